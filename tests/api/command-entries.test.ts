// `npm run deliveries`, `owner` and `purge` as processes of their own beside a running server.
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject } from '../../scripts/lib/project.mjs';
import { createDraft } from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';

const device = 'device_1_command-entries';
let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
  await createDraft(started.newClient(), device);
});
afterAll(() => started.close());

function run(name: string, args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { dataDir, databaseUrl } = started.services.config;
  const script = inProject('src', 'server', `${name}-command.ts`);
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', script, ...args],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode ?? 1, out, err }),
    );
  });
}

test('[OPS-20] [OPS-22] [OPS-24] they read the settings and the data of the server and print what they did', async () => {
  expect(await run('deliveries', ['list'])).toEqual({
    code: 0,
    out: '0 failed, 0 pending\n',
    err: '',
  });
  expect(await run('owner', ['delete', device])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^ +1 {2}owners$[\s\S]*Nothing was deleted: add --yes/m),
    err: '',
  });
  // The draft is of March and the machine's clock is later.
  expect(await run('purge', ['--clock-is-right'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^ +1 {2}empty drafts$/m),
    err: '',
  });
});

test('[OPS-20] [OPS-22] what is refused is one sentence and exit code 1', async () => {
  expect(await run('owner', ['delete', 'device_9_unknown', '--yes'])).toEqual({
    code: 1,
    out: '',
    err: 'Nothing is stored of an owner, device or assistant device_9_unknown.\n',
  });
});
