// Hostile documents and kill -9 on the production build: each row says its reason, the server stays small and
// answers, one reader works at a time, and what was being read is read after the restart.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examplePdf, exampleText, makeDocx } from '#tests/api/example-files.ts';
import { makeHandbook, makePdf, makePdfBomb, makeScan } from '#tests/api/reading-files.ts';
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
const isOver = ({ readingStatus }: Listed) => /ready|failed/.test(readingStatus);

async function send(name: string, content: Buffer | string) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  const { status, body } = await client.send('POST', path, form);
  return `${status} ${body.detail ?? ''}`;
}

test('[DOC-09] [DOC-10] hostile documents: a clear reason each, the server small and answering, one reader at a time', async () => {
  const zeros = makeDocx([{ name: 'word/a.bin', content: Buffer.alloc(60_000_000) }]);
  expect(await send('bomb.docx', zeros)).toMatch(/^400 .*unpacks to far more/);
  expect(await send('large.txt', Buffer.alloc(60_000_000, 'a'))).toMatch(/^413 Maximum file size/);
  expect(await send('program.pdf', 'MZ')).toMatch(/^415 Only PDF, DOCX, TXT/);

  const stored: [name: string, content: Buffer | string][] = [
    ['bomb.pdf', makePdfBomb(1_000)],
    ['locked.pdf', await makePdf((pdf) => pdf.addPage().text('x'), { userPassword: 'secret' })],
    ['scan.pdf', await makeScan()],
    ['cut.pdf', examplePdf.subarray(0, 60)],
    ['handbook.pdf', await makeHandbook(30)],
    ['rules.docx', makeDocx()],
    ['hours.txt', exampleText],
  ];
  for (const [name, content] of stored) expect(await send(name, content)).toBe('200 ');

  let answered = 0;
  let mostReaders = 0;
  while (!(await list()).every(isOver)) {
    answered += 1;
    mostReaders = Math.max(mostReaders, (await listReaders(server.pid())).length);
  }
  const state = ({ readingStatus, readingProblem }: Listed) => `${readingStatus} ${readingProblem}`;
  const states = Object.fromEntries((await list()).map((row) => [row.originalName, state(row)]));
  expect(states).toEqual({
    'bomb.pdf': expect.stringMatching(/^failed .*too much time or memory/),
    'locked.pdf': expect.stringMatching(/^failed .*password/),
    'scan.pdf': expect.stringMatching(/^failed .*looks like a scan/),
    'cut.pdf': expect.stringMatching(/^failed .*damaged/),
    'handbook.pdf': 'ready ',
    'rules.docx': 'ready ',
    'hours.txt': 'ready ',
  });
  expect(answered).toBeGreaterThan(0);
  expect(mostReaders).toBe(1);
  const peak = peakMegabytes(server.pid());
  console.log(`The server took at most ${peak ?? 'an unknown number of'} MB.`);
  if (peak !== null) expect(peak).toBeLessThan(400);
  // What was written of a document into the log is its number only.
  for (const [name] of stored) expect(server.output()).not.toContain(name);
});

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

/** Only Linux keeps count of the most a process took. */
function peakMegabytes(pid: number): number | null {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(statusOf(pid))?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

function statusOf(pid: number): string {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
