// Attention: every piece takes up what the others say, weighted by how much they concern it.

const heads = 4;

/**
 * @param queriesKeysValues row after row, three times `width` numbers each; the queries are scaled
 * @param width a multiple of 16
 * @param context where the results are put, row after row of `width`
 */
export function attend(
  queriesKeysValues: Float32Array,
  count: number,
  width: number,
  context: Float32Array,
): void {
  const headWidth = width / heads;
  const stride = 3 * width;
  const weights = new Float64Array(count);
  for (let row = 0; row < count; row += 1) {
    for (let head = 0; head < width; head += headWidth) {
      const query = row * stride + head;
      for (let other = 0; other < count; other += 1) {
        const key = other * stride + width + head;
        weights[other] = dot(queriesKeysValues, query, key, headWidth);
      }
      toShares(weights);
      for (let k = head; k < head + headWidth; k += 4) {
        mix(queriesKeysValues, 2 * width + k, stride, weights, context, row * width + k);
      }
    }
  }
}

/** Four sums side by side, as in `mix`, since each addition waits for the one before. */
function dot(numbers: Float32Array, a: number, b: number, width: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let k = 0; k < width; k += 4) {
    first += (numbers[a + k] as number) * (numbers[b + k] as number);
    second += (numbers[a + k + 1] as number) * (numbers[b + k + 1] as number);
    third += (numbers[a + k + 2] as number) * (numbers[b + k + 2] as number);
    fourth += (numbers[a + k + 3] as number) * (numbers[b + k + 3] as number);
  }
  return first + second + third + fourth;
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

/** Puts the weighted sum of four columns of `numbers` into `target`. */
function mix(
  numbers: Float32Array,
  start: number,
  stride: number,
  weights: Float64Array,
  target: Float32Array,
  at: number,
): void {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  for (let row = 0; row < weights.length; row += 1) {
    const weight = weights[row] as number;
    const place = start + row * stride;
    first += weight * (numbers[place] as number);
    second += weight * (numbers[place + 1] as number);
    third += weight * (numbers[place + 2] as number);
    fourth += weight * (numbers[place + 3] as number);
  }
  target[at] = first;
  target[at + 1] = second;
  target[at + 2] = third;
  target[at + 3] = fourth;
}
