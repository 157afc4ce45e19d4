// Conversations with an assistant over the API: turn by turn, typed and spoken (spec 7, conversation).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWav } from '#shared/domain/wav.ts';
import { type OpenAiServer, peerModels, startOpenAiServer } from '#tests/peers/openai-server.ts';
import { createComplete, createDraft } from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

const faqs = [
  { question: 'Are pets allowed?', answer: 'Two cats or one small dog under 30 pounds.' },
  { question: 'When is rent due?', answer: 'Rent is due on the 1st of each month.' },
];

const wav = (sample: (at: number) => number) =>
  Buffer.from(
    encodeWav(
      Float32Array.from({ length: 16_000 }, (_, at) => sample(at)),
      16_000,
    ).buffer,
  );
const spokenTurn = {
  field: 'audio',
  name: 'turn.wav',
  type: 'audio/wav',
  content: wav((at) => Math.sin(at / 12) * 0.4 * Math.sin(at / 900)),
};

let models: OpenAiServer;
let started: StartedApp;
let client: TestClient;
let id: number;
beforeAll(async () => {
  models = await startOpenAiServer();
  started = await startApp({
    env: {
      OPENAI_BASE_URL: models.url,
      OPENAI_API_KEY: models.key,
      STT_MODEL: peerModels.transcription,
      LLM_MODEL: peerModels.chat,
    },
  });
  client = started.newClient();
  id = await createComplete(client);
  await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
});
afterAll(async () => {
  await started.close();
  await models.close();
});

const say = (text: string, conversationId?: string, who = client) =>
  who.post(`/api/assistants/${id}/conversation`, {
    text,
    ...(conversationId && { conversationId }),
  });

describe('a typed turn', () => {
  it('[TALK-01] answers with the words understood, the reply, its audio and its source', async () => {
    const { status, body } = await say('are pets allowed');
    expect(status).toBe(200);
    expect(body).toEqual({
      conversationId: expect.stringMatching(/^[\w-]{22}$/),
      userInput: 'are pets allowed',
      response: {
        text: expect.stringContaining('Two cats or one small dog under 30 pounds.'),
        language: 'en',
        audioUrl: expect.stringMatching(/^\/api\/speech\//),
        action: 'answer',
        sources: [{ kind: 'faq', title: 'Are pets allowed?', quote: faqs[0]?.answer }],
        emergency: { level: 'none', category: null },
        transfer: null,
      },
    });
  });

  it('[ES-12] a reply in Spanish says so and has no English audio; the next turn stays in Spanish', async () => {
    const { body } = await say('Huele a gas');
    expect(body.response).toMatchObject({
      language: 'es',
      audioUrl: null,
      emergency: { level: 'life', category: 'gas' },
    });
    expect(body.response.text).toContain('llame al 911');
    const next = await say('4B', body.conversationId);
    expect(next.body.response.language).toBe('es');
  });

  it('[TALK-01] goes on where the conversation was, and another one begins anew', async () => {
    const first = await say('My kitchen drawer is stuck, I need a repair');
    expect(first.body.response.action).toBe('collect');
    const { conversationId } = first.body;
    const second = await say('Dana Reyes', conversationId);
    expect(second.body.conversationId).toBe(conversationId);
    expect(second.body.response.action).toBe('collect');
    expect(second.body.response.text).not.toBe(first.body.response.text);
    const other = await say('Dana Reyes');
    expect(other.body.conversationId).not.toBe(conversationId);
    expect(other.body.response.action).not.toBe('collect');
  });

  it('[TALK-20] refuses an empty or too long text with a sentence', async () => {
    for (const text of ['', ' \n\t ', 'x'.repeat(2001)]) {
      const { status, body } = await say(text);
      expect(status).toBe(400);
      expect(body.detail).toMatch(/\.$/);
    }
    expect((await client.post(`/api/assistants/${id}/conversation`, {})).status).toBe(400);
    expect((await client.post(`/api/assistants/${id}/conversation`, { text: 7 })).status).toBe(400);
  });

  it('[TALK-30] catches an emergency in every assistant type, without a transfer that is not there', async () => {
    for (const setupType of ['receptionist', 'after-hours', 'both']) {
      await client.patch(`/api/assistants/${id}`, { setupType });
      const { body } = await say('I smell gas in my apartment');
      expect(body.response.emergency.level).toBe('life');
      expect(body.response.text).toContain('911');
      const pets = await say('Are pets allowed?');
      expect(pets.body.response.action).toBe('answer');
    }
    const draft = await createDraft(client);
    const { body } = await client.post(`/api/assistants/${draft}/conversation`, {
      text: 'I smell gas in my apartment',
    });
    expect(body.response).toMatchObject({ emergency: { level: 'life' }, transfer: null });
  });

  it('uses what was saved a moment ago', async () => {
    const before = await say('What is the gate code for the pool?');
    expect(before.body.response.action).toBe('decline');
    const pool = {
      question: 'What is the gate code for the pool?',
      answer: 'Please ask at the office.',
    };
    await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs: [...faqs, pool] });
    const after = await say('What is the gate code for the pool?');
    expect(after.body.response.text).toContain('Please ask at the office.');
  });

  it('two turns of one conversation at once are both taken, one after the other', async () => {
    const { conversationId } = (await say('Hello')).body;
    const answers = await Promise.all(
      ['Are pets allowed?', 'When is rent due?', 'Are pets allowed?'].map((text) =>
        say(text, conversationId),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await started.services.db
      .selectFrom('conversations')
      .select('turns')
      .where('id', '=', conversationId)
      .execute();
    expect(rows).toEqual([{ turns: 4 }]);
  });

  it('[IDENT-12] another owner cannot join it, and it ends after a day or with its assistant', async () => {
    const { conversationId } = (await say('Hello')).body;
    const stranger = started.newClient();
    await createDraft(stranger);
    expect((await say('Hello', conversationId, stranger)).status).toBe(404);
    const own = await createComplete(client);
    const elsewhere = await client.post(`/api/assistants/${own}/conversation`, {
      text: 'Hello',
      conversationId,
    });
    expect(elsewhere.status).toBe(404);
    started.clock.advance(25 * 60 * 60 * 1000);
    await say('A new one');
    expect((await say('Hello', conversationId)).status).toBe(404);

    await client.post(`/api/assistants/${own}/conversation`, { text: 'Hello' });
    await client.delete(`/api/assistants/${own}`);
    const left = await started.services.db
      .selectFrom('conversations')
      .select('id')
      .where('assistantId', '=', own)
      .execute();
    expect(left).toEqual([]);
  });

  it('[INPUT-40] an owner has at most 500 of them: a new one takes the place of the one that rests longest', async () => {
    const owner = started.newClient();
    const own = await createDraft(owner);
    const { db } = started.services;
    const begin = () => owner.post(`/api/assistants/${own}/conversation`, { text: 'Hello' });
    const { conversationId } = (await begin()).body;
    const row = await db
      .selectFrom('conversations')
      .selectAll()
      .where('id', '=', conversationId)
      .executeTakeFirstOrThrow();
    const restedAt = (n: number) => new Date(Date.parse(row.updatedAt) - n * 1000).toISOString();
    const older = Array.from({ length: 499 }, (_, at) => ({
      ...row,
      id: String(at + 1).padStart(22, '0'),
      updatedAt: restedAt(at + 1),
    }));
    await db.insertInto('conversations').values(older).execute();
    const others = (await say('Hello')).body.conversationId;
    await begin();
    const ids = await db
      .selectFrom('conversations')
      .select('id')
      .where('ownerId', '=', row.ownerId)
      .orderBy('updatedAt')
      .execute();
    expect(ids).toHaveLength(500);
    expect(ids[0]?.id).toBe('498'.padStart(22, '0'));
    expect((await say('Hello', others)).status).toBe(200);
  });

  it('[INPUT-06] a conversation that cannot be one of ours is over, also one named with NUL in a form', async () => {
    for (const conversationId of ['x', 'a\0b', `${'x'.repeat(21)}\0`, 'x'.repeat(23)]) {
      const spoken = await client.upload(`/api/assistants/${id}/conversation`, {
        ...spokenTurn,
        fields: { conversationId },
      });
      expect(spoken).toMatchObject({ status: 404, body: { title: 'Not found' } });
    }
    expect((await say('Hello', 'x'.repeat(22))).status).toBe(404);
  });
});

describe('a spoken turn', () => {
  const url = () => `/api/assistants/${id}/conversation`;
  it('[TALK-01] a recording is transcribed and answered', async () => {
    models.transcript = 'When is rent due?';
    const { status, body } = await client.upload(url(), spokenTurn);
    expect(status).toBe(200);
    expect(body.userInput).toBe('When is rent due?');
    expect(body.response.text).toContain('1st of each month');
  });

  it('[TALK-25] silence, a wrong type and a server that is away each get their sentence', async () => {
    const silent = await client.upload(url(), { ...spokenTurn, content: wav(() => 0) });
    expect(silent).toMatchObject({ status: 422, body: { type: 'urn:problem:nothing-heard' } });
    const text = await client.upload(url(), { ...spokenTurn, content: 'not a recording' });
    expect(text).toMatchObject({ status: 415, body: { type: 'urn:problem:audio-type' } });
    const other = await client.upload(url(), { ...spokenTurn, field: 'file' });
    expect(other.status).toBe(400);
    models.script({ status: 500, body: '{}' });
    const away = await client.upload(url(), spokenTurn);
    expect(away).toMatchObject({ status: 503, body: { type: 'urn:problem:transcription-failed' } });
  });

  it('[TALK-33] without a server that transcribes it is refused, never made up', async () => {
    const plain = await startApp();
    try {
      const owner = plain.newClient();
      const draft = await createDraft(owner);
      const answer = await owner.upload(`/api/assistants/${draft}/conversation`, spokenTurn);
      expect(answer).toMatchObject({
        status: 422,
        body: { type: 'urn:problem:speech-to-text-not-configured' },
      });
    } finally {
      await plain.close();
    }
  });
});

describe('a language model', () => {
  it('[TALK-33] words what is not known, only with what its sources hold', async () => {
    models.reply = {
      answerable: true,
      answer: 'Rent is due on the 1st of each month.',
      sources: ['faq:1'],
    };
    const worded = await say('which day do people around here normally hand over the money');
    expect(worded.body.response).toMatchObject({
      text: 'Rent is due on the 1st of each month.',
      action: 'answer',
      sources: [{ kind: 'faq', title: 'When is rent due?' }],
    });
    models.reply = { answerable: true, answer: 'Rent is due on the 5th.', sources: ['faq:1'] };
    const invented = await say('which day do people around here normally hand over the money');
    expect(invented.body.response.text).not.toContain('5th');
  });

  it('[TALK-33] an emergency and a saved answer are never worded by it', async () => {
    models.reply = { answerable: true, answer: 'All is well.', sources: ['faq:0'] };
    expect((await say('There is a fire in my kitchen')).body.response.text).toContain('911');
    expect((await say('Are pets allowed?')).body.response.text).toContain('30 pounds');
  });
});
