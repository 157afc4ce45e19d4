// Tests of playing a sound faster or slower.
import { describe, expect, it } from 'vitest';
import { medianPitch } from '#tests/setup/median-pitch.ts';
import { resample } from './resample.ts';

const sampleRate = 16_000;
const tone = (hertz: number) =>
  Int16Array.from(
    { length: sampleRate },
    (_, index) => 10_000 * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  );

describe('playing at another speed', () => {
  it.each([92, 97, 100, 103, 105])('%d %% moves pitch and length together', (percent) => {
    const played = resample(tone(150), percent);
    expect(played.length).toBe(Math.floor((sampleRate * 100) / percent));
    const pitch = medianPitch({ samples: Int16Array.from(played), sampleRate });
    expect(pitch / (150 * (percent / 100))).toBeCloseTo(1, 1);
    // As loud as before, away from the ends.
    const loudest = Math.max(...played.slice(1_000, 5_000));
    expect(loudest).toBeGreaterThan(9_900);
    expect(loudest).toBeLessThan(10_100);
  });

  it('leaves out what would fold over', () => {
    const played = resample(tone(7_900), 105);
    expect(Math.max(...played.slice(1_000, 5_000))).toBeLessThan(7_000);
  });
});
