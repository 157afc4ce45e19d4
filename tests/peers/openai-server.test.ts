// The peer is only worth something while the protocol's own client understands it.
import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWav } from '#shared/domain/wav.ts';
import { type OpenAiServer, peerModels, startOpenAiServer } from './openai-server.ts';

let peer: OpenAiServer;
const client = (apiKey = peer.key) => new OpenAI({ baseURL: peer.url, apiKey, maxRetries: 0 });
const recording = () =>
  new File([encodeWav(new Float32Array(1600), 16_000)], 'a.wav', { type: 'audio/wav' });

beforeAll(async () => {
  peer = await startOpenAiServer();
});
afterAll(() => peer.close());

describe("the model server of the tests, asked by the protocol's own client", () => {
  it('chats', async () => {
    peer.script({ say: 'Hello.' });
    const { choices } = await client().chat.completions.create({
      model: peerModels.chat,
      messages: [{ role: 'user', content: 'Hi' }],
    });
    expect(choices[0]?.message.content).toBe('Hello.');
  });

  it('speaks', async () => {
    const speech = await client().audio.speech.create({
      model: peerModels.speech,
      voice: 'nova',
      input: 'One two three.',
      response_format: 'mp3',
    });
    expect(speech.headers.get('content-type')).toBe('audio/mpeg');
    expect((await speech.arrayBuffer()).byteLength).toBeGreaterThan(417);
  });

  it('transcribes', async () => {
    const model = peerModels.transcription;
    const { text } = await client().audio.transcriptions.create({ model, file: recording() });
    expect(text).toBe(peer.transcript);
    expect(peer.requests.at(-1)?.file).toMatchObject({ name: 'a.wav', type: 'audio/wav' });
  });

  it('refuses a wrong key and an unknown model in its words', async () => {
    const model = peerModels.transcription;
    await expect(
      client('sk-wrong').audio.transcriptions.create({ model, file: recording() }),
    ).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' });
    await expect(
      client().audio.transcriptions.create({ model: 'other', file: recording() }),
    ).rejects.toMatchObject({ status: 404, code: 'model_not_found' });
  });
});
