import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseWordVectors, rowSimilarity, type WordVectors } from './parse-word-vectors.ts';

const bytes = readFileSync(join(import.meta.dirname, '..', 'assets', 'word-vectors.bin'));
const vectors = parseWordVectors(bytes);

describe('the shipped word vectors', () => {
  it('take no more than 4 MB and hold tens of thousands of words', () => {
    expect(bytes.length).toBeLessThan(4_000_000);
    expect(vectors.count).toBeGreaterThan(30_000);
    expect(vectors.rowOf.size).toBe(vectors.count);
  });

  it('know the words of the trade', () => {
    const missing = [
      'hoa',
      'hvac',
      'fob',
      'sublet',
      'carport',
      'wifi',
      'condo',
      'dues',
      'zelle',
    ].filter((word) => !vectors.rowOf.has(word));
    expect(missing).toEqual([]);
  });

  it.each([
    ['trash', 'garbage', 'lawyer'],
    ['plumber', 'electrician', 'birthday'],
    ['parking', 'garage', 'invoice'],
    ['dog', 'cat', 'rent'],
  ])('put %s nearer to %s than to %s', (word, near, far) => {
    expect(likeness(word, near)).toBeGreaterThan(likeness(word, far) + 0.2);
  });

  it('have every word equal to itself', () => {
    for (let row = 0; row < vectors.count; row += 997) {
      expect(rowSimilarity(vectors, row, row)).toBeGreaterThan(0.95);
    }
  });
});

describe('parseWordVectors', () => {
  it('reads a file that begins anywhere in a buffer', () => {
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const again = parseWordVectors(shifted.subarray(3));
    expect(again.matrix.subarray(0, 100)).toEqual(vectors.matrix.subarray(0, 100));
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['another kind of file', new TextEncoder().encode('%PDF-1.7 and a good many bytes more')],
    ['a header alone', bytes.subarray(0, 20)],
    ['a file cut off', bytes.subarray(0, bytes.length - 1)],
    ['a header of zeros', Uint8Array.from([...bytes.subarray(0, 4), ...new Uint8Array(16)])],
  ])('refuses %s', (_, wrong) => {
    expect(() => parseWordVectors(wrong)).toThrow(RangeError);
  });
});

function likeness(a: string, b: string, { rowOf }: WordVectors = vectors): number {
  return rowSimilarity(vectors, rowOf.get(a) ?? -1, rowOf.get(b) ?? -1);
}
