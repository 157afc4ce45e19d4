import { describe, expect, test } from 'vitest';
import { startApp } from '#tests/api/start-app.ts';

describe('the log', () => {
  test('[OPS-14] is JSON lines with request id and route template, and nothing about a person', async () => {
    const lines: string[] = [];
    const { newClient, close } = await startApp({
      env: { LOG_LEVEL: 'trace' },
      build: { logStream: { write: (line) => lines.push(line) } },
    });
    const client = newClient();
    const deviceId = 'device_1700000000000_0123456789abcdef';
    const made = await client.post('/api/assistants', { deviceId });
    await client.patch(`/api/assistants/${made.body.id}/company`, {
      companyName: 'Maple Court Secret',
      greeting: 'Hello from the secret Maple Court',
      companyWebsite: 'https://maple-secret.example',
      residentPortal: '',
      businessHours: 'secret hours',
    });
    await client.patch(`/api/assistants/${made.body.id}/voice-contact`, {
      transferNumber: '555-0100',
    });
    const file = { name: 'secret-rules.txt', content: 'secret rules' };
    await client.upload(`/api/assistants/${made.body.id}/documents`, file);
    await client.get(`/api/assistants?deviceId=${deviceId}`);
    await client.get(`/api/device/${deviceId}/webhook-submissions`);
    await client.get('/api/pdf/secret-name.pdf');
    await client.get('/api/secret-path?email=ann@secret.example');
    await client.post('/api/device/recovery', { recoveryCode: 'SECRET-CODE' });
    await client.request('POST', '/api/assistants', {
      payload: '{"companyName":"Broken Secret',
      headers: { 'content-type': 'application/json' },
    });
    await close();

    const entries = lines.map((line) => JSON.parse(line));
    const requests = entries.filter((entry) => entry.msg === 'request');
    expect(requests).toHaveLength(10);
    expect(requests[1]).toMatchObject({
      method: 'PATCH',
      route: '/api/assistants/:id/company',
      status: 200,
      reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ms: expect.any(Number),
    });
    expect(requests.at(-3)).toMatchObject({ route: '(none)', status: 404 });
    expect(lines.join('')).not.toMatch(/secret|555-0100|0123456789abcdef|@/i);
    expect(lines.join('')).not.toContain(String(made.body.id));
    for (const token of client.cookies.values()) expect(lines.join('')).not.toContain(token);
  });

  test('[OPS-14] every answer names its request id', async () => {
    const { newClient, close } = await startApp();
    const first = await newClient().get('/api/config', { 'x-request-id': 'device_my_own' });
    const second = await newClient().get('/api/nothing');
    await close();
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });
});
