import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { until } from '#tests/api/start-deployment.ts';
import { type ArrivalLimits, registerArrivingBodies } from './arriving-bodies.ts';
import { registerErrorHandler } from './error-handler.ts';

const manyPlaces = { total: 100, perAddress: 100, few: 100 };
let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function startWith(limits: ArrivalLimits) {
  app = Fastify({ trustProxy: true, bodyLimit: 10_000_000 });
  registerErrorHandler(app);
  registerArrivingBodies(app, limits);
  app.post('/echo', (request) => ({ length: JSON.stringify(request.body).length }));
  // Never reads what comes.
  app.addContentTypeParser('text/unread', (_request, _payload, done) => done(null, null));
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  app.post('/waits', () => released.then(() => 'at last'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { letGo };
}

const portOf = () => (app.server.address() as AddressInfo).port;

/** Announces a body of 1,000 bytes and sends its first. */
function stall(path: string, { type = 'application/json', from = '10.0.0.1' } = {}) {
  const socket = connect(portOf(), '127.0.0.1');
  sockets.push(socket);
  const answer = { text: '', isEnded: false };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    answer.text += chunk;
  });
  socket.on('close', () => {
    answer.isEnded = true;
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n{`,
  );
  return { socket, answer };
}

const echo = (from: string, text = 'x') =>
  fetch(`http://127.0.0.1:${portOf()}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ text }),
  });

test('[OPS-61] a body that stands still is given up, one that gets on is not', async () => {
  await startWith({ places: manyPlaces, windowMs: 2_000, leastBytes: 10 });
  const still = stall('/echo');
  const moving = stall('/echo');
  const timer = setInterval(
    () => moving.socket.writable && moving.socket.write('x'.repeat(50)),
    10,
  );
  await until(() => still.answer.isEnded);
  expect(still.answer.text).toMatch(/^HTTP\/1\.1 408 /);
  await until(() => moving.answer.text.includes('HTTP/1.1'));
  clearInterval(timer);
  // All of it came: refused for what it says, not for how long it took.
  expect(moving.answer.text).toMatch(/^HTTP\/1\.1 400 /);
  expect((await echo('10.0.0.1', 'x'.repeat(200_000))).status).toBe(200);
});

test('[OPS-61] a body that this server does not read yet is not given up', async () => {
  const { letGo } = await startWith({ places: manyPlaces, windowMs: 50, leastBytes: 10 });
  const waiting = stall('/waits', { type: 'text/unread' });
  const still = stall('/echo');
  await until(() => still.answer.isEnded);
  const another = stall('/echo');
  await until(() => another.answer.isEnded);
  expect(waiting.answer.isEnded).toBe(false);
  letGo();
  await until(() => waiting.answer.text.includes('at last'));
});

test('[OPS-60] an address has so many bodies on their way, and the others theirs', async () => {
  const places = { total: 4, perAddress: 3, few: 1 };
  await startWith({ places, windowMs: 60_000, leastBytes: 10 });
  let arrived = 0;
  app.server.on('request', () => {
    arrived += 1;
  });
  const crowd = [1, 2, 3].map(() => stall('/echo'));
  await until(() => arrived === 3);
  const refused = stall('/echo');
  await until(() => refused.answer.isEnded);
  expect(refused.answer.text).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused.answer.text).toContain('retry-after: 5');
  expect((await echo('10.0.0.2')).status).toBe(200);
  // A place is free again when its connection ends.
  crowd[0]?.socket.destroy();
  if (crowd[0]) await once(crowd[0].socket, 'close');
  await until(async () => (await echo('10.0.0.1')).status === 200);
});
