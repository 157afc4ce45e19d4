// `npm run test:faults`: the long forms of the faults and attacks, one after the other, and a table of what was
// measured. The short forms are part of `npm test`. A word chooses the files whose names have it in them.
import './lib/require-node.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { installMissingPackages } from './lib/packages.mjs';
import { inProject } from './lib/project.mjs';
import { runNode } from './lib/run-command.mjs';

await installMissingPackages({ isDevelopmentNeeded: true });
const { buildIfChanged } = await import('./lib/build-if-changed.mjs');
const { ensurePostgres } = await import('../tests/peers/postgres.mjs');
await buildIfChanged();
console.log(`PostgreSQL: ${(await ensurePostgres()) ?? 'none, what needs it is skipped'}`);

const figuresFile = inProject('.cache', 'fault-figures.jsonl');
mkdirSync(inProject('.cache'), { recursive: true });
rmSync(figuresFile, { force: true });
const [loadBefore = 0] = loadavg();
const { code } = await runNode(
  inProject('node_modules', 'vitest', 'vitest.mjs'),
  // Two side by side would measure each other.
  ['run', ...process.argv.slice(2), '--project', 'faults', '--maxWorkers', '1'],
  {
    isShown: true,
    env: { ...process.env, FAULTS: 'long', ATTACKS: 'long', FAULT_FIGURES: figuresFile },
  },
);

/** @type {{ row: string, what: string, wanted: string, measured: string }[]} */
const figures = existsSync(figuresFile)
  ? readFileSync(figuresFile, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
figures.sort((one, other) => one.row.localeCompare(other.row, 'en', { numeric: true }));
console.log(
  `\nOn ${cpus().length} processors, Node ${process.versions.node}; other load at the start: ${loadBefore.toFixed(1)}.\n`,
);
console.log('| row | what | wanted | measured |\n|---|---|---|---|');
for (const { row, what, wanted, measured } of figures) {
  console.log(`| ${row} | ${what} | ${wanted} | ${measured} |`);
}
process.exit(code);
