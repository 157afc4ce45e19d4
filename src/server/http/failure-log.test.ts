import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { startApp } from '#tests/api/start-app.ts';
import { until } from '#tests/api/start-deployment.ts';
import { AppError } from './app-error.ts';
import { registerErrorHandler } from './error-handler.ts';
import { createFailureLog } from './failure-log.ts';
import { logOptions } from './request-log.ts';

interface Line {
  level: number;
  msg: string;
  count?: number;
  err?: { type: string; code?: string; peer?: string; stack: string };
}

const lines: Line[] = [];
const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
afterEach(() => void lines.splice(0));

const newLog = () =>
  Fastify(logOptions({ logLevel: 'info' } as Parameters<typeof logOptions>[0], logStream)).log;

test('[OPS-63] refusals of one kind are one line without a stack, and then their number', async () => {
  const log = newLog();
  const logFailure = createFailureLog(log, 100);
  const refusal = new AppError('unavailable');
  for (let n = 0; n < 50; n += 1) logFailure({ log }, refusal, 'unavailable');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ level: 40, msg: 'unavailable' });
  expect(lines[0]?.err).toBeUndefined();
  await until(() => lines.length === 2);
  expect(lines[1]).toMatchObject({ level: 40, msg: 'unavailable, again', count: 49 });
  logFailure({ log }, refusal, 'unavailable');
  expect(lines).toHaveLength(3);
});

test('[OPS-63] a database that is away is one line with its host and code', () => {
  const log = newLog();
  const logFailure = createFailureLog(log);
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const away = Object.assign(new AggregateError([refused]), { peer: 'db.internal:5432' });
  for (let n = 0; n < 50; n += 1) logFailure({ log }, away, 'unavailable');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 50,
    err: { type: 'AggregateError', code: 'ECONNREFUSED', peer: 'db.internal:5432' },
  });
});

test('[OPS-63] each fault of the program has its line', () => {
  const log = newLog();
  const logFailure = createFailureLog(log);
  for (let n = 0; n < 3; n += 1) logFailure({ log }, new Error('a bug'), 'internal');
  expect(lines.map(({ level }) => level)).toEqual([50, 50, 50]);
});

test('[OPS-63] a client that breaks off in the middle of its body is no fault of the server', async () => {
  const { app, close } = await startApp({ env: { LOG_LEVEL: 'info' }, build: { logStream } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const requests: IncomingMessage[] = [];
  app.server.on('request', (request) => requests.push(request));
  const head =
    'POST /api/assistants HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
  const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write(head);
  const areRead = () => requests.filter((request) => request.readableFlowing === true).length;
  await until(() => areRead() === 20);
  for (const socket of sockets) socket.destroy();
  await until(() => lines.filter(({ msg }) => msg === 'the client left').length === 20);
  await close();
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
});

test('an app has such a log', async () => {
  const app = Fastify(
    logOptions({ logLevel: 'info' } as Parameters<typeof logOptions>[0], logStream),
  );
  registerErrorHandler(app);
  app.get('/', () => Promise.reject(new AppError('unavailable')));
  for (let n = 0; n < 5; n += 1) expect((await app.inject('/')).statusCode).toBe(503);
  await app.close();
  expect(lines.map(({ level }) => level)).toEqual([40]);
});
