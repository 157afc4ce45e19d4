import { describe, expect, it } from 'vitest';
import { peaksOf } from './sound-shape.ts';

describe('peaks of a sound', () => {
  it('are the loudest moment of each part, in relation to the loudest of all', () => {
    expect(peaksOf(Float32Array.from([0, 0.1, -0.5, 0.2, 0, 0.25]), 3)).toEqual([
      expect.closeTo(0.2),
      1,
      expect.closeTo(0.5),
    ]);
  });

  it('are 0 for silence and for a sound shorter than the bars', () => {
    expect(peaksOf(new Float32Array(8), 4)).toEqual([0, 0, 0, 0]);
    expect(peaksOf(new Float32Array(0), 2)).toEqual([0, 0]);
  });
});
