// What lies in DATA_DIR is for the account that runs the server, whatever the machine's umask is.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createComplete } from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';

const parent = mkdtempSync(join(tmpdir(), 'porchlight-private-'));
const dataDir = join(parent, 'not', 'there');
let started: StartedApp;
beforeEach(async () => {
  started = await startApp({ env: { DATA_DIR: dataDir } });
});
afterEach(async () => {
  await started.close();
  rmSync(parent, { recursive: true, force: true });
});

test('[OPS-07] [OPS-52] a missing DATA_DIR is made on either database, and the server is ready', async () => {
  expect(existsSync(dataDir)).toBe(true);
  const { status, body } = await started.newClient().get('/readyz');
  expect([status, body.status]).toEqual([200, 'ready']);
});

test('[OPS-52] no other account can read the folder, the database or a mail', async () => {
  const client = started.newClient();
  const id = await createComplete(client);
  await client.post(`/api/assistants/${id}/deploy`);
  await started.services.outbox.runDue();
  const mails = join(dataDir, 'mail');
  const names = readdirSync(mails).map((name) => join(mails, name));
  const databaseFiles = readdirSync(dataDir)
    .filter((name) => name.startsWith('porchlight.db'))
    .map((name) => join(dataDir, name));
  expect(names).toHaveLength(1);
  expect(databaseFiles.length > 0).toBe(started.services.dialect === 'sqlite');
  for (const path of [dataDir, mails, ...names, ...databaseFiles]) {
    expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
  }
});
