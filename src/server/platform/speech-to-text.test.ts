import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeWav } from '#shared/domain/wav.ts';
import {
  type OpenAiServer,
  peerModels,
  type ScriptedAnswer,
  startOpenAiServer,
} from '#tests/peers/openai-server.ts';
import { systemClock } from './clock.ts';
import { createSpeechToText, type SpeechToText } from './speech-to-text.ts';

let peer: OpenAiServer;
const wav = Buffer.from(encodeWav(new Float32Array(1600).fill(0.1), 16_000));

beforeEach(async () => {
  peer = await startOpenAiServer();
});
afterEach(() => peer.close());

function ears(settings: { url?: string | null; key?: string; timeoutMs?: number } = {}) {
  const port = createSpeechToText(
    {
      modelServerUrl: settings.url === undefined ? peer.url : settings.url,
      modelServerKey: settings.key ?? peer.key,
      transcriptionModel: peerModels.transcription,
    },
    systemClock,
    settings.timeoutMs,
  );
  return port as SpeechToText; // set up, unless the test says otherwise
}

describe('transcription by a model server', () => {
  it('[TALK-33] sends the recording as the protocol says and gives back the words', async () => {
    peer.script({ say: '  My sink\n is leaking. ' });
    expect(await ears().transcribe(wav)).toBe('My sink is leaking.');
    expect(peer.requests).toHaveLength(1);
    expect(peer.requests[0]).toMatchObject({
      path: '/v1/audio/transcriptions',
      body: { model: peerModels.transcription, response_format: 'json', language: 'en' },
      file: { name: 'recording.wav', type: 'audio/wav' },
    });
    expect(peer.requests[0]?.file?.bytes.equals(wav)).toBe(true);
  });

  it('[TALK-33] is not there without a server or a model, so that nothing is made up', () => {
    expect(ears({ url: null })).toBeNull();
    const none = { modelServerUrl: peer.url, modelServerKey: null, transcriptionModel: null };
    expect(createSpeechToText(none, systemClock)).toBeNull();
  });

  it('gives back nothing when nothing was heard', async () => {
    peer.script({ say: '  ' });
    expect(await ears().transcribe(wav)).toBe('');
  });

  const wrong: [string, ScriptedAnswer, RegExp][] = [
    ['an error', { status: 500, body: 'oops' }, /answered 500/],
    ['a refusal', { status: 429, body: '{"error":{}}' }, /answered 429/],
    ['no JSON', { body: '<html>welcome</html>' }, /no usable transcript/],
    ['another shape', { body: '{"text":["a"]}' }, /no usable transcript/],
    ['an empty body', { body: '' }, /no usable transcript/],
    ['half a body', 'break', /could not be reached, or broke off/],
    ['words without end', { say: 'thank you '.repeat(500) }, /no usable transcript/],
    ['a megabyte', { body: Buffer.alloc(1_000_000, 32) }, /answered too much/],
    ['a redirect', { redirect: '/v1/elsewhere' }, /could not be reached/],
  ];
  it.each(wrong)('takes %s as a failure', async (_, answer, message) => {
    peer.script(answer);
    await expect(ears().transcribe(wav)).rejects.toThrow(message);
    expect(peer.requests).toHaveLength(1);
  });

  it.each<ScriptedAnswer>(['hang', 'stall'])(
    'ends an attempt that does not end (%s)',
    async (how) => {
      peer.script(how);
      await expect(ears({ timeoutMs: 100 }).transcribe(wav)).rejects.toThrow('within 100 ms');
    },
  );

  it('fails where nobody listens', async () => {
    const nowhere = ears({ url: 'http://127.0.0.1:9/v1' });
    await expect(nowhere.transcribe(wav)).rejects.toThrow('could not be reached');
  });

  it('[TALK-33] asks a failing server three times and then leaves it alone', async () => {
    const refused = ears({ key: 'sk-wrong' });
    for (let i = 0; i < 3; i++) await expect(refused.transcribe(wav)).rejects.toThrow('401');
    await expect(refused.transcribe(wav)).rejects.toThrow('left alone');
    expect(peer.requests).toHaveLength(3);
  });

  it('names neither key nor address nor words in its errors', async () => {
    peer.script({ body: '{"text": "my secret unit 12' });
    const error = await ears()
      .transcribe(wav)
      .catch((reason: unknown) => reason);
    const shown = JSON.stringify(error, Object.getOwnPropertyNames(error)) + String(error);
    expect(shown).toContain('no usable transcript');
    expect(shown).not.toMatch(/secret unit|sk-|127\.0\.0\.1/);
    expect(Reflect.get(error as Error, 'cause')).toBeUndefined();
  });
});
