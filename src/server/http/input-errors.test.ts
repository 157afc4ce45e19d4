// Tests that a refusal names the field and what it may hold.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import type { TestClient } from '#tests/api/test-client.ts';

let started: StartedApp;
let client: TestClient;
let path: string;
beforeAll(async () => {
  started = await startApp();
  client = started.newClient();
  const { id } = (await client.post('/api/assistants', { deviceId: 'device_1_input' })).body;
  path = `/api/assistants/${id}`;
});
afterAll(() => started.close());

const voice = { selectedVoice: 'voice_1', transferNumber: '(555) 010-0100', transferMessage: '' };

describe('a refused value', () => {
  test.each([
    ['/voice-response', { topic: 'weather' }, 'topic', /^topic must be one of greeting, default, /],
    [
      '/voice-contact',
      { ...voice, transferConditions: ['never'] },
      'transferConditions.0',
      'transferConditions.0 must be one of emergency, complex, request, multiple.',
    ],
    [
      '/voice-contact',
      { ...voice, selectedVoice: 'voice_99' },
      'selectedVoice',
      'Please select a voice.',
    ],
    ['/webhook', { email: 5 }, 'email', 'email must be a text.'],
    ['/deployment', { notifyEmail: 'x' }, 'notifyEmail', /^Please enter one e-mail address/],
    ['/deployment', { notifyEmail: 5 }, 'notifyEmail', 'notifyEmail must be empty or a text.'],
    ['', {}, 'setupType', 'setupType is missing.'],
    ['/knowledge-base', { faqs: 'none' }, 'faqs', 'faqs must be a list.'],
    ['/knowledge-base', [], '', 'body must be an object.'],
  ])('[OPS-131] %s %j names the field and what it may hold', async (rest, body, field, detail) => {
    const method = /voice-response|webhook/.test(rest) ? 'POST' : 'PATCH';
    const answer = await client.request(method, `${path}${rest}`, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(detail);
    expect(answer.body.errors[0].field).toBe(field);
  });

  test('[OPS-131] an unknown voice starts no set-up either', async () => {
    const answer = await client.post('/api/assistants', { selectedVoice: 'voice_99' });
    expect([answer.status, answer.body.detail]).toEqual([400, 'Please select a voice.']);
  });
});
