// How the weights of a table lie in a memory for products.

/** Where, in a table of rows so wide, the weight of an output for the number `k` of a row lies. */
export function weightPlace(width: number, output: number, k: number): number {
  return (output >> 3) * 8 * width + (k >> 1) * 16 + (output & 7) * 2 + (k & 1);
}
