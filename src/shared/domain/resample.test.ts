import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resample } from './resample.ts';

const tone = (hertz: number, rate: number, seconds = 0.25) =>
  Float32Array.from({ length: rate * seconds }, (_, i) =>
    Math.sin((2 * Math.PI * hertz * i) / rate),
  );

/** Root mean square of the middle half: the ends fade in and out. */
function loudnessOf(samples: Float32Array): number {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
}

describe('changing the number of samples', () => {
  it.each([8_000, 11_025, 22_050, 44_100, 48_000, 96_000])(
    'keeps a tone from %i to 16,000',
    (rate) => {
      const wanted = tone(440, 16_000);
      const result = resample(tone(440, rate), rate, 16_000);
      expect(Math.abs(result.length - wanted.length)).toBeLessThanOrEqual(1);
      for (let i = 1_000; i < 3_000; i++) {
        expect(Math.abs((result[i] ?? 0) - (wanted[i] ?? 0))).toBeLessThan(0.01);
      }
    },
  );

  it.each([
    [48_000, 12_000],
    [48_000, 9_500],
    [44_100, 15_000],
    [96_000, 30_000],
  ])('from %i, nothing of a tone of %i Hz folds back', (rate, hertz) => {
    expect(loudnessOf(resample(tone(hertz, rate), rate, 16_000))).toBeLessThan(0.005);
  });

  it.each([300, 1_000, 3_400, 6_000])('from 48,000, a tone of %i Hz stays as loud', (hertz) => {
    const loudness = loudnessOf(resample(tone(hertz, 48_000), 48_000, 16_000));
    expect(loudness).toBeGreaterThan(0.7);
    expect(loudness).toBeLessThan(0.715);
  });

  it('gives back the same when nothing changes', () => {
    const samples = tone(440, 16_000);
    expect(resample(samples, 16_000, 16_000)).toBe(samples);
  });

  it('keeps the length in seconds, and is never much louder than what came in', () => {
    const rates = fc.constantFrom(8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 44_099);
    const sound = fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 300 });
    fc.assert(
      fc.property(sound, rates, (samples, rate) => {
        const result = resample(samples, rate, 16_000);
        expect(result.length).toBe(Math.round((samples.length * 16_000) / rate));
        for (const sample of result) expect(Math.abs(sample)).toBeLessThan(3);
      }),
      { numRuns: 60 },
    );
  });
});
