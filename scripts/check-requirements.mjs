// Checks that every numbered row of docs/requirements.md is named by a test's title, for example
// '[DASH-07] shows one assistant at a time', and that tests name no row that does not exist.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { listFiles } from './lib/list-files.mjs';
import { inProject } from './lib/project.mjs';

const text = readFileSync(inProject('docs', 'requirements.md'), 'utf8');
const { ids: requiredIds, unreadable } = rowsOf(text);
const knownIds = new Set(requiredIds);

/** @type {Map<string, string[]>} id → files */
const named = new Map();
for (const file of listFiles(['src', 'tests', 'scripts'], /\.(test|spec)\.tsx?$/)) {
  for (const id of titlesOf(file).flatMap(idsIn)) {
    named.set(id, [...(named.get(id) ?? []), file]);
  }
}

const missing = requiredIds.filter((id) => !named.has(id));
const unknown = [...named].filter(([id]) => !knownIds.has(id));
const double = requiredIds.filter((id, index) => requiredIds.indexOf(id) !== index);

console.log(
  `${requiredIds.length - missing.length} of ${requiredIds.length} rows are named by a test`,
);
if (requiredIds.length === 0) {
  console.error('No row was read from docs/requirements.md.');
}
if (missing.length > 0) {
  console.error(`Named by no test:\n${groupByChapter(missing)}`);
}
for (const [id, files] of unknown) {
  console.error(`${id} is no row of docs/requirements.md: ${[...new Set(files)].join(', ')}`);
}
for (const row of unreadable) {
  console.error(`No number such as ONE-01 can be read in: ${row}`);
}
for (const id of double) {
  console.error(`${id} stands twice in docs/requirements.md`);
}
const faults = missing.length + unknown.length + unreadable.length + double.length;
const isMet = faults === 0 && requiredIds.length > 0;
process.exit(isMet ? 0 : 1);

/**
 * Every line of a table but its head: a row that cannot be read must not be passed over.
 *
 * @param {string} markdown
 */
function rowsOf(markdown) {
  const rows = markdown
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line.startsWith('|') && !isHead(line, lines[index + 1]));
  const idOf = (/** @type {string} */ row) => /^\| ([A-Z]+-\d+) \|/.exec(row)?.[1];
  return {
    ids: rows.flatMap((row) => idOf(row) ?? []),
    unreadable: rows.filter((row) => !idOf(row)),
  };
}

/**
 * @param {string} line
 * @param {string | undefined} next
 */
function isHead(line, next) {
  const isRule = (/** @type {string} */ text) => /^\|[\s:|-]+\|$/.test(text);
  return isRule(line) || (next !== undefined && isRule(next));
}

/** @param {string} title */
function idsIn(title) {
  return [...title.matchAll(/\[([A-Z]+-\d+(?:[,\s]+[A-Z]+-\d+)*)\]/g)].flatMap(([, ids = '']) =>
    ids.split(/[,\s]+/),
  );
}

/**
 * Titles of tests and suites; not of those that never run, nor of what is in them.
 *
 * @param {string} file
 */
function titlesOf(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(inProject(file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  /** @type {string[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      if (isSkipped(node.expression)) return;
      const [title] = node.arguments;
      if (title) {
        titles.push(title.getText(source));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;

  /** @param {ts.Expression} callee such as test, it.each(table), test.describe */
  function isTestCall(callee) {
    return /^(test|it|describe)\b/.test(callee.getText(source));
  }

  /** @param {ts.Expression} callee such as describe.skip */
  function isSkipped(callee) {
    return /\.(skip|todo|fixme)\b/.test(callee.getText(source));
  }
}

/** @param {string[]} ids */
function groupByChapter(ids) {
  const prefixes = [...new Set(ids.map((id) => id.split('-')[0]))];
  return prefixes
    .map((prefix) => `  ${ids.filter((id) => id.startsWith(`${prefix}-`)).join(' ')}`)
    .join('\n');
}
