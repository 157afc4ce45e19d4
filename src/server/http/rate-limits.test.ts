import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { createComplete } from '#tests/api/example-assistant.ts';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import { AppError } from './app-error.ts';
// For what it adds to the type of an app.
import type {} from './rate-limits.ts';

const env = { RATE_LIMIT: 'on' };
let started: StartedApp | undefined;
afterEach(async () => {
  await started?.close();
  started = undefined;
});

const statusesOf = async (count: number, ask: (n: number) => Promise<{ status: number }>) => {
  const counts: Record<number, number> = {};
  for (let n = 0; n < count; n++) {
    const { status } = await ask(n);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

describe('rate limits', () => {
  test('[OPS-10] an owner gets 50 requests a second after a first burst, then 429', async () => {
    started = await startApp({ env });
    const { clock, newClient } = started;
    const client = newClient();
    await client.post('/api/assistants', { deviceId: '' });
    const ask = () => client.get('/api/device');
    expect((await statusesOf(300, ask))[429]).toBeGreaterThanOrEqual(99);
    const refused = await ask();
    expect(refused).toMatchObject({ status: 429, body: { title: 'Too many requests' } });
    expect(refused.headers['retry-after']).toBe('1');
    clock.advance(1000);
    expect(await statusesOf(60, ask)).toEqual({ 200: 50, 429: 10 });
  });

  test('[OPS-10] clear-all of 100 assistants in parallel passes', async () => {
    started = await startApp({ env });
    const { clock, newClient } = started;
    const client = newClient();
    const ids: number[] = [];
    for (let n = 0; n < 100; n++) {
      clock.advance(100);
      ids.push((await client.post('/api/assistants', { deviceId: '', fresh: true })).body.id);
    }
    const answers = await Promise.all(ids.map((id) => client.delete(`/api/assistants/${id}`)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(100);
    expect((await client.get('/api/assistants')).body).toEqual([]);
  });

  test('[OPS-10] an address gets 500 requests a second after a first burst', async () => {
    started = await startApp({ env });
    const ask = () => started?.newClient().get('/api/config') ?? Promise.reject();
    expect(await statusesOf(1100, ask)).toEqual({ 200: 1000, 429: 100 });
    started.clock.advance(1000);
    expect(await statusesOf(510, ask)).toEqual({ 200: 500, 429: 10 });
  });

  test('[OPS-10] after 100 new owners an address makes 20 an hour', async () => {
    started = await startApp({ env });
    const { clock, newClient } = started;
    const ask = () => {
      clock.advance(10);
      return newClient().post('/api/assistants', { deviceId: '' });
    };
    expect(await statusesOf(103, ask)).toEqual({ 200: 100, 429: 3 });
    clock.advance(3_600_000);
    expect(await statusesOf(25, ask)).toEqual({ 200: 20, 429: 5 });
    const owners = await started.services.db.selectFrom('owners').selectAll().execute();
    expect(owners).toHaveLength(120);
  });

  test('[OPS-41] a network of many IPv6 addresses makes ten times as many new owners, not endlessly', async () => {
    started = await startApp({ env: { ...env, TRUST_PROXY: '1' } });
    const { clock, newClient } = started;
    const ask = (n: number) => {
      clock.advance(1);
      const address = `2001:db8:5:${(n % 500).toString(16)}::1`;
      return newClient().post('/api/assistants', { deviceId: '' }, { 'x-forwarded-for': address });
    };
    const counts = await statusesOf(1_010, ask);
    expect(counts).toEqual({ 200: 1000, 429: 10 });
    const other = { 'x-forwarded-for': '2001:db8:6::1' };
    expect((await newClient().post('/api/assistants', { deviceId: '' }, other)).status).toBe(200);
  });

  test('[OPS-53] an address sends the provider 400 deployments and summaries, then 120 an hour', async () => {
    started = await startApp({ env: { ...env, TRUST_PROXY: '1' } });
    const { clock, newClient } = started;
    const client = newClient();
    const id = await createComplete(client);
    const paths = [`/api/assistants/${id}/deploy`, `/api/assistants/${id}/webhook`];
    const ask = (n: number, headers = {}) => {
      clock.advance(20);
      return client.post(paths[n % 2] ?? '', {}, headers);
    };
    for (let round = 0; round < 4; round++) {
      // What is not there counts as well, and is quicker.
      const none = Array.from({ length: 98 }, () => client.post('/api/assistants/9/deploy'));
      expect(new Set((await Promise.all(none)).map(({ status }) => status))).toEqual(
        new Set([404]),
      );
      clock.advance(4_000);
    }
    expect(await statusesOf(8, ask)).toEqual({ 200: 8 });
    const refused = await ask(0);
    expect(refused).toMatchObject({ status: 429, body: { title: 'Too many requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await client.get(`/api/assistants/${id}`)).status).toBe(200);
    expect((await ask(0, { 'x-forwarded-for': '10.0.0.9' })).status).toBe(200);
    clock.advance(600_000);
    expect(await statusesOf(25, ask)).toEqual({ 200: 20, 429: 5 });
  });

  test('[OPS-04] behind a trusted proxy the forwarded address counts, else never', async () => {
    const askFrom = (app: StartedApp) => (n: number) =>
      app.newClient().get('/api/config', { 'x-forwarded-for': `10.0.${n % 7}.9` });
    started = await startApp({ env: { ...env, TRUST_PROXY: '1' } });
    expect(await statusesOf(1100, askFrom(started))).toEqual({ 200: 1100 });
    await started.close();
    started = await startApp({ env });
    expect(await statusesOf(1100, askFrom(started))).toEqual({ 200: 1000, 429: 100 });
  });

  test('[OPS-51] a guess that an outage kept from being checked does not count as a wrong one', async () => {
    started = await startApp({ env });
    const { app } = started;
    const from = { ip: '192.0.2.7' } as FastifyRequest; // all that is looked at
    const guess = (answer: Error) =>
      app.limitGuesses(from, 'password', () => Promise.reject(answer));
    for (let n = 0; n < 30; n++) {
      await expect(guess(new Error('ECONNREFUSED'))).rejects.toThrow('ECONNREFUSED');
    }
    for (let n = 0; n < 10; n++) {
      const wrong = guess(new AppError('wrong-recovery-code'));
      await expect(wrong).rejects.toMatchObject({ code: 'wrong-recovery-code' });
    }
    const wrong = guess(new AppError('wrong-recovery-code'));
    await expect(wrong).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  test('RATE_LIMIT=off turns them off for load tests', async () => {
    started = await startApp({ env: { RATE_LIMIT: 'off' } });
    const ask = () => started?.newClient().get('/api/config') ?? Promise.reject();
    expect(await statusesOf(1100, ask)).toEqual({ 200: 1100 });
  });
});
