// One table of weights in a memory of its own, and a row of numbers at a time to multiply it with.
import { createProductMemory } from './matrix-product.ts';
import { weightPlace } from './weight-layout.ts';

export interface TableContent {
  /** Numbers of a row; a multiple of 8. */
  readonly width: number;
  readonly outputs: number;
  /** -128 to 127: what an output weighs the number `k` of a row. */
  readonly weightOf: (output: number, k: number) => number;
  /** Added to each output. */
  readonly biases: Float32Array;
}

/** 2,000 products of it and the largest weight still fit into 32 bits. */
const largestNumber = 8_000;

/**
 * @returns what a row times the table is, plus the biases; rounded to 1 part in 8,000 of the row's
 *   greatest number
 */
export function createTableProduct(table: TableContent): (row: Float32Array) => Float32Array {
  const { width } = table;
  const outputs = Math.ceil(table.outputs / 8) * 8;
  let end = 0;
  const place = (byteCount: number) => {
    const start = end;
    end += Math.ceil(byteCount / 16) * 16;
    return start;
  };
  const source = place(width * 4);
  const product = {
    rows: place(width * 2),
    rowCount: 1,
    width,
    rowScales: place(4),
    weights: place(width * outputs),
    weightScales: place(outputs * 4),
    biases: place(outputs * 4),
    outputs,
    results: place(outputs * 4),
    least: Number.NEGATIVE_INFINITY,
  };
  const memory = createProductMemory(end);
  const { buffer } = memory;
  const weights = new Int8Array(buffer, product.weights, width * outputs);
  for (let output = 0; output < table.outputs; output += 1) {
    for (let k = 0; k < width; k += 1) {
      weights[weightPlace(width, output, k)] = table.weightOf(output, k);
    }
  }
  new Float32Array(buffer, product.weightScales, outputs).fill(1);
  new Float32Array(buffer, product.biases, outputs).set(table.biases);
  const numbers = new Float32Array(buffer, source, width);
  const results = new Float32Array(buffer, product.results, table.outputs);

  return (row) => {
    numbers.set(row);
    memory.roundRows(source, 1, width, largestNumber, product.rows, product.rowScales);
    memory.multiply(product);
    return results.slice();
  };
}
