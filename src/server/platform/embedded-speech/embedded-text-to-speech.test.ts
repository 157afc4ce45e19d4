// Tests of the embedded voices, really spoken (spec 3, Voice).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voiceCatalogue } from '#shared/domain/voice-catalogue.ts';
import { medianPitch } from '#tests/setup/median-pitch.ts';
import {
  createEmbeddedTextToSpeech,
  type EmbeddedTextToSpeech,
} from './embedded-text-to-speech.ts';
import { readWave } from './wave-file.ts';

let voices: EmbeddedTextToSpeech;
beforeAll(() => {
  voices = createEmbeddedTextToSpeech();
});
afterAll(() => voices.close());

const sentence = 'Thank you for calling. The office opens at nine in the morning.';

async function speak(text: string, voiceId = 'voice_1') {
  const { bytes, mimeType } = await voices.synthesize({ voiceId, text });
  expect(mimeType).toBe('audio/wav');
  const sound = readWave(bytes);
  return { bytes, ...sound, seconds: sound.samples.length / sound.sampleRate };
}

describe('the embedded voices', () => {
  it('speak a WAV file of one channel with 16 bits at 16 kHz, as long as speech is', async () => {
    const { bytes, sampleRate, seconds } = await speak(sentence);
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
    expect(bytes.toString('latin1', 8, 16)).toBe('WAVEfmt ');
    expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
    expect(bytes.readUInt32LE(40)).toBe(bytes.length - 44);
    expect(sampleRate).toBe(16_000);
    // Twelve words take three to seven seconds.
    expect(seconds).toBeGreaterThan(3);
    expect(seconds).toBeLessThan(7);
  });

  it('[ENT-11] are six: women high, men low, no two alike', async () => {
    const pitches: number[] = [];
    const files = new Set<string>();
    for (const { id, gender } of voiceCatalogue) {
      const { samples, sampleRate, bytes } = await speak(sentence, id);
      const pitch = medianPitch({ samples, sampleRate });
      if (gender === 'female') expect(pitch, id).toBeGreaterThanOrEqual(160);
      else expect(pitch, id).toBeLessThanOrEqual(125);
      pitches.push(pitch);
      files.add(bytes.toString('base64'));
    }
    expect(files.size).toBe(6);
    pitches.sort((one, other) => one - other);
    const gaps = pitches.slice(1).map((pitch, index) => pitch - (pitches[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(4);
  });

  it('give the same text the same sound every time', async () => {
    const [one, other] = [await speak('Hello there.'), await speak('Hello there.')];
    expect(one.bytes.equals(other.bytes)).toBe(true);
  });

  it('speak a text of any length, piece by piece', async () => {
    const short = await speak(sentence);
    const long = await speak(Array.from({ length: 24 }, () => sentence).join(' '));
    expect(long.seconds / short.seconds).toBeGreaterThan(20);
    expect(long.seconds / short.seconds).toBeLessThan(26);
  });

  it('are silent for a moment where nothing can be said', async () => {
    const { samples, seconds } = await speak('🎉');
    expect(seconds).toBe(0.25);
    expect(samples.every((sample) => sample === 0)).toBe(true);
  });

  it('speak for a voice that is not offered like the first', async () => {
    const [unknown, first] = [await speak('Hello.', 'voice_99'), await speak('Hello.', 'voice_1')];
    expect(unknown.bytes.equals(first.bytes)).toBe(true);
  });

  it('name a sound by its voice and by what is really said', () => {
    const name = (voiceId: string, text: string) => voices.nameOf({ voiceId, text });
    expect(name('voice_1', 'It costs $5.')).toBe(name('voice_1', 'It costs five dollars.'));
    expect(name('voice_1', 'It costs $5.')).not.toBe(name('voice_1', 'It costs $6.'));
    expect(name('voice_1', 'Hello')).not.toBe(name('voice_2', 'Hello'));
  });
});
