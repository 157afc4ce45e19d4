// A memory of numbers and what can be computed in it (matrix-product.ts).

/** What is to be multiplied; places are in bytes from the start of the memory, divisible by 16. */
export interface Product {
  /** int16, row after row, each `width` long (a multiple of 8). */
  readonly rows: number;
  readonly rowCount: number;
  readonly width: number;
  /** float32 per row: what its numbers are to be multiplied with. */
  readonly rowScales: number;
  /** int8; of eight outputs at a time the first two weights of each, the next two of each, … */
  readonly weights: number;
  /** float32 per output. */
  readonly weightScales: number;
  /** float32 per output, added at the end. */
  readonly biases: number;
  /** A multiple of 8. */
  readonly outputs: number;
  /** float32, row after row: where the results are put. */
  readonly results: number;
  /** No result is below it: 0, or minus infinity. */
  readonly least: number;
}

/** Places and strides are in bytes; numbers are float32 and results too unless it says otherwise. */
export interface ProductMemory {
  readonly buffer: ArrayBuffer;
  readonly multiply: (product: Product) => void;
  /**
   * The same for rows of which nearly all numbers are 0, in time that grows with the others.
   *
   * @param work where for each row 16 bytes are free, and 4 for each of its numbers
   */
  readonly multiplySparse: (product: Product, work: number) => void;
  /**
   * Rounds rows of `width` numbers (a multiple of 8) so that the greatest of each is `most`, into int16
   * at `target`; at `scales`, per row, what they are then to be multiplied with.
   */
  readonly roundRows: (
    source: number,
    rowCount: number,
    width: number,
    most: number,
    target: number,
    scales: number,
  ) => void;
  /** The product of a row of `width` numbers (a multiple of 4) with each of `count` others, as float64. */
  readonly likenesses: (
    row: number,
    others: number,
    stride: number,
    count: number,
    width: number,
    results: number,
  ) => void;
  /** The sum of `count` rows of `width` numbers (a multiple of 4), each times its float64 at `shares`. */
  readonly mix: (
    rows: number,
    stride: number,
    count: number,
    width: number,
    shares: number,
    results: number,
  ) => void;
}
