// How alike two meanings are.

/** The product of two vectors; of length 1 both, it is their likeness from -1 to 1. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k += 1) sum += (a[k] as number) * (b[k] as number);
  return sum;
}

/** Takes from a meaning what all texts of a knowledge base share, so that their differences count. */
export function withoutShared(meaning: Float32Array, shared: Float32Array): Float32Array {
  const rest = meaning.map((value, k) => value - (shared[k] as number));
  const length = Math.sqrt(likeness(rest, rest));
  return length === 0 ? rest : rest.map((value) => value / length);
}
