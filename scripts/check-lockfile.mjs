// Checks the lockfile: every package has its sha512, comes by https from no host but npm's own, and no
// host of somebody's machine stands in it (.npmrc leaves the hosts out, so that any mirror works).
import { readFileSync } from 'node:fs';
import { inProject } from './lib/project.mjs';
import { runNode } from './lib/run-command.mjs';

const lockfile = inProject('package-lock.json');
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));

/** @type {string[]} */
const problems = [];
for (const [path, entry] of Object.entries(packages)) {
  if (path === '') {
    continue;
  }
  if (!entry.integrity?.startsWith('sha512-')) {
    problems.push(`${path} has no sha512 in package-lock.json`);
  }
  if (entry.resolved && !entry.resolved.startsWith('https://registry.npmjs.org/')) {
    problems.push(`${path} comes from a foreign place: ${entry.resolved}`);
  }
}

const lint = await runNode(inProject('node_modules', 'lockfile-lint', 'bin', 'lockfile-lint.js'), [
  ...['--path', lockfile, '--type', 'npm'],
  ...['--validate-https', '--allowed-hosts', 'npm', '--validate-integrity'],
]);
if (lint.code !== 0) {
  problems.push(lint.output.trim());
}

console.log(`${Object.keys(packages).length - 1} packages`);
for (const problem of problems) {
  console.error(problem);
}
process.exit(problems.length === 0 ? 0 : 1);
