// Tests of speaking once what is wanted often, and of who speaks when somebody cannot.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createEmbeddedTextToSpeech,
  type EmbeddedTextToSpeech,
} from './embedded-speech/embedded-text-to-speech.ts';
import { keptSpeech } from './kept-speech.ts';
import { createSpeechFiles, type SpeechFiles } from './speech-files.ts';
import { speechWithFallback } from './speech-with-fallback.ts';
import { SpeechError, type TextToSpeech } from './text-to-speech.ts';

let folder: string;
let engine: EmbeddedTextToSpeech;
let spoken: string[];
let counting: TextToSpeech;
let files: SpeechFiles;

beforeAll(() => {
  engine = createEmbeddedTextToSpeech();
});
afterAll(() => engine.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-speech-'));
  files = createSpeechFiles(folder);
  spoken = [];
  counting = {
    synthesize(request) {
      spoken.push(request.text);
      return engine.synthesize(request);
    },
  };
  return () => rmSync(folder, { recursive: true, force: true });
});

const kept = (speaker = counting) => keptSpeech({ engine: speaker, nameOf: engine.nameOf, files });
const hello = { voiceId: 'voice_1', text: 'Hello.' };

describe('sounds that are kept', () => {
  it('are made once, for many at once and for those who come later', async () => {
    const voices = kept();
    const [one, other] = await Promise.all([voices.synthesize(hello), voices.synthesize(hello)]);
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect((await voices.synthesize(hello)).bytes.equals(one.bytes)).toBe(true);
    expect(spoken).toEqual(['Hello.']);
  });

  it('are made once for texts that sound the same, and apart for each voice', async () => {
    const voices = kept();
    await voices.synthesize({ ...hello, text: 'It costs five dollars.' });
    await voices.synthesize({ ...hello, text: 'It costs $5.' });
    await voices.synthesize({ voiceId: 'voice_2', text: 'It costs $5.' });
    expect(spoken).toEqual(['It costs five dollars.', 'It costs $5.']);
  });

  it('are not kept when they fail', async () => {
    let isBroken = true;
    const voices = kept({
      synthesize: (request) =>
        isBroken ? Promise.reject(new SpeechError('broken')) : counting.synthesize(request),
    });
    await expect(voices.synthesize(hello)).rejects.toThrow('broken');
    isBroken = false;
    expect((await voices.synthesize(hello)).bytes.length).toBeGreaterThan(1_000);
  });

  it('are made again after they were forgotten', async () => {
    await files.write(engine.nameOf(hello), { bytes: Buffer.from('kept'), mimeType: 'audio/wav' });
    const voices = kept();
    expect((await voices.synthesize(hello)).bytes.toString()).toBe('kept');
    await voices.forget(hello);
    expect((await voices.synthesize(hello)).bytes.length).toBeGreaterThan(1_000);
  });

  it('are forgotten for good while they are still being made or written', async () => {
    const voices = kept();
    const made = voices.synthesize(hello);
    await Promise.all([made, voices.forget(hello)]);
    expect(await files.read(engine.nameOf(hello))).toBeNull();
    await voices.synthesize(hello);
    await voices.forget(hello);
    expect(await files.read(engine.nameOf(hello))).toBeNull();
    await voices.synthesize(hello);
    expect(spoken).toEqual(['Hello.', 'Hello.', 'Hello.']);
  });
});

describe('a speech server and the embedded voices', () => {
  it('the server speaks; what it does not speak, the embedded voices do', async () => {
    let isAway = false;
    const server = keptSpeech({
      engine: {
        synthesize: async () => {
          if (isAway) throw new SpeechError('away');
          return { bytes: Buffer.from('from the server'), mimeType: 'audio/mpeg' };
        },
      },
      nameOf: ({ text }) => `server ${text}`,
      files,
    });
    const voices = speechWithFallback(server, kept());
    expect((await voices.synthesize(hello)).mimeType).toBe('audio/mpeg');
    isAway = true;
    // What it spoke before is still there.
    expect((await voices.synthesize(hello)).mimeType).toBe('audio/mpeg');
    expect((await voices.synthesize({ ...hello, text: 'Good bye.' })).mimeType).toBe('audio/wav');
    await voices.forget(hello);
    expect((await voices.synthesize(hello)).mimeType).toBe('audio/wav');
    isAway = false;
    // And what the embedded voices spoke for it does not stay in its place.
    expect((await voices.synthesize({ ...hello, text: 'Good bye.' })).mimeType).toBe('audio/mpeg');
  });

  it('without a server the embedded voices speak alone', async () => {
    const voices = speechWithFallback(null, kept());
    expect((await voices.synthesize(hello)).mimeType).toBe('audio/wav');
  });
});
