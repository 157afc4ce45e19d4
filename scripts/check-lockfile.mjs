// Checks the lockfile: every package has its sha512, and no address stands in it (.npmrc leaves them out,
// so that any mirror works and nothing comes from a foreign place).
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
  if (entry.resolved) {
    problems.push(`${path} names an address: ${entry.resolved}`);
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
