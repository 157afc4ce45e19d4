import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';

const body = { deviceId: '' };

describe('writes from other sites, with PUBLIC_URL', () => {
  let started: StartedApp;
  beforeAll(async () => {
    started = await startApp({ env: { PUBLIC_URL: 'https://voice.example.com' } });
  });
  afterAll(() => started.close());

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'http://voice.example.com' },
    { origin: 'https://voice.example.com.evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://voice.example.com' },
    { origin: 'http://localhost', host: 'localhost' },
  ])('[IDENT-14] are refused: %o', async (headers) => {
    for (const method of ['POST', 'PATCH', 'DELETE', 'PUT'] as const) {
      const answer = await started
        .newClient()
        .request(method, '/api/assistants', { body, headers: { ...headers } });
      expect(answer.status).toBe(403);
      expect(answer.body.detail).toContain('another site');
    }
  });

  test('[IDENT-14] a form of another site that sends a file is refused too', async () => {
    const answer = await started
      .newClient()
      .upload('/api/assistants/1/documents', { name: 'a.txt', content: 'x' }, { origin: 'null' });
    expect(answer.status).toBe(403);
  });

  test.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://voice.example.com' },
    { origin: 'https://voice.example.com', 'sec-fetch-site': 'same-origin' },
  ])('[IDENT-14] [IDENT-15] own pages and plain clients pass: %o', async (headers) => {
    const answer = await started.newClient().post('/api/assistants', body, { ...headers });
    expect(answer.status).toBe(200);
  });

  test('[IDENT-15] no answer carries CORS headers, and a preflight allows nothing', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'PATCH',
    };
    const client = started.newClient();
    for (const answer of [
      await client.get('/api/assistants', headers),
      await client.request('OPTIONS', '/api/assistants', { headers }),
    ]) {
      expect(
        Object.keys(answer.headers).filter((name) => name.startsWith('access-control')),
      ).toEqual([]);
    }
  });
});

describe('writes from other sites, without PUBLIC_URL', () => {
  let started: StartedApp;
  beforeAll(async () => {
    started = await startApp();
  });
  afterAll(() => started.close());

  test('[INPUT-14] [IDENT-14] Origin alone decides on a plain http address', async () => {
    const host = '192.168.1.20:3000';
    const post = (origin: string) =>
      started.newClient().post('/api/assistants', body, { host, origin });
    expect((await post(`http://${host}`)).status).toBe(200);
    expect((await post('http://192.168.1.20:4000')).status).toBe(403);
    expect((await post('http://evil.example')).status).toBe(403);
    expect((await post('null')).status).toBe(403);
  });
});
