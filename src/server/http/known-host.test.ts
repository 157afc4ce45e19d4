import { afterEach, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import { isKnownHost } from './known-host.ts';

let started: StartedApp;
afterEach(() => started?.close());

describe('[OPS-64] the name a server is asked under', () => {
  test.each([
    ...['localhost', 'localhost:3000', 'LOCALHOST:3000', 'app.localhost:3000', 'localhost.'],
    ...['127.0.0.1:3000', '192.168.1.20:3000', '[::1]:3000', '[fe80::1]', 'porch.lan:3000'],
    undefined,
  ])('%s is known', (host) => {
    expect(isKnownHost(host, { host: 'porch.lan' })).toBe(true);
  });

  test.each([
    ...['evil.example', 'evil.example:3000', 'localhost.evil.example', 'notlocalhost', ''],
    ...['127.0.0.1.evil.example', 'porch.lan.evil.example', '[::1].evil.example', 'a b', '::1'],
  ])('%j is not', (host) => {
    expect(isKnownHost(host, { host: 'porch.lan' })).toBe(false);
  });

  test('without PUBLIC_URL a foreign one is refused everywhere, with its own Origin too', async () => {
    started = await startApp();
    const client = started.newClient();
    const foreign = { host: 'evil.example', origin: 'http://evil.example' };
    for (const path of ['/', '/api/assistants', '/api/config', '/metrics']) {
      const answer = await client.get(path, foreign);
      expect(answer, path).toMatchObject({ status: 421, body: { title: 'Unknown address' } });
    }
    const write = await client.post('/api/assistants', { deviceId: '' }, foreign);
    expect(write.status).toBe(421);
    expect(write.headers['set-cookie']).toBeUndefined();
    expect((await client.get('/healthz', foreign)).status).toBe(200);
    expect((await client.get('/api/config', { host: 'localhost:3000' })).status).toBe(200);
  });

  test('with PUBLIC_URL a proxy may name the server as it likes', async () => {
    started = await startApp({ env: { PUBLIC_URL: 'https://voice.example.com' } });
    const { status } = await started.newClient().get('/api/config', { host: 'backend:3000' });
    expect(status).toBe(200);
  });
});

test('[OPS-64] /metrics without a token answers under a name of this machine only', async () => {
  started = await startApp({ env: { PUBLIC_URL: 'https://voice.example.com' } });
  const client = started.newClient();
  expect((await client.get('/metrics', { host: 'evil.example' })).status).toBe(403);
  expect((await client.get('/metrics', { host: '127.0.0.1:3000' })).status).toBe(200);
});
