import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { until } from '#tests/api/start-deployment.ts';
import { registerErrorHandler } from './error-handler.ts';
import { createFormReader, type FormLimits } from './read-form.ts';

const arriving = { total: 1_000_000, perAddress: 1_000_000, few: 0 };
let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** A server that keeps each file at hand until the test lets it go, unless it is a quick one. */
async function startWith(limits: FormLimits, { isQuick = false } = {}) {
  const app = Fastify({ trustProxy: true });
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-forms-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const withForm = createFormReader(folder, limits);
  const held: { owner: string; letGo: () => void }[] = [];
  const left = { arrived: 0, gone: 0 };
  app.addHook('onRequest', (request, _reply, done) => {
    left.arrived += 1;
    request.raw.once('close', () => {
      if (request.raw.destroyed && !request.raw.readableEnded) left.gone += 1;
    });
    done();
  });
  registerErrorHandler(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  app.post<{ Params: { owner: string } }>('/:owner', (request) => {
    const { owner } = request.params;
    const wanted = { ownerId: Number(owner), fileField: 'file', maxMegabytes: 1 };
    return withForm(request, wanted, async ({ files }) => {
      if (!isQuick) await new Promise<void>((letGo) => held.push({ owner, letGo }));
      return { bytes: files[0]?.bytes.length };
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
  const { port } = app.server.address() as AddressInfo;
  const send = (owner: number, bytes: number, from = '10.0.0.1') => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], 'a.txt'));
    const headers = { 'x-forwarded-for': from };
    return fetch(`http://127.0.0.1:${port}/${owner}`, { method: 'POST', headers, body });
  };
  const untilHeld = (count: number) => until(() => held.length === count);
  return {
    port,
    folder,
    left,
    send,
    held,
    untilHeld,
    letAllGo: () => held.splice(0).map((it) => it.letGo()),
  };
}

describe('[INPUT-41] forms in memory', () => {
  test('an owner has a few at once, the rest waits, and another owner goes on', async () => {
    const limits = { atOnce: 2, maxWaiting: 1, mostBytes: 1_000_000, arriving };
    const { send, held, untilHeld, letAllGo } = await startWith(limits);
    const answers = [send(1, 10), send(1, 20)];
    await untilHeld(2);
    const waiting = [send(1, 30), send(1, 30)];
    // One of them waits; which of the two came later is refused.
    const refused = await Promise.race(waiting);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('5');
    const other = send(2, 40);
    await untilHeld(3);
    expect(held.map(({ owner }) => owner)).toEqual(['1', '1', '2']);
    letAllGo();
    await untilHeld(1);
    letAllGo();
    const all = await Promise.all([...answers, other, ...waiting]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429]);
  });

  test('whole files have so much memory together; the next waits and is not refused', async () => {
    const limits = { atOnce: 9, maxWaiting: 9, mostBytes: 250_000, arriving };
    const { send, held, untilHeld, letAllGo } = await startWith(limits);
    const first = [send(1, 100_000), send(2, 100_000)];
    await untilHeld(2);
    const next = send(3, 240_000);
    const last = send(4, 10);
    letAllGo();
    for (const answer of first) expect((await answer).status).toBe(200);
    await untilHeld(2);
    expect(held.map(({ owner }) => owner).sort()).toEqual(['3', '4']);
    letAllGo();
    expect(await (await next).json()).toEqual({ bytes: 240_000 });
    expect(await (await last).json()).toEqual({ bytes: 10 });
  });

  /** Sends so much of a file and stops. */
  async function stall(port: number, bytes: number, from: string) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST /1 HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\nContent-Type: multipart/form-data; boundary=cut\r\nContent-Length: 9999999\r\n\r\n--cut\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
    socket.write(head);
    await new Promise((resolve) => socket.write(Buffer.alloc(bytes, 'x'), resolve));
    return socket;
  }

  test('files that stop half-way take no memory and their own address’s share only', async () => {
    const places = { total: 1_000_000, perAddress: 500_000, few: 300_000 };
    const limits = { atOnce: 9, maxWaiting: 9, mostBytes: 250_000, arriving: places };
    const { port, folder, send } = await startWith(limits, { isQuick: true });
    const statusOf = async (...file: Parameters<typeof send>) => (await send(...file)).status;
    // Twice what may be in memory.
    const stalled = [await stall(port, 500_000, '10.0.0.1')];
    await until(async () => (await statusOf(2, 100_000, '10.0.0.1')) === 429);
    expect(await statusOf(3, 200_000, '10.0.0.2')).toBe(200);
    // Another address fills what is left of all; who has little still gets in, who has much does not.
    stalled.push(await stall(port, 500_000, '10.0.0.3'));
    await until(async () => (await statusOf(4, 400_000, '10.0.0.4')) === 503);
    expect(await statusOf(5, 200_000, '10.0.0.4')).toBe(200);
    // They lie on the disk without a name, so that nothing is left of them whatever happens.
    expect(readdirSync(folder)).toEqual([]);
    for (const socket of stalled) socket.destroy();
    await until(async () => (await statusOf(6, 400_000, '10.0.0.1')) === 200);
  });

  test('whoever leaves while waiting gives its place back', async () => {
    const limits = { atOnce: 1, maxWaiting: 5, mostBytes: 250_000, arriving };
    const { port, left, send, untilHeld, letAllGo } = await startWith(limits);
    const first = send(1, 10);
    await untilHeld(1);
    const head =
      'POST /1 HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=cut\r\nContent-Length: 99999\r\n\r\n' +
      '--cut\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf';
    const leavers = [1, 2, 3].map(() => connect(port, '127.0.0.1'));
    for (const socket of leavers) {
      await once(socket, 'connect');
      socket.write(head);
    }
    await expect.poll(() => left.arrived).toBe(4);
    for (const socket of leavers) socket.destroy();
    await expect.poll(() => left.gone).toBe(3);
    letAllGo();
    expect((await first).status).toBe(200);
    const whole = send(1, 200_000);
    await untilHeld(1);
    letAllGo();
    expect((await whole).status).toBe(200);
  });
});
