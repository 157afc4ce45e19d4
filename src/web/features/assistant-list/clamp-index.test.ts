// Tests of the index of the shown assistant (spec 2, Dashboard).
import { describe, expect, it } from 'vitest';
import { clampIndex } from './clamp-index.ts';

describe('clampIndex', () => {
  it.each([
    { index: 0, count: 0, shown: 0 },
    { index: 2, count: 0, shown: 0 },
    { index: 0, count: 1, shown: 0 },
    { index: 2, count: 3, shown: 2 },
    { index: 2, count: 2, shown: 1 },
    { index: 5, count: 1, shown: 0 },
    { index: -1, count: 3, shown: 0 },
  ])('[DASH-11] index $index in a list of $count shows $shown', ({ index, count, shown }) => {
    expect(clampIndex(index, count)).toBe(shown);
  });
});
