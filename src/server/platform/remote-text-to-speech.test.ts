import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAiVoices } from '#server/model-settings.ts';
import {
  type OpenAiServer,
  peerModels,
  type ScriptedAnswer,
  startOpenAiServer,
} from '#tests/peers/openai-server.ts';
import { systemClock } from './clock.ts';
import { createRemoteTextToSpeech } from './remote-text-to-speech.ts';
import { SpeechError, type TextToSpeech } from './text-to-speech.ts';

let peer: OpenAiServer;
beforeEach(async () => {
  peer = await startOpenAiServer();
});
afterEach(() => peer.close());

function mouth(timeoutMs?: number, modelServerKey = peer.key): TextToSpeech {
  const settings = {
    modelServerUrl: peer.url,
    modelServerKey,
    speechModel: peerModels.speech,
    speechVoices: openAiVoices,
  };
  return createRemoteTextToSpeech(settings, systemClock, timeoutMs) as TextToSpeech; // set up
}
const request = { voiceId: 'voice_4', text: 'The office opens at 9 AM.' };

describe('speech by a model server', () => {
  it('[TALK-33] asks for the voice that belongs to ours and gives back the sound', async () => {
    const { bytes, mimeType } = await mouth().synthesize(request);
    expect(mimeType).toBe('audio/mpeg');
    expect(bytes.length).toBeGreaterThan(1_000);
    expect(peer.requests[0]).toMatchObject({
      path: '/v1/audio/speech',
      body: { model: peerModels.speech, voice: 'fable', input: request.text },
    });
  });

  it('speaks a voice that is not known like the first', async () => {
    await mouth().synthesize({ ...request, voiceId: 'voice_99' });
    expect(peer.requests[0]?.body.voice).toBe('nova');
  });

  it('is not there without a server or a model', () => {
    const none = { modelServerKey: null, speechVoices: openAiVoices };
    const noServer = { ...none, modelServerUrl: null, speechModel: 'a' };
    const noModel = { ...none, modelServerUrl: peer.url, speechModel: null };
    expect(createRemoteTextToSpeech(noServer, systemClock)).toBeNull();
    expect(createRemoteTextToSpeech(noModel, systemClock)).toBeNull();
  });

  it.each([
    ['audio/wav', 'RIFF\0\0\0\0WAVEfmt '],
    ['audio/mpeg', 'ID3\x04rest'],
    ['audio/ogg', 'OggS\0rest'],
    ['audio/flac', 'fLaC\0rest'],
  ])('knows %s by its first bytes, whatever the server calls it', async (mimeType, start) => {
    peer.script({ body: Buffer.from(start, 'latin1'), type: 'application/octet-stream' });
    expect(await mouth().synthesize(request)).toMatchObject({ mimeType });
  });

  const wrong: [string, ScriptedAnswer, RegExp][] = [
    ['an error', { status: 503, body: 'oops' }, /answered 503/],
    ['no sound', { type: 'audio/mpeg', body: '<html>welcome</html>' }, /something else/],
    ['an empty body', { type: 'audio/mpeg', body: '' }, /something else/],
    ['half a sound', 'break', /broke off/],
    ['too much', { body: Buffer.alloc(10 * 1024 * 1024 + 1, 0xff) }, /too much/],
  ];
  it.each(wrong)(
    '[TALK-33] refuses %s, so that the embedded voice speaks',
    async (_, answer, why) => {
      peer.script(answer);
      const attempt = mouth().synthesize(request);
      await expect(attempt).rejects.toThrow(SpeechError);
      await expect(attempt).rejects.toThrow(why);
    },
  );

  it('ends an attempt that does not end', async () => {
    peer.script('hang');
    await expect(mouth(100).synthesize(request)).rejects.toThrow('within 100 ms');
  });

  it('[TALK-33] leaves a failing server alone, and names neither key nor text in its errors', async () => {
    const refused = mouth(undefined, 'sk-wrong');
    for (let i = 0; i < 3; i++) {
      const error = await refused.synthesize(request).catch(String);
      expect(error).toMatch(/401/);
      expect(error).not.toMatch(/sk-|9 AM/);
    }
    await expect(refused.synthesize(request)).rejects.toThrow('left alone');
    expect(peer.requests).toHaveLength(3);
  });

  it('does not send what no server takes', async () => {
    const text = 'word '.repeat(1_000);
    await expect(mouth().synthesize({ ...request, text })).rejects.toThrow('too long');
    expect(peer.requests).toHaveLength(0);
  });
});
