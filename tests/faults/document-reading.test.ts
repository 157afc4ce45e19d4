// kill -9 on the production build while a document is read: it is read after the restart. Hostile documents are
// in tests/attacks/hostile-files.test.ts.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleText } from '#tests/api/example-files.ts';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { continueProcess, listReaders, pauseProcess } from '#tests/peers/list-readers.ts';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { newDeviceId } from '#tests/setup/sample-company.mjs';

let server: BuiltServer;
let client: PlainClient;
let path: string;
let assistantId: number;

interface Listed {
  originalName: string;
  readingStatus: string;
  readingProblem: string;
}

beforeAll(async () => {
  server = await startBuiltServer({ env: { RATE_LIMIT: 'off' } });
  client = new PlainClient(server.url);
  await client.expectOk('GET', '/api/device');
  const created = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
  assistantId = created.id;
  path = `/api/assistants/${assistantId}/documents`;
});

afterAll(() => server.stop());

const list = (): Promise<Listed[]> => client.expectOk('GET', path);

async function send(name: string, content: Buffer | string) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const { status, body } = await client.send('POST', path, form);
  return `${status} ${body.detail ?? ''}`;
}

test('[DOC-11] kill -9 while a document is read: its reader ends, and it is read after the restart', async () => {
  const before = (await list()).length;
  expect(await send('after.txt', exampleText)).toBe('200 ');
  let reader: number | undefined;
  while (reader === undefined || !pauseProcess(reader)) {
    [reader] = await listReaders(server.pid());
  }
  const last = async () => (await list()).find(({ originalName }) => originalName === 'after.txt');
  expect(await last()).toMatchObject({ readingStatus: 'reading' });
  await server.end('SIGKILL');
  await server.start();
  expect(await last()).toMatchObject({ readingStatus: 'reading' });
  // Let go, it sees that nobody waits for it any more.
  continueProcess(reader);
  while (isRunning(reader)) await wait(20);
  while ((await last())?.readingStatus !== 'ready') await wait(100);
  expect(await list()).toHaveLength(before + 1);
});

function isRunning(pid: number): boolean {
  try {
    // A process that ended and waits for its parent counts as running; the system itself takes it in.
    return process.kill(pid, 0) && !/^State:\s+Z/m.test(statusOf(pid));
  } catch {
    return false;
  }
}

function statusOf(pid: number): string {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
