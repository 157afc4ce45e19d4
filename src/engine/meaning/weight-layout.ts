// How the weights of a table lie in a memory for products.

/** Where, in a table for multiply(), the weight of an output for the number `k` of a row lies. */
export function weightPlace(width: number, output: number, k: number): number {
  return (output >> 2) * 4 * width + (k >> 3) * 32 + (output & 3) * 8 + (k & 7);
}

/** The same for multiplySparse(). */
export function sparsePlace(outputs: number, output: number, k: number): number {
  return ((k >> 1) * outputs + output) * 2 + (k & 1);
}

/** Lays the weights of a table out anew: as multiplySparse() wants them, no more as multiply() does. */
export function layOutInPairs(weights: Int8Array, width: number, outputs: number): void {
  const before = weights.slice();
  for (let output = 0; output < outputs; output += 1) {
    for (let k = 0; k < width; k += 1) {
      // Both places lie within the table.
      const weight = before[weightPlace(width, output, k)] as number;
      weights[sparsePlace(outputs, output, k)] = weight;
    }
  }
}

/** What multiplySparse() works with: eight bytes for each pair of numbers, and for one more. */
export function sparseWorkBytes(width: number): number {
  return 4 * width + 16;
}
