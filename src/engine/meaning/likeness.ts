// How alike two meanings are.

/**
 * The product of two vectors of an even length; of length 1 both, it is their likeness from -1 to 1. Two
 * sums side by side, since each addition waits for the one before.
 */
export function likeness(a: Float32Array, b: Float32Array): number {
  let even = 0;
  let odd = 0;
  for (let k = 0; k < a.length; k += 2) {
    even += (a[k] as number) * (b[k] as number);
    odd += (a[k + 1] as number) * (b[k + 1] as number);
  }
  return even + odd;
}

/** Takes from a meaning what all texts of a knowledge base share, so that their differences count. */
export function withoutShared(meaning: Float32Array, shared: Float32Array): Float32Array {
  const rest = meaning.map((value, k) => value - (shared[k] as number));
  const length = Math.sqrt(likeness(rest, rest));
  return length === 0 ? rest : rest.map((value) => value / length);
}
