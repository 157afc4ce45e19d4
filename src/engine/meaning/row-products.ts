// Multiplies rows of numbers with the encoder's tables: rounds the rows to 16 bits and hands them over
// in the memory that the product is computed in.
import { mostPieces, type Table } from './encoder-model.ts';
import type { ProductMemory } from './matrix-product.ts';

/**
 * Gives each row times the table, row after row; overwritten by the next call.
 *
 * @param source row after row, each as wide as the table
 */
export type RowProducts = (table: Table, source: Float32Array, rowCount: number) => Float32Array;

/** 1,536 products of it and the largest weight, 127, still fit into 32 bits. */
const largestNumber = 11_000;

/** @param widest numbers of the widest row */
export function workBytes(widest: number): number {
  return mostPieces * (2 * widest + 4 + 4 * widest);
}

/** @param free from which byte on the memory has room for `workBytes`; divisible by 16 */
export function createRowProducts(
  memory: ProductMemory,
  free: number,
  widest: number,
): RowProducts {
  const scalesAt = free + mostPieces * widest * 2;
  const resultsAt = scalesAt + mostPieces * 4;
  const rows = new Int16Array(memory.buffer, free, mostPieces * widest);
  const scales = new Float32Array(memory.buffer, scalesAt, mostPieces);
  const results = new Float32Array(memory.buffer, resultsAt, mostPieces * widest);

  return (table, source, rowCount) => {
    for (let row = 0; row < rowCount; row += 1) {
      scales[row] = roundRow(source, rows, row * table.width, table.width);
    }
    // The product takes rows in pairs; what the last half of one holds does not matter.
    memory.multiply({
      ...table,
      rows: free,
      rowCount: rowCount + (rowCount % 2),
      rowScales: scalesAt,
      results: resultsAt,
    });
    return results;
  };
}

/** Gives what the rounded numbers are to be multiplied with. */
function roundRow(source: Float32Array, target: Int16Array, start: number, width: number): number {
  let largest = 1e-9;
  for (let k = start; k < start + width; k += 1) {
    const size = Math.abs(source[k] as number);
    if (size > largest) largest = size;
  }
  const steps = largestNumber / largest;
  for (let k = start; k < start + width; k += 1) {
    // Cutting off the fraction rounds numbers above 0; a third quicker than Math.round.
    target[k] = (((source[k] as number) * steps + largestNumber + 0.5) | 0) - largestNumber;
  }
  return 1 / steps;
}
