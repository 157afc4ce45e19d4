// Reads the word vectors that scripts/make-word-vectors.mjs makes. Layout, numbers little-endian:
// 'WVEC', then four uint32 (words, dimensions, bytes of text, length of every vector), the words
// joined by newlines with common ones first, a byte per word for how long its vector once was, and
// the vectors in the order of the words, one signed byte per dimension.
import { decodeAscii } from '#engine/decode-ascii.ts';
import { shelve, type WordShelves } from './word-shelves.ts';

export interface WordVectors {
  readonly dimensions: number;
  /** Words in all. A word's row is its rank too: 0 is the commonest. */
  readonly count: number;
  /** Row of a lower-case word. */
  readonly rowOf: ReadonlyMap<string, number>;
  /** All words, common ones first. */
  readonly shelves: WordShelves;
  /** 0 to 255; long ones mark words of a clear meaning. */
  readonly lengths: Uint8Array;
  /** Row after row, each of the length `unit`. */
  readonly matrix: Int8Array;
  readonly unit: number;
}

const headerBytes = 20;

/**
 * @param bytes the whole file; the result keeps a view of it
 * @throws RangeError when the bytes are not such a file or cut off
 */
export function parseWordVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes || decodeAscii(bytes.subarray(0, 4)) !== 'WVEC') {
    throw new RangeError('These are no word vectors.');
  }
  const [count, dimensions, textBytes, unit] = [4, 8, 12, 16].map((at) => view.getUint32(at, true));
  if (!count || !dimensions || !textBytes || !unit) {
    throw new RangeError('The word vectors are empty.');
  }
  const lengthsAt = headerBytes + textBytes;
  const matrixAt = lengthsAt + count;
  if (bytes.length !== matrixAt + count * dimensions) {
    throw new RangeError('The word vectors are cut off.');
  }
  const words = decodeAscii(bytes.subarray(headerBytes, lengthsAt)).split('\n');
  return {
    dimensions,
    count,
    rowOf: new Map(words.map((word, row) => [word, row])),
    shelves: shelve(words),
    lengths: bytes.subarray(lengthsAt, matrixAt),
    matrix: new Int8Array(bytes.buffer, bytes.byteOffset + matrixAt, count * dimensions),
    unit,
  };
}

/** How alike two rows are used, from 0 (not at all) to 1 (the same). */
export function rowSimilarity(vectors: WordVectors, a: number, b: number): number {
  const { matrix, dimensions, unit } = vectors;
  const startA = a * dimensions;
  const startB = b * dimensions;
  let sum = 0;
  for (let k = 0; k < dimensions; k += 1) {
    // Both rows lie within the matrix.
    sum += (matrix[startA + k] as number) * (matrix[startB + k] as number);
  }
  return Math.min(1, Math.max(0, sum / (unit * unit)));
}
