import { describe, expect, it } from 'vitest';
import { attend } from './attend.ts';
import { createProductMemory } from './matrix-product.ts';

const width = 16;

/** One row of queries, keys and values per piece; each part is the same number throughout. */
function contextOf(...pieces: [query: number, key: number, value: number][]): number[] {
  const [one, other] = [true, false].map((webAssembly) => {
    const memory = createProductMemory(4096, webAssembly);
    const rows = new Float32Array(memory.buffer, 0, pieces.length * 3 * width);
    rows.set(pieces.flatMap((parts) => parts.flatMap((x) => Array(width).fill(x))));
    const shares = new Float64Array(memory.buffer, 2048, pieces.length);
    const context = new Float32Array(memory.buffer, 3072, pieces.length * width);
    attend(memory, rows, pieces.length, width, shares, context);
    return Array.from(context);
  });
  expect(one).toEqual(other);
  return one ?? [];
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
