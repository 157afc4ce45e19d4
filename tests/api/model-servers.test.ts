// Recordings of every kind, speech and failures of a model server, over the API (spec 7, conversation).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { webmPackets } from '#server/features/conversation/webm-packets.ts';
import { type OpenAiServer, peerModels, startOpenAiServer } from '#tests/peers/openai-server.ts';
import { oggFile, recordedWebm, samplesOf, tone, wavFile } from '#tests/setup/sound-files.ts';
import { createComplete } from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

let models: OpenAiServer;
let started: StartedApp;
let client: TestClient;
let id: number;
let log: string[];

beforeEach(async () => {
  models = await startOpenAiServer();
  log = [];
  started = await startApp({
    env: {
      LOG_LEVEL: 'trace',
      OPENAI_BASE_URL: models.url,
      OPENAI_API_KEY: models.key,
      STT_MODEL: peerModels.transcription,
      TTS_MODEL: peerModels.speech,
      LLM_MODEL: peerModels.chat,
    },
    build: { logStream: { write: (line) => log.push(line) } },
  });
  client = started.newClient();
  id = await createComplete(client);
});
afterEach(async () => {
  await started.close();
  await models.close();
});

const upload = (content: Buffer) =>
  client.upload(`/api/assistants/${id}/conversation`, {
    field: 'audio',
    name: 'message',
    type: 'application/octet-stream',
    content,
  });
const transcriptions = () => models.requests.filter(({ file }) => file !== null);

describe('a recording', () => {
  const stereo = { rate: 44_100, channels: 2 };
  it.each([
    ['WAV', wavFile(tone(1, 300, stereo.rate), stereo), 1],
    ['WebM', recordedWebm, 2],
    ['Ogg', oggFile([...webmPackets(recordedWebm)]), 2],
  ])('[TALK-01] as %s reaches the server as 16 kHz WAV', async (_, file, seconds) => {
    models.transcript = 'What are your hours?';
    const { status, body } = await upload(file);
    expect(status).toBe(200);
    expect(body.userInput).toBe('What are your hours?');
    const sent = transcriptions()[0]?.file?.bytes ?? Buffer.alloc(44);
    expect(sent.readUInt32LE(24)).toBe(16_000);
    expect(Math.round(samplesOf(sent).length / 16_000)).toBe(seconds);
  });

  it.each([
    ['larger than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'audio-too-large', /10 MB/],
    [
      'longer than a minute',
      wavFile(tone(61, 300, 8_000), { rate: 8_000 }),
      413,
      'audio-too-long',
      /60 seconds/,
    ],
    ['of another kind', Buffer.from('fLaC and more'), 415, 'audio-type', /WAV/],
    ['that is damaged', recordedWebm.subarray(0, 60), 422, 'audio-unreadable', /damaged/],
  ])('[TALK-01] %s gets its sentence and is sent nowhere', async (_, file, status, code, words) => {
    const answer = await upload(file);
    expect(answer).toMatchObject({ status, body: { type: `urn:problem:${code}` } });
    expect(answer.body.detail).toMatch(words);
    expect(models.requests).toEqual([]);
  });
});

describe('the voice of a reply', () => {
  const greeting = () => client.post(`/api/assistants/${id}/voice-response`, { topic: 'greeting' });

  it("[TALK-33] is the model server's", async () => {
    const { body } = await greeting();
    const sound = await client.get(body.audioUrl);
    expect(sound.headers['content-type']).toBe('audio/mpeg');
    expect(models.requests[0]?.body).toMatchObject({ model: peerModels.speech, input: body.text });
  });

  it('[TALK-33] is the embedded one when the model server fails', async () => {
    models.script(...Array(4).fill({ status: 500, body: '{}' }));
    const { body } = await greeting();
    const sound = await client.get(body.audioUrl);
    expect(sound).toMatchObject({ status: 200, headers: { 'content-type': 'audio/wav' } });
    expect(sound.bytes.toString('latin1', 0, 4)).toBe('RIFF');
  });
});

it('[OPS-14] [TALK-33] a failing model server leaves neither key nor words in the log', async () => {
  const secret = 'my-secret-words';
  models.script(...Array(8).fill({ status: 500, body: JSON.stringify({ error: secret }) }));
  await upload(wavFile(tone(1), { rate: 16_000 }));
  models.script({ say: `{"answer": "${secret}` }, { say: secret });
  await client.post(`/api/assistants/${id}/conversation`, { text: `Where is the ${secret} room?` });
  await started.app.close();
  expect(log.join('')).toMatch(/transcription-failed/);
  expect(log.join('')).not.toMatch(/my-secret|sk-|that-only-the-tests-know/);
});
