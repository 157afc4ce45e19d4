// `npm run evals -- [--data <folder>] [--final] [--only <name>] [--misses]`: runs every module of this
// folder that exports `evaluate`, prints the table of each as it ends, and ends with code 0 only if every figure
// holds.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { EvalRow, Evaluate } from './eval-row.ts';
import { evalTable } from './eval-table.ts';

const publicSets = [
  'clinc150.json',
  'banking77-train.csv',
  'banking77-test.csv',
  'emergency-dev.json',
];

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    final: { type: 'boolean', default: false },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

const dataFolder = values.data === undefined ? null : resolve(values.data);
const missing = publicSets.filter((file) => dataFolder && !existsSync(join(dataFolder, file)));
if (missing.length > 0) {
  console.error(`${dataFolder} lacks ${missing.join(', ')}.`);
  process.exit(2);
}

const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+[.]ts$/.test(file) && file !== 'run.ts')
  .map((file) => file.replace('.ts', ''))
  .sort();
if (values.only !== undefined && !names.includes(values.only)) {
  console.error(`There is no evaluation named ${values.only}; there are ${names.join(', ')}.`);
  process.exit(2);
}

// The voices wait for the end of a process that holds nothing: without this Node.js would leave there, with
// code 13 and no table. process.exit() ends it.
setInterval(() => {}, 60_000);

const parts: { name: string; evaluate: Evaluate }[] = [];
for (const name of names) {
  if (values.only !== undefined && name !== values.only) continue;
  // Modules without `evaluate` are parts of others.
  const { evaluate }: { evaluate?: Evaluate } = await import(`./${name}.ts`);
  if (evaluate !== undefined) parts.push({ name, evaluate });
}
if (parts.length > 1) console.log(`${parts.length} parts, some minutes in all.`);

const rows: (EvalRow & { name: string })[] = [];
for (const [index, { name, evaluate }] of parts.entries()) {
  console.log(`\n== part ${index + 1} of ${parts.length}: ${name} …`);
  const startedAt = Date.now();
  const found = await figuresOf(name, evaluate);
  rows.push(...found);
  // Whoever reads the cases of the final part would begin to develop for them.
  if (values.misses && !values.final) {
    for (const { what, misses = [] } of found) {
      for (const miss of misses) console.log(`${name} · ${what} · ${miss}`);
    }
  }
  console.log(evalTable(found));
  console.log(`in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}

const missed = rows.filter((row) => !row.isHeld).length;
for (const { name, what } of rows.filter((row) => !row.isHeld)) {
  console.log(`MISSED: ${name}, ${what}`);
}
const judged = rows.filter((row) => row.target !== '—' || !row.isHeld).length;
console.log(
  `\n${judged - missed} of ${judged} figures hold, ${values.final ? 'final part' : 'development part'}${dataFolder ? '' : ', without the public sets (--data)'}.`,
);
// Nothing measured is nothing shown.
process.exit(missed === 0 && judged > 0 ? 0 : 1);

/** An evaluation that breaks is a figure that is missed, and the others still run. */
async function figuresOf(name: string, evaluate: Evaluate) {
  try {
    const found = await evaluate({ dataFolder, isFinal: values.final });
    return found.map((row) => ({ name, ...row }));
  } catch (error) {
    console.error(error);
    const figure = error instanceof Error ? error.message : String(error);
    return [{ name, what: 'runs to its end', figure, target: 'yes', isHeld: false }];
  }
}
