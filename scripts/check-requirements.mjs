// Checks that every numbered row of docs/requirements.md is named by a test's title, for example
// '[DASH-07] shows one assistant at a time', and that tests name no row that does not exist.
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { listFiles } from './lib/list-files.mjs';
import { inProject } from './lib/project.mjs';

const text = readFileSync(inProject('docs', 'requirements.md'), 'utf8');
const requiredIds = rowsOf(text);
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
for (const id of double) {
  console.error(`${id} stands twice in docs/requirements.md`);
}
const isMet = missing.length + unknown.length + double.length === 0 && requiredIds.length > 0;
process.exit(isMet ? 0 : 1);

/** @param {string} markdown */
function rowsOf(markdown) {
  return [...markdown.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id = '']) => id);
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
