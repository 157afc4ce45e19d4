import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import type { Places } from './address-places.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerOverPressure } from './over-pressure.ts';

async function startWith(places: Places) {
  const app = Fastify({ trustProxy: true });
  const waiting: (() => void)[] = [];
  registerErrorHandler(app);
  registerOverPressure(app, places);
  app.route({
    method: ['GET', 'POST'],
    url: '/slow',
    handler: () => new Promise((resolve) => waiting.push(() => resolve('done'))),
  });
  app.get('/healthz', async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const until = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const ask = (path: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${path}`, signal ? { signal } : {});
  const askFrom = (address: string) =>
    fetch(`http://127.0.0.1:${port}/slow`, { headers: { 'x-forwarded-for': address } });
  const finishAll = () => waiting.splice(0).map((finish) => finish());
  return { app, port, ask, askFrom, until, finishAll };
}

describe('over-pressure', () => {
  test('[OPS-10] beyond what is being worked on, a quick 503 with Retry-After', async () => {
    const { app, ask, until, finishAll } = await startWith({ total: 3, perAddress: 9, few: 0 });
    const running = [ask('/slow'), ask('/slow'), ask('/slow')];
    await until(3);
    const refused = await ask('/slow');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await ask('/healthz')).status).toBe(200);
    finishAll();
    expect((await Promise.all(running)).map((answer) => answer.status)).toEqual([200, 200, 200]);
    const next = ask('/slow');
    await until(1);
    finishAll();
    expect((await next).status).toBe(200);
    await app.close();
  });

  test('[OPS-10] connections that break do not count for ever', async () => {
    const { app, ask, until, finishAll } = await startWith({ total: 2, perAddress: 9, few: 0 });
    /** The `count`th that is let in: refused ones ask again until it was noticed that the others are gone. */
    const askUntilLetIn = async (count: number, signal?: AbortSignal) => {
      for (;;) {
        const answer = ask('/slow', signal);
        const refused = await Promise.race([until(count), answer]);
        if (!refused) return { answer };
      }
    };
    for (let round = 1; round <= 5; round += 1) {
      const controller = new AbortController();
      const { answer } = await askUntilLetIn(round, controller.signal);
      controller.abort();
      await expect(answer).rejects.toThrow('aborted');
    }
    const { answer } = await askUntilLetIn(6);
    finishAll();
    expect((await answer).status).toBe(200);
    await app.close();
  });

  test('[OPS-60] a body that is on its way counts for nothing', async () => {
    const { app, port, ask, until, finishAll } = await startWith({
      total: 2,
      perAddress: 2,
      few: 0,
    });
    const head =
      'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';
    const stalled = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
    let arrived = 0;
    app.server.on('request', () => {
      arrived += 1;
    });
    for (const socket of stalled) socket.write(head);
    await expect.poll(() => arrived).toBe(5);
    const answer = ask('/slow');
    await until(1);
    finishAll();
    expect((await answer).status).toBe(200);
    for (const socket of stalled) socket.destroy();
    await app.close();
  });

  test('[OPS-60] an address has its share; one with little gets in beyond the total', async () => {
    const { app, askFrom, until, finishAll } = await startWith({
      total: 3,
      perAddress: 2,
      few: 1,
    });
    const crowd = [askFrom('10.0.0.1'), askFrom('10.0.0.1')];
    await until(2);
    expect((await askFrom('10.0.0.1')).status).toBe(429);
    const others = [askFrom('10.0.0.2')];
    await until(3);
    expect((await askFrom('10.0.0.2')).status).toBe(503);
    others.push(askFrom('10.0.0.3'));
    await until(4);
    finishAll();
    for (const answer of [...crowd, ...others]) expect((await answer).status).toBe(200);
    await app.close();
  });
});
