// Tests of giving memory back at rest.
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerRestMemory } from './rest-memory.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('collects once for each rest, never between requests, and no more after the end', async () => {
  const app = Fastify();
  // Routes come before it, as in the server.
  app.get('/', () => 'here');
  let collections = 0;
  registerRestMemory(app, 1_000, () => {
    collections += 1;
  });
  const ask = () => app.inject('/');

  await ask();
  for (let second = 0; second < 5; second += 1) {
    vi.advanceTimersByTime(900);
    await ask();
  }
  expect(collections).toBe(0);
  vi.advanceTimersByTime(2_000);
  expect(collections).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(1);
  await ask();
  vi.advanceTimersByTime(2_000);
  expect(collections).toBe(2);

  await ask();
  await app.close();
  vi.advanceTimersByTime(60_000);
  expect(collections).toBe(2);
});
