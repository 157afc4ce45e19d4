// Installs what is missing: compares package-lock.json with what lies in node_modules.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Packages of the lockfile that are absent or of another version.
 * Optional ones (built for other systems) never count.
 *
 * @param {{ isDevelopmentNeeded: boolean }} options
 * @returns {string[]}
 */
function findMissingPackages({ isDevelopmentNeeded }) {
  const wanted = readPackages(inProject('package-lock.json'));
  const present = readPackages(inProject('node_modules', '.package-lock.json'));
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && !entry.optional && !entry.devOptional && !entry.link)
    .filter(([, entry]) => isDevelopmentNeeded || !entry.dev)
    .filter(
      ([path, entry]) => present[path]?.version !== entry.version || !existsSync(inProject(path)),
    )
    .map(([path]) => path.replace(/^node_modules\//, ''));
}

/**
 * Runs `npm ci` if a package is missing. Build tools are installed even under NODE_ENV=production.
 *
 * @param {{ isDevelopmentNeeded: boolean }} options
 */
export async function installMissingPackages(options) {
  const missing = findMissingPackages(options);
  if (missing.length === 0) {
    return;
  }
  console.log(`Installing packages (${missing.length} missing) …`);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const result = await runNpm(args, { isShown: true });
  if (result.code !== 0) {
    console.error('Installing the packages failed; the lines above say why.');
    process.exit(result.code);
  }
}

/**
 * @param {string[]} args
 * @param {{ isShown?: boolean }} [options]
 */
export function runNpm(args, options = {}) {
  // Under `npm start` npm names its own file, which spares us from finding npm (a .cmd on Windows).
  const npmFile = process.env.npm_execpath;
  if (npmFile && /npm-cli\.c?js$/.test(npmFile)) {
    return runCommand(process.execPath, [npmFile, ...args], options);
  }
  return runCommand('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}
