// How alike the words of a question and the terms of a knowledge base are used. For twelve words and 30
// FAQs that is half a million products; computed where the sentence encoder's are, they take 0.05 ms
// instead of 1.
import { createProductMemory } from '#engine/meaning/matrix-product.ts';
import { weightPlace } from '#engine/meaning/weight-layout.ts';
import type { WordVectors } from './parse-word-vectors.ts';

/** The vectors of terms as they are multiplied. */
export interface TermVectors {
  readonly termCount: number;
  /** Numbers of a vector, zeros after its last one up to a multiple of eight. */
  readonly width: number;
  /** Block after block, each a table of weights. */
  readonly blocks: readonly Int8Array[];
}

const blockTerms = 512;
const mostWords = 64;
const mostWidth = 128;

const wordsAt = 0;
const weightsAt = wordsAt + mostWords * mostWidth * 2;
const resultsAt = weightsAt + blockTerms * mostWidth;
/** Nothing is scaled and nothing added. */
const onesAt = resultsAt + mostWords * blockTerms * 4;
const zerosAt = onesAt + blockTerms * 4;
/** 0.3 MB, used anew by every question. */
const memory = createProductMemory(zerosAt + blockTerms * 4);
new Float32Array(memory.buffer, onesAt, blockTerms).fill(1);

/** @param rows by term, its row of the vectors; -1 for none */
export function layOutTermVectors(
  vectors: WordVectors | null,
  rows: readonly number[],
): TermVectors {
  const dimensions = vectors?.dimensions ?? 0;
  const width = Math.ceil(dimensions / 8) * 8;
  if (width > mostWidth) throw new RangeError(`Vectors of ${dimensions} numbers are too long.`);
  const blocks: Int8Array[] = [];
  for (let start = 0; vectors !== null && start < rows.length; start += blockTerms) {
    const ofBlock = rows.slice(start, start + blockTerms);
    const block = new Int8Array(Math.ceil(ofBlock.length / 8) * 8 * width);
    ofBlock.forEach((row, term) => {
      vectorOf(vectors, row).forEach((value, k) => {
        block[weightPlace(width, term, k)] = value;
      });
    });
    blocks.push(block);
  }
  return { termCount: rows.length, width, blocks };
}

/**
 * @param rows by word, its row of the vectors; -1 for none
 * @returns word after word, how alike it is to each term, 0 (not at all, or without a vector) to 1
 */
export function termSimilarities(
  vectors: WordVectors | null,
  { termCount, width, blocks }: TermVectors,
  rows: readonly number[],
): Float32Array {
  const similarities = new Float32Array(rows.length * termCount);
  if (vectors === null) return similarities;
  for (let first = 0; first < rows.length; first += mostWords) {
    const wordRows = rows.slice(first, first + mostWords);
    const words = new Int16Array(memory.buffer, wordsAt, mostWords * width).fill(0);
    wordRows.forEach((row, word) => {
      words.set(vectorOf(vectors, row), word * width);
    });
    blocks.forEach((block, place) => {
      const outputs = block.length / width;
      new Int8Array(memory.buffer, weightsAt, block.length).set(block);
      memory.multiply({
        rows: wordsAt,
        rowCount: wordRows.length,
        width,
        rowScales: onesAt,
        weights: weightsAt,
        weightScales: onesAt,
        biases: zerosAt,
        outputs,
        results: resultsAt,
        least: 0,
      });
      const results = new Float32Array(memory.buffer, resultsAt, mostWords * outputs);
      const start = place * blockTerms;
      const greatest = vectors.unit ** 2;
      const count = Math.min(outputs, termCount - start);
      wordRows.forEach((_, word) => {
        const ofWord = (first + word) * termCount + start;
        for (let term = 0; term < count; term += 1) {
          const product = results[word * outputs + term] as number;
          similarities[ofWord + term] = Math.min(1, product / greatest);
        }
      });
    });
  }
  return similarities;
}

const noVector = new Int8Array();

function vectorOf({ matrix, dimensions }: WordVectors, row: number): Int8Array {
  return row < 0 ? noVector : matrix.subarray(row * dimensions, (row + 1) * dimensions);
}
