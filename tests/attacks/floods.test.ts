// Floods that one stranger can make with little: whoever else is there is answered, and the server stays small. What
// they cost in milliseconds is measured by `npm run bench -- floods`.
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '#tests/api/start-deployment.ts';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { newDeviceId } from '#tests/setup/sample-company.mjs';
import { FloodClient, sources } from '../../bench/floods/flood-client.mjs';
import { peakMegabytes } from './peak-megabytes.ts';

const mostMegabytes = 400;
let server: BuiltServer;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = await startBuiltServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' } });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

const bystanderAt = async () => {
  const client = new FloodClient(server.url, '198.51.100.23');
  const { id } = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
  return { client, id, path: `/api/assistants/${id}` };
};

async function newOwner(from: string) {
  const client = new FloodClient(server.url, from);
  const { id } = await client.expectOk('POST', '/api/assistants', { deviceId: newDeviceId() });
  return { client, id, path: `/api/assistants/${id}` };
}

/** Sends this and no more. What comes back is counted, and read only if it is wished. */
function hold(client: FloodClient, parts: (string | Buffer)[], isReading = true) {
  const socket = client.open();
  sockets.push(socket);
  const state = { isSent: false, answer: '' };
  socket.on('close', () => {
    state.isSent = true;
  });
  if (isReading) socket.on('data', (data) => (state.answer += data));
  else socket.pause();
  for (const [index, part] of parts.entries()) {
    socket.write(part, () => {
      if (index === parts.length - 1) state.isSent = true;
    });
  }
  return state;
}

function expectSmall() {
  const peak = peakMegabytes(server.pid());
  if (peak !== null) expect(peak).toBeLessThan(mostMegabytes);
}

test('[OPS-60] [OPS-61] 1,300 bodies that stop after one byte: others read and save', async () => {
  const { client, path } = await bystanderAt();
  const stalled = Array.from({ length: 1_300 }, (_, n) => {
    const from = n < 1_100 ? sources.one : sources.ten;
    const attacker = new FloodClient(server.url, from?.(n) ?? '');
    return hold(attacker, [
      `POST /api/assistants HTTP/1.1\r\n${attacker.headerLines()}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    ]);
  });
  await until(() => stalled.every(({ isSent }) => isSent));
  // Beyond its share the one address is told so at once.
  await until(() => stalled.some(({ answer }) => answer.includes(' 429 ')));
  for (let round = 0; round < 20; round += 1) {
    expect((await client.send('GET', path)).status).toBe(200);
    expect((await client.send('PATCH', path, { setupType: 'both' })).status).toBe(200);
    expect((await client.send('GET', '/')).status).toBe(200);
  }
  expect((await newOwner('198.51.100.24')).id).toBeGreaterThan(0);
  expectSmall();
});

test('[OPS-66] 60 downloads of 9.9 MB that nobody reads: the server stays small, others download', async () => {
  const { client, id, path } = await bystanderAt();
  const note = await client.upload(id, 'note.txt', Buffer.alloc(2_000_000, 'pool '));
  const owners = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => {
      const owner = await newOwner(sources.ten?.(n) ?? '');
      const content = Buffer.alloc(9_900_000, 'word ');
      const { id: documentId } = await owner.client.upload(owner.id, 'large.txt', content);
      return { ...owner, documentId };
    }),
  );
  const readers = owners.flatMap(({ client: attacker, documentId }) =>
    Array.from({ length: 6 }, () =>
      hold(
        attacker,
        [`GET /api/documents/download/${documentId} HTTP/1.1\r\n${attacker.headerLines()}\r\n`],
        false,
      ),
    ),
  );
  await until(() => readers.every(({ isSent }) => isSent));
  for (let round = 0; round < 20; round += 1) {
    expect((await client.send('GET', path)).status).toBe(200);
    const download = await client.send('GET', `/api/documents/download/${note.id}`);
    expect(download.status).toBe(200);
    expect(download.body).toHaveLength(2_000_000);
  }
  expectSmall();
});

test('[INPUT-41] 24 uploads that stop after 9.5 MB: others upload, and the server stays small', async () => {
  const { client, id } = await bystanderAt();
  const head = '--cut\r\nContent-Disposition: form-data; name="file"; filename="large.txt"\r\n\r\n';
  const stalled: ReturnType<typeof hold>[] = [];
  for (let owner = 0; owner < 6; owner += 1) {
    const { client: attacker, path } = await newOwner('203.0.113.7');
    for (let n = 0; n < 4; n += 1) {
      const lines = `POST ${path}/documents HTTP/1.1\r\n${attacker.headerLines()}Content-Type: multipart/form-data; boundary=cut\r\nContent-Length: 9900000\r\n\r\n`;
      stalled.push(hold(attacker, [lines + head, Buffer.alloc(9_500_000, 'word ')]));
    }
  }
  await until(() => stalled.every(({ isSent }) => isSent));
  for (let n = 0; n < 3; n += 1) {
    const content = Buffer.alloc(2_000_000, 'pool ');
    expect(await client.upload(id, `rules-${n}.txt`, content)).toMatchObject({ size: 2_000_000 });
  }
  expectSmall();
});
