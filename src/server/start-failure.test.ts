import { type ExecFileException, execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tests/peers/free-port.mjs';
import { startFailure } from './start-failure.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-failing-'));
  writeFileSync(join(folder, 'file'), '');
  mkdirSync(join(folder, 'database-is-folder', 'porchlight.db'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(script: string, args: string[], env: Record<string, string>): Promise<string> {
  const settings = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(folder, 'data'), ...env };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `src/server/${script}.ts`, ...args],
      // It ends what would go on for ever; nothing is measured by it.
      { env: settings, timeout: 100_000 },
      (error: ExecFileException | null, out, err) => {
        if (error?.code === 1) resolve(out + err);
        else reject(new Error(`ended with ${error?.code}: ${out}${err}`));
      },
    );
  });
}

describe('a start that cannot succeed', () => {
  test.each([
    ['HOST=10.255.255.1', 'HOST=10.255.255.1 is no address of this machine.'],
    ['DATA_DIR=<folder>/file', '<folder>/file is a file, not a folder.'],
    ['DATA_DIR=<folder>/database-is-folder', 'porchlight.db cannot be opened: it must be a file'],
    ['DATABASE_URL=postgres://me:secret-word@nowhere.invalid/x', 'nowhere.invalid of DATABASE_URL'],
  ])('[OPS-104] says in one sentence what is wrong: %s', async (setting, sentence) => {
    const [name = '', value = ''] = setting.replace('<folder>', folder).split(/=(.*)/s);
    const output = await run('main', [], { [name]: value });
    expect(output).toContain(sentence.replace('<folder>', folder));
    expect(output.trimEnd().split('\n')).toHaveLength(1);
    expect(output).not.toContain('secret-word');
  });

  test('[OPS-104] PostgreSQL that is away is said by server and commands alike', async () => {
    const port = await freePort();
    const env = { DATABASE_URL: `postgres://me:secret-word@127.0.0.1:${port}/x` };
    const outputs = await Promise.all([
      run('main', [], env),
      run('owner-command', ['delete', 'one'], env),
      run('backup-command', ['backup', join(folder, 'all.gz')], env),
    ]);
    for (const output of outputs) {
      expect(output).toBe(
        `PostgreSQL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED): does it run, and does DATABASE_URL name the right host and port?\n`,
      );
    }
  });

  test.runIf(process.platform === 'linux')(
    '[OPS-104] a folder that can never be made is refused, not tried for ever',
    async () => {
      expect(await run('main', [], { DATA_DIR: '/proc/nope' })).toBe(
        'DATA_DIR=/proc/nope cannot be used: /proc/nope cannot be made.\n',
      );
    },
  );

  test('[OPS-104] a port for which this user has no right is named', async () => {
    const error = Object.assign(new Error('denied'), { code: 'EACCES', syscall: 'listen' });
    expect(await startFailure(error, { host: '127.0.0.1', port: 80 })).toMatch(
      /^This user may not use port 80:/,
    );
  });

  test('only what nobody foresaw is told with its stack', async () => {
    expect(await startFailure(new Error('a fault of ours'))).toMatch(
      /^The server could not start: Error: a fault of ours\n\s+at /,
    );
  });
});
