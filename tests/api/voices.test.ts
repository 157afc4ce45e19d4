// The voices on offer and what an assistant says on a topic (spec 3, 7).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { voiceResponseTopics } from '#shared/domain/topic-replies.ts';
import {
  callInstructions,
  companyDetails,
  createDraft,
  voiceContact,
} from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

let started: StartedApp;
let client: TestClient;
let path: string;

beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());
beforeEach(async () => {
  client = started.newClient();
  path = `/api/assistants/${await createDraft(client)}`;
});

describe('GET /api/voices', () => {
  it('[CALL-08] [ENT-10] lists six voices with the address of their sample', async () => {
    const { status, body } = await started.newClient().get('/api/voices');
    expect(status).toBe(200);
    expect(body).toEqual(
      ['female', 'male', 'female', 'male', 'female', 'male'].map((gender, index) => ({
        id: `voice_${index + 1}`,
        gender,
        previewUrl: `/api/voices/voice_${index + 1}/sample`,
      })),
    );
  });
});

describe('POST /api/assistants/{id}/voice-response', () => {
  const reply = async (topic: string) => client.post(`${path}/voice-response`, { topic });

  it.each(voiceResponseTopics)(
    '[CALL-17] answers the topic %s for an empty draft',
    async (topic) => {
      const { status, body } = await reply(topic);
      expect(status).toBe(200);
      expect(body).toEqual({
        text: expect.stringMatching(/\S/),
        audioUrl: expect.stringMatching(/^\/api\/speech\/[0-9a-f]{32}$/),
      });
    },
  );

  it('[TALK-29] speaks the reply in the assistant’s voice, the owner alone hears it', async () => {
    const audioOf = async (selectedVoice: string) => {
      await client.patch(`${path}/voice-contact`, { ...voiceContact, selectedVoice });
      return (await reply('transfer')).body.audioUrl;
    };
    const [rachels, michaels] = [await audioOf('voice_1'), await audioOf('voice_2')];
    const [one, other] = [await client.get(rachels), await client.get(michaels)];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.headers['content-type']).toBe('audio/wav');
    expect(one.bytes.equals(other.bytes)).toBe(false);
    expect((await started.newClient().get(rachels)).status).toBe(404);
  });

  it('[CALL-17] answers from the assistant’s own settings', async () => {
    await client.patch(`${path}/company`, companyDetails);
    await client.patch(`${path}/voice-contact`, voiceContact);
    await client.patch(`${path}/knowledge-base`, { callInstructions });
    expect((await reply('greeting')).body.text).toBe(companyDetails.greeting);
    expect((await reply('hours')).body.text).toContain(companyDetails.businessHours);
    expect((await reply('payment')).body.text).toContain(companyDetails.residentPortal);
    expect((await reply('transfer')).body.text).toBe(voiceContact.transferMessage);
    expect((await reply('custom')).body.text).toContain('special requests');
  });

  it('[CALL-17] refuses an unknown topic, a missing one and another owner’s assistant', async () => {
    expect((await reply('weather')).status).toBe(400);
    expect((await client.post(`${path}/voice-response`)).status).toBe(400);
    const other = started.newClient();
    await createDraft(other);
    const foreign = await other.post(`${path}/voice-response`, { topic: 'greeting' });
    expect(foreign.status).toBe(404);
  });
});
