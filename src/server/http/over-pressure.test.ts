import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerOverPressure } from './over-pressure.ts';

async function startWith(maxRunning: number) {
  const app = Fastify();
  const waiting: (() => void)[] = [];
  registerErrorHandler(app);
  registerOverPressure(app, maxRunning);
  app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve('done'))));
  app.get('/healthz', async () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const until = async (count: number) => {
    while (waiting.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const ask = (path: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}${path}`, signal ? { signal } : {});
  return { app, ask, until, finishAll: () => waiting.splice(0).map((finish) => finish()) };
}

describe('over-pressure', () => {
  test('[OPS-10] beyond what is being worked on, a quick 503 with Retry-After', async () => {
    const { app, ask, until, finishAll } = await startWith(3);
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
    const { app, ask, until, finishAll } = await startWith(2);
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
});
