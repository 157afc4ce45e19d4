import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import type { TestClient } from '#tests/api/test-client.ts';

let started: StartedApp;
let client: TestClient;
let id: number;
beforeAll(async () => {
  started = await startApp();
  client = started.newClient();
  id = (await client.post('/api/assistants', { deviceId: 'device_1_bodies' })).body.id;
});
afterAll(() => started.close());

const json = { 'content-type': 'application/json' };
const send = (payload: string, headers: Record<string, string> = json) =>
  client.request('PATCH', `/api/assistants/${id}/company`, { payload, headers });

const company = {
  companyName: 'Maple Court',
  greeting: 'Thank you for calling Maple Court.',
  companyWebsite: 'https://maple.example',
  residentPortal: '',
  businessHours: 'Mon-Fri 9-5',
};

describe('bodies', () => {
  test('[INPUT-02] JSON above 1 MB is refused with 413', async () => {
    const answer = await send(JSON.stringify({ ...company, greeting: 'x'.repeat(1024 * 1024) }));
    expect(answer.status).toBe(413);
    expect(answer.body.detail).toBe('This request is larger than 1 MB and was refused.');
  });

  test.each(['{', '{"a":1}}', 'null x', '\u0000', '[1,', 'undefined'])(
    'malformed JSON is a 400 with a sentence: %j',
    async (payload) => {
      const answer = await send(payload);
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    },
  );

  test.each(['[]', '"text"', '7', 'null', 'true'])(
    'JSON that is no object is a 400: %s',
    async (payload) => {
      expect((await send(payload)).status).toBe(400);
    },
  );

  test('[INPUT-32] what is nested deeper than anything known is a 400, however deep', async () => {
    for (const depth of [40, 5_000, 200_000]) {
      const answer = await send(`{"companyName":${'['.repeat(depth)}${']'.repeat(depth)}}`);
      expect(answer.status).toBe(400);
      expect(answer.body.detail).toBe('The data is nested too deeply.');
    }
  });

  test.each([
    '{"__proto__":{"status":"deployed"},"companyName":"Maple"}',
    '{"constructor":{"prototype":{"status":"deployed"}}}',
    '{"faqs":[{"__proto__":{"x":1}}]}',
  ])('[INPUT-05] prototype poisoning is refused: %s', async (payload) => {
    const answer = await send(payload);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/__proto__ and constructor are not allowed|Company name/);
    expect(({} as Record<string, unknown>).status).toBeUndefined();
  });

  test('[INPUT-05] unknown fields are dropped; status, owner and deviceId cannot be changed', async () => {
    const before = (await client.get(`/api/assistants/${id}`)).body;
    const sly = { ...company, status: 'deployed', ownerId: 1, deviceId: 'device_other', id: 5 };
    const answer = await client.patch(`/api/assistants/${id}/company`, sly);
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual(Object.keys(company).sort());
    const after = (await client.get(`/api/assistants/${id}`)).body;
    expect(after).toMatchObject({ id, status: before.status, deviceId: before.deviceId });
    expect(after.ownerId).toBeUndefined();
  });

  test.each(['companyName', 'greeting', 'businessHours'])(
    '[INPUT-06] a NUL character in %s is a 400',
    async (field) => {
      const answer = await client.patch(`/api/assistants/${id}/company`, {
        ...company,
        [field]: 'Maple\0Court and more text',
      });
      expect(answer.status).toBe(400);
    },
  );

  test('[INPUT-06] a NUL character in an address or a query is a 4xx', async () => {
    for (const path of [
      '/api/assistants/%00',
      '/api/assistants?deviceId=%00',
      '/api/pdf/%00.pdf',
    ]) {
      const { status } = await client.get(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  });

  test('[INPUT-06] [INPUT-32] no further key of a query or a body makes either pass', async () => {
    for (const key of ['pipe', 'fieldname', 'toJSON', 'length']) {
      for (const path of ['/api/assistants', '/api/device']) {
        const { status } = await client.get(`${path}?deviceId=%00&${key}=1`);
        expect(status, `${path} ${key}`).toBe(400);
      }
      const nul = await client.patch(`/api/assistants/${id}/company`, {
        ...company,
        companyName: 'Maple\0Court',
        [key]: 1,
      });
      expect([key, nul.status]).toEqual([key, 400]);
      const deep = await send(`{"${key}":1,"companyName":${'['.repeat(40)}${']'.repeat(40)}}`);
      expect(deep.body.detail).toBe('The data is nested too deeply.');
    }
  });

  test('a body that is not JSON is a 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const answer = await send(JSON.stringify(company), { 'content-type': type });
      expect(answer.status, type).toBe(415);
    }
  });

  test('[CALL-18] DELETE passes with a JSON content type and no body', async () => {
    const made = await client.post('/api/assistants', { deviceId: '', fresh: true });
    const answer = await client.request('DELETE', `/api/assistants/${made.body.id}`, {
      payload: '',
      headers: json,
    });
    expect(answer.status).toBe(200);
  });

  test('a call that needs values and gets no body says what it misses', async () => {
    const answer = await client.request('PATCH', `/api/assistants/${id}/company`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.length).toBeGreaterThan(0);
  });
});
