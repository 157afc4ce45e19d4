// Attention: every piece takes up what the others say, weighted by how much they concern it.
import type { ProductMemory } from './product-memory.ts';

const heads = 4;

/**
 * All numbers lie in the memory.
 *
 * @param queriesKeysValues row after row, three times `width` numbers each; the queries are scaled
 * @param width a multiple of 16
 * @param shares as many as there are rows, to compute with
 * @param context where the results are put, row after row of `width`
 */
export function attend(
  memory: ProductMemory,
  queriesKeysValues: Float32Array,
  count: number,
  width: number,
  shares: Float64Array,
  context: Float32Array,
): void {
  const headWidth = width / heads;
  const stride = 3 * width * 4;
  const ofAll = shares.subarray(0, count);
  for (let head = 0; head < width; head += headWidth) {
    const queries = queriesKeysValues.byteOffset + head * 4;
    const keys = queries + width * 4;
    const values = keys + width * 4;
    for (let row = 0; row < count; row += 1) {
      const query = queries + row * stride;
      const result = context.byteOffset + (row * width + head) * 4;
      memory.likenesses(query, keys, stride, count, headWidth, shares.byteOffset);
      toShares(ofAll);
      memory.mix(values, stride, count, headWidth, shares.byteOffset, result);
    }
  }
}

/** Makes shares, together 1, of likenesses: each e to its power, then divided (softmax). */
function toShares(likenesses: Float64Array): void {
  let largest = Number.NEGATIVE_INFINITY;
  for (const likeness of likenesses) largest = Math.max(largest, likeness);
  let total = 0;
  for (let i = 0; i < likenesses.length; i += 1) {
    const power = Math.exp((likenesses[i] as number) - largest);
    likenesses[i] = power;
    total += power;
  }
  for (let i = 0; i < likenesses.length; i += 1) {
    likenesses[i] = (likenesses[i] as number) / total;
  }
}
