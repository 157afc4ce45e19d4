import { describe, expect, it } from 'vitest';
import { minimise } from '../../scripts/subject-weights/minimise.mjs';

describe('minimise', () => {
  it('finds the bottom of a long narrow valley', () => {
    const steepness = [1, 30, 1000];
    const bottom = [3, -2, 0.5];
    const found = minimise(3, 60, (point, slope) => {
      let value = 0;
      for (const [k, steep] of steepness.entries()) {
        const off = (point[k] ?? 0) - (bottom[k] ?? 0);
        value += (steep / 2) * off ** 2;
        slope[k] = steep * off;
      }
      return value;
    });
    for (const [k, number] of bottom.entries()) expect(found[k]).toBeCloseTo(number, 3);
  });

  it('stays where there is no way down', () => {
    const flat = minimise(2, 5, (_, slope) => {
      slope.fill(0);
      return 1;
    });
    expect([...flat]).toEqual([0, 0]);
  });
});
