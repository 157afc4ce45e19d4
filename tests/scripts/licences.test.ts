// The licence check of `npm run check`, on a small project of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-licences-'));
  mkdirSync(join(folder, 'scripts', 'lib'), { recursive: true });
  for (const file of ['check-licences.mjs', 'lib/project.mjs']) {
    cpSync(inProject('scripts', file), join(folder, 'scripts', file));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function check(packages: Record<string, { license?: string; dev?: boolean }>) {
  const lock = { packages: { '': { license: 'MIT' }, ...packages } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const script = join(folder, 'scripts', 'check-licences.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  return { status, stderr };
}

const inner = 'node_modules/one/node_modules/two';

test('[OPS-26] every package of the lockfile, however deep, needs a permissive licence', () => {
  expect(check({ 'node_modules/one': { license: 'MIT' } }).status).toBe(0);
  for (const license of [
    'GPL-3.0-only',
    'AGPL-3.0',
    'LGPL-3.0',
    'SSPL-1.0',
    'UNLICENSED',
    'BUSL-1.1',
  ]) {
    expect(check({ [inner]: { license } })).toEqual({
      status: 1,
      stderr: `${inner}: ${license}\n`,
    });
  }
  expect(check({ [inner]: {} })).toEqual({ status: 1, stderr: `${inner}: no licence named\n` });
});

test('[OPS-26] of a choice one must be permissive, of a sum all; weak copyleft is for tools', () => {
  expect(check({ [inner]: { license: '(GPL-2.0 OR MIT)' } }).status).toBe(0);
  expect(check({ [inner]: { license: 'MIT AND GPL-2.0' } }).status).toBe(1);
  expect(check({ [inner]: { license: 'MPL-2.0', dev: true } }).status).toBe(0);
  expect(check({ [inner]: { license: 'MPL-2.0' } }).status).toBe(1);
});
