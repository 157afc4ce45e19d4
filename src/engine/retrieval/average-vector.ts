// The meaning of a short text as the mean of its words' vectors, common words counting little.
import type { WordVectors } from './parse-word-vectors.ts';
import { averageSmoothing } from './thresholds.ts';
import { frequencyOfRank } from './vocabulary.ts';

/**
 * @param rows of the text's words in the vectors; -1 is left out
 * @returns a vector of length 1, or of zeros when no word is known
 */
export function averageVector(vectors: WordVectors, rows: readonly number[]): Float32Array {
  const { dimensions, matrix, lengths } = vectors;
  const mean = new Float32Array(dimensions);
  for (const row of rows) {
    if (row < 0) continue;
    const weight =
      (averageSmoothing / (averageSmoothing + frequencyOfRank(row))) * (lengths[row] as number);
    for (let k = 0; k < dimensions; k += 1) {
      mean[k] = (mean[k] as number) + weight * (matrix[row * dimensions + k] as number);
    }
  }
  return toUnitLength(mean);
}

/** Takes from a text what all texts of a knowledge base share, so that their differences count. */
export function subtractShared(vector: Float32Array, shared: Float32Array): Float32Array {
  return toUnitLength(vector.map((value, k) => value - (shared[k] as number)));
}

/** The product of two vectors; of length 1 both, it is their similarity from -1 to 1. */
export function dotProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] as number) * (b[k] as number);
  return sum;
}

function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dotProduct(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}
