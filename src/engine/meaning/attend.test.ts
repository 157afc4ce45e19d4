import { describe, expect, it } from 'vitest';
import { attend } from './attend.ts';

const width = 16;

/** One row of queries, keys and values per piece; each part is the same number throughout. */
function rows(...pieces: [query: number, key: number, value: number][]): Float32Array {
  return Float32Array.from(pieces.flatMap((parts) => parts.flatMap((x) => Array(width).fill(x))));
}

function contextOf(...pieces: [number, number, number][]): number[] {
  const context = new Float32Array(pieces.length * width);
  attend(rows(...pieces), pieces.length, width, context);
  return Array.from(context);
}

describe('attend', () => {
  it('gives a piece alone its own value', () => {
    expect(contextOf([3, -2, 7])).toEqual(Array(width).fill(7));
  });

  it('gives the mean where all concern it alike', () => {
    expect(contextOf([0, 1, 2], [0, 5, 4])).toEqual(Array(2 * width).fill(3));
  });

  it('weighs by e to the power of query times key, within each head', () => {
    // A head has a quarter of the width: four products of 1 and 0.5 make a likeness of 2.
    const share = Math.exp(2) / (Math.exp(2) + 1);
    const [first, ...rest] = contextOf([1, 0.5, 10], [0, 0, 20]);
    expect(first).toBeCloseTo(10 * share + 20 * (1 - share), 5);
    expect(rest.slice(0, width - 1)).toEqual(Array(width - 1).fill(first));
    expect(rest.at(-1)).toBeCloseTo(15, 5);
  });

  it('bears likenesses past all powers', () => {
    expect(contextOf([40, 50, 1], [0, -50, 2]).slice(0, width)).toEqual(Array(width).fill(1));
  });
});
