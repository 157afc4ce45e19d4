// Tests of the voices as the settings want them: a real server that speaks the OpenAI protocol first, the
// embedded voices when it does not.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { type OpenAiServer, peerModels, startOpenAiServer } from '#tests/peers/openai-server.ts';
import { systemClock } from './clock.ts';
import { createTextToSpeech, type ServerVoices } from './create-text-to-speech.ts';

let peer: OpenAiServer;
let folder: string;
let voices: ServerVoices;
beforeEach(async () => {
  peer = await startOpenAiServer();
  folder = mkdtempSync(join(tmpdir(), 'porchlight-voices-'));
});
afterEach(async () => {
  await voices.close();
  await peer.close();
  rmSync(folder, { recursive: true, force: true });
});

function voicesWith(settings: Record<string, string>): ServerVoices {
  voices = createTextToSpeech(loadConfig({ DATA_DIR: folder, ...settings }), systemClock);
  return voices;
}
const withServer = () =>
  voicesWith({
    OPENAI_BASE_URL: peer.url,
    OPENAI_API_KEY: peer.key,
    TTS_MODEL: peerModels.speech,
  });
const request = { voiceId: 'voice_1', text: 'The fee is $5.' };

it('[TALK-33] the speech server speaks, is told the text as it was written, and is asked once', async () => {
  const speaking = withServer();
  expect((await speaking.synthesize(request)).mimeType).toBe('audio/mpeg');
  expect((await speaking.synthesize(request)).mimeType).toBe('audio/mpeg');
  expect(peer.requests.map(({ body }) => body.input)).toEqual(['The fee is $5.']);
});

it('[TALK-33] the embedded voices speak while the server fails, and it is asked again after that', async () => {
  const speaking = withServer();
  peer.script({ status: 500, body: 'broken' });
  expect((await speaking.synthesize(request)).mimeType).toBe('audio/wav');
  expect((await speaking.synthesize(request)).mimeType).toBe('audio/mpeg');
});

it('[TALK-33] without a speech model nobody is asked', async () => {
  const speaking = voicesWith({ OPENAI_BASE_URL: peer.url, OPENAI_API_KEY: peer.key });
  expect((await speaking.synthesize(request)).mimeType).toBe('audio/wav');
  expect(peer.requests).toEqual([]);
});

it('what was spoken before a restart is not spoken again', async () => {
  const [first, second] = [withServer(), withServer()];
  const { bytes } = await first.synthesize(request);
  // The file is written behind the answer.
  await vi.waitUntil(() => existsSync(join(folder, 'speech')) && keptFiles().length > 0);
  expect((await second.synthesize(request)).bytes.equals(bytes)).toBe(true);
  expect(peer.requests).toHaveLength(1);
  await first.close();
});

const keptFiles = () => readdirSync(join(folder, 'speech')).filter((name) => name.endsWith('.mp3'));

describe('a text in Spanish', () => {
  const inSpanish = { voiceId: 'voice_1', text: 'Salga de la casa ahora y llame al 911.' };

  it('[ES-12] is never read by the embedded voices, also while the speech server fails', async () => {
    await expect(voicesWith({}).synthesize(inSpanish)).rejects.toThrow('speak English');
    const speaking = withServer();
    peer.script({ status: 500, body: 'broken' });
    await expect(speaking.synthesize(inSpanish)).rejects.toThrow('speak English');
  });

  it('[ES-12] is spoken by the speech server', async () => {
    expect((await withServer().synthesize(inSpanish)).mimeType).toBe('audio/mpeg');
  });
});
