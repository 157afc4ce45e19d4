// The check of `npm run check` that every row is named by a test, on a small project of its own.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-requirements-'));
  for (const name of ['scripts/lib', 'docs', 'tests']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const file of ['check-requirements.mjs', 'lib/project.mjs', 'lib/list-files.mjs']) {
    cpSync(inProject('scripts', file), join(folder, 'scripts', file));
  }
  // It reads the tests by TypeScript's parser.
  const packages = realpathSync(inProject('node_modules'));
  symlinkSync(packages, join(folder, 'node_modules'), 'junction');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const head = ['# Rules', '', '| id | rule | source |', '|---|---|---|'];

/** What it says of two rows, maybe others, and these tests. */
function check(tests: string, ...others: string[]): string {
  const rows = [...head, '| ONE-01 | A rule. | § |', '| ONE-02 | Another. | § |', ...others];
  writeFileSync(join(folder, 'docs', 'requirements.md'), rows.join('\n'));
  writeFileSync(join(folder, 'tests', 'rules.test.ts'), tests);
  const script = join(folder, 'scripts', 'check-requirements.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

const unnamed = (ids: string) => `Named by no test:\n  ${ids}\n`;

test('a row is named by the title of a test or of a group of tests', () => {
  expect(check("describe('[ONE-01] a', () => it.each([1])('[ONE-02] b', () => {}));")).toBe('');
  expect(check("test('[ONE-01] a', () => {});")).toBe(unnamed('ONE-02'));
  expect(check("test('[ONE-01] [ONE-02] [ONE-03] a', () => {});")).toBe(
    'ONE-03 is no row of docs/requirements.md: tests/rules.test.ts\n',
  );
});

test('what never runs names nothing, whatever is in it', () => {
  expect(check("test.skip('[ONE-01] [ONE-02] a', () => {});")).toBe(unnamed('ONE-01 ONE-02'));
  expect(check("describe.skip('[ONE-01] a', () => test('[ONE-02] b', () => {}));")).toBe(
    unnamed('ONE-01 ONE-02'),
  );
});

test('a row that cannot be read is refused', () => {
  const rows = [
    '| ONE-02b | A rule with a letter. | § |',
    '| one-03 | A rule in small letters. | § |',
    '|ONE-03| A rule without blanks. | § |',
    '| ONE-3.1 | A rule with a point. | § |',
    '| A rule without a number. | § |',
  ];
  expect(check("test('[ONE-01] [ONE-02] a', () => {});", ...rows)).toBe(
    rows.map((row) => `No number such as ONE-01 can be read in: ${row}\n`).join(''),
  );
});
