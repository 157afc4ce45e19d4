import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseWordVectors, rowSimilarity } from './parse-word-vectors.ts';
import { layOutTermVectors, termSimilarities } from './term-similarities.ts';

const file = join(import.meta.dirname, '..', 'assets', 'word-vectors.bin');
const vectors = parseWordVectors(readFileSync(file));

/** As many rows as asked for, here and there one without a vector. */
function rows(count: number, step: number): number[] {
  return Array.from({ length: count }, (_, i) => (i % 11 === 3 ? -1 : (i * step) % vectors.count));
}

describe('how alike words and terms are', () => {
  it.each([
    [1, 1],
    [3, 5],
    [12, 460],
    // More than are multiplied at a time.
    [70, 1030],
  ])('is what their rows give, for %i words and %i terms', (wordCount, termCount) => {
    const words = rows(wordCount, 997);
    const terms = rows(termCount, 331);
    const expected = words.flatMap((word) =>
      terms.map((term) => (word < 0 || term < 0 ? 0 : rowSimilarity(vectors, word, term))),
    );
    const found = termSimilarities(vectors, layOutTermVectors(vectors, terms), words);
    expect(found).toEqual(Float32Array.from(expected));
  });

  it('is 0 without vectors', () => {
    expect(termSimilarities(null, layOutTermVectors(null, [-1, -1]), [-1])).toEqual(
      new Float32Array(2),
    );
  });

  it('is found for no words and no terms', () => {
    expect(termSimilarities(vectors, layOutTermVectors(vectors, []), [5])).toEqual(
      new Float32Array(),
    );
    expect(termSimilarities(vectors, layOutTermVectors(vectors, [5]), [])).toEqual(
      new Float32Array(),
    );
  });
});
