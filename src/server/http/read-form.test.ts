import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { createFormReader, type FormLimits } from './read-form.ts';

let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

/** A server that keeps each file at hand until the test lets it go. */
async function startWith(limits: FormLimits) {
  const app = Fastify();
  const withForm = createFormReader(limits);
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
      await new Promise<void>((letGo) => held.push({ owner, letGo }));
      return { bytes: files[0]?.bytes.length };
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
  const { port } = app.server.address() as AddressInfo;
  const send = (owner: number, bytes: number) => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], 'a.txt'));
    return fetch(`http://127.0.0.1:${port}/${owner}`, { method: 'POST', body });
  };
  const untilHeld = (count: number) => expect.poll(() => held.length).toBe(count);
  return {
    port,
    left,
    send,
    held,
    untilHeld,
    letAllGo: () => held.splice(0).map((it) => it.letGo()),
  };
}

describe('[INPUT-41] forms in memory', () => {
  test('an owner has a few at once, the rest waits, and another owner goes on', async () => {
    const limits = { atOnce: 2, maxWaiting: 1, mostBytes: 1_000_000 };
    const { send, held, untilHeld, letAllGo } = await startWith(limits);
    const answers = [send(1, 10), send(1, 20)];
    await untilHeld(2);
    const waiting = [send(1, 30), send(1, 30)];
    // One of them waits; which of the two came later is refused.
    const refused = await Promise.race(waiting);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    const other = send(2, 40);
    await untilHeld(3);
    expect(held.map(({ owner }) => owner)).toEqual(['1', '1', '2']);
    letAllGo();
    await untilHeld(1);
    letAllGo();
    const all = await Promise.all([...answers, other, ...waiting]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503]);
  });

  test('all together hold so much, and a place is free again when one is answered', async () => {
    const limits = { atOnce: 9, maxWaiting: 9, mostBytes: 250_000 };
    const { send, untilHeld, letAllGo } = await startWith(limits);
    const first = [send(1, 100_000), send(2, 100_000)];
    await untilHeld(2);
    const refused = await send(3, 100_000);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      detail: 'Too many files arrive at the moment. Please try again shortly.',
    });
    const small = send(3, 40_000);
    await untilHeld(3);
    letAllGo();
    for (const answer of [...first, small]) expect((await answer).status).toBe(200);
    const next = send(3, 240_000);
    await untilHeld(1);
    letAllGo();
    expect(await (await next).json()).toEqual({ bytes: 240_000 });
  });

  test('whoever leaves while waiting gives its place back', async () => {
    const limits = { atOnce: 1, maxWaiting: 5, mostBytes: 250_000 };
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
