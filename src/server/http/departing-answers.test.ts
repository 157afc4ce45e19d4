import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { until } from '#tests/api/start-deployment.ts';
import { type DepartureLimits, registerDepartingAnswers } from './departing-answers.ts';
import { registerErrorHandler } from './error-handler.ts';

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** More than the buffers of a connection take over by themselves. */
const answerBytes = 20_000_000;

async function startWith(limits: DepartureLimits) {
  app = Fastify({ trustProxy: true });
  registerErrorHandler(app);
  registerDepartingAnswers(app, limits);
  app.get('/large', () => Buffer.alloc(answerBytes));
  app.get('/small', () => 'a few words');
  await app.listen({ port: 0, host: '127.0.0.1' });
}

const portOf = () => (app.server.address() as AddressInfo).port;
const ask = (path: string, from: string) =>
  fetch(`http://127.0.0.1:${portOf()}${path}`, { headers: { 'x-forwarded-for': from } });

/** Asks and takes nothing of the answer. */
function askAndStall(from: string) {
  const socket = connect(portOf(), '127.0.0.1');
  sockets.push(socket);
  const state = { isEnded: false };
  socket.on('error', () => {});
  socket.on('close', () => {
    state.isEnded = true;
  });
  socket.pause();
  socket.write(`GET /large HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  return { socket, state };
}

const connections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

test('[OPS-65] what an address does not take has a limit, and others and small answers go on', async () => {
  const places = { total: 3 * answerBytes, perAddress: answerBytes, few: answerBytes };
  await startWith({ places, stillMs: 60_000, leastBytes: 64_000 });
  const { socket } = askAndStall('10.0.0.1');
  await until(async () => (await ask('/large', '10.0.0.1')).status === 429);
  expect((await ask('/small', '10.0.0.1')).status).toBe(200);
  const other = await ask('/large', '10.0.0.2');
  expect((await other.arrayBuffer()).byteLength).toBe(answerBytes);
  socket.destroy();
  await until(async () => {
    const answer = await ask('/large', '10.0.0.1');
    await answer.arrayBuffer();
    return answer.status === 200;
  });
});

test('[OPS-65] an answer that nobody takes is given up', async () => {
  const places = { total: 3 * answerBytes, perAddress: answerBytes, few: answerBytes };
  await startWith({ places, stillMs: 1_000, leastBytes: 64_000 });
  askAndStall('10.0.0.1');
  await until(async () => (await connections()) === 1);
  await until(async () => (await connections()) === 0);
});
