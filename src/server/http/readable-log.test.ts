import { expect, test } from 'vitest';
import { startApp } from '#tests/api/start-app.ts';
import { readableLog, terminalOf } from './readable-log.ts';

function shown(entry: object): string {
  let text = '';
  readableLog({ write: (line) => (text += line) }).write(`${JSON.stringify(entry)}\n`);
  return text;
}
const time = new Date('2026-11-23T17:24:30').getTime();

test('[OPS-103] at a terminal a request is one short line', async () => {
  const lines: string[] = [];
  const { newClient, close } = await startApp({
    env: { LOG_LEVEL: 'info' },
    build: { logStream: readableLog({ write: (line) => lines.push(line) }) },
  });
  await newClient().get('/api/config');
  await close();
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d {2}GET \/api\/config {2}200 {2}[\d.]+ ms\n$/),
  ]);
});

test('[OPS-103] a warning and an error keep their facts, their request and the place', () => {
  const err = { type: 'Error', code: 'EIO', message: '', stack: '    at save (store.ts:3:1)' };
  expect(shown({ level: 50, time, pid: 1, hostname: 'h', reqId: 'r-1', err, msg: 'failed' })).toBe(
    '17:24:30  ERROR failed Error EIO  (request r-1)\n    at save (store.ts:3:1)\n',
  );
  expect(shown({ level: 40, time, kind: 'email', last: { code: 451 }, msg: 'not sent' })).toBe(
    '17:24:30  WARNING not sent kind=email last={"code":451}\n',
  );
  expect(shown({ level: 30, time, msg: 'stopping', signal: 'SIGINT' })).toBe(
    '17:24:30  stopping signal=SIGINT\n',
  );
});

test('[OPS-103] what is no JSON is passed on as it is', () => {
  let text = '';
  readableLog({ write: (line) => (text += line) }).write('plain\n');
  expect(text).toBe('plain\n');
});

test('[OPS-103] only a terminal is a terminal', () => {
  const output = (isTTY: boolean) =>
    ({ isTTY, write: () => true }) as unknown as NodeJS.WriteStream; // both are all that is asked
  expect(terminalOf(output(false))).toBeUndefined();
  expect(terminalOf(output(true))).toBeDefined();
});
