// Large documents come piece by piece, whole and unchanged, a few at once for each owner.
import { createHash, randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedApp, startApp } from './start-app.ts';
import { until } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

let started: StartedApp;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  started = await startApp();
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  const address = started.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await started.close();
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function newOwner(bytes: number) {
  const client = started.newClient();
  const { id } = (await client.post('/api/assistants', { deviceId: '' })).body;
  const content = Buffer.from(randomBytes(bytes / 2).toString('hex'));
  const file = { name: 'rules.txt', content };
  const { body } = await client.upload(`/api/assistants/${id}/documents`, file);
  return { client, content, path: `/api/documents/download/${body.id}` };
}

function cookieOf(client: TestClient): string {
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

test.each([2, 262_144, 262_146, 3_000_000])(
  '[OPS-66] a document of %i bytes comes whole',
  async (bytes) => {
    const { client, content, path } = await newOwner(bytes);
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe(String(bytes));
    expect(hashOf(answer.bytes)).toBe(hashOf(content));
    expect((await client.head(path)).headers['content-length']).toBe(String(bytes));
  },
);

test('[OPS-66] an owner has four large ones at once; the others wait and get theirs', async () => {
  const { client, content, path } = await newOwner(9_000_000);
  const stall = () => {
    const socket = connect(port, '127.0.0.1').pause();
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookieOf(client)}\r\n\r\n`);
    return socket;
  };
  let answered = 0;
  const stalled = Array.from({ length: 4 }, stall);
  for (const socket of stalled) {
    socket.once('readable', () => {
      answered += 1;
    });
  }
  await until(() => answered === 4);
  const url = `http://127.0.0.1:${port}${path}`;
  let isFifthHere = false;
  const fifth = fetch(url, { headers: { cookie: cookieOf(client) } }).then(async (answer) => {
    isFifthHere = true;
    return Buffer.from(await answer.arrayBuffer());
  });
  const other = await newOwner(3_000_000);
  expect(hashOf((await other.client.get(other.path)).bytes)).toBe(hashOf(other.content));
  expect(isFifthHere).toBe(false);
  stalled[0]?.destroy();
  expect(hashOf(await fifth)).toBe(hashOf(content));
});
