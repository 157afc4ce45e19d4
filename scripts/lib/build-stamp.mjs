// Knows whether dist/ was built from the sources as they are now, by a hash of everything that goes in.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inProject, projectFolder } from './project.mjs';

const stampFile = inProject('dist', 'sources.sha256');
const inputs = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'scripts/build.mjs',
];

/** True if there is a finished build of exactly these sources, or a build and no sources at all. */
export function isBuildCurrent() {
  if (!existsSync(inProject('dist', 'server', 'main.js')) || !existsSync(stampFile)) {
    return false;
  }
  return !existsSync(inProject('src')) || readFileSync(stampFile, 'utf8') === hashSources();
}

export function hashSources() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(inProject(input))).sort()) {
    // Names and contents are separated, so that moving a line between files changes the hash.
    hash.update(`\0${relative(projectFolder, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Of the build that is there; null while one is made. */
export function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
}

export function removeStamp() {
  rmSync(stampFile, { force: true });
}

/** @param {string} hash as it was before the build began, so that a change meanwhile counts. */
export function writeStamp(hash) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(path)) {
    return [];
  }
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries.flatMap((entry) => {
    const child = join(path, entry.name);
    if (entry.isDirectory()) {
      return listFiles(child);
    }
    return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
  });
}
