// Multiplies rows of numbers with the encoder's tables: has the rows rounded to 16 bits first.
import type { Table } from './encoder-model.ts';
import type { ProductMemory } from './product-memory.ts';
import type { Workspace } from './workspace.ts';

/**
 * Gives each row times the table, row after row; overwritten by the next call.
 *
 * @param source row after row, each as wide as the table; lies in the memory
 */
export type RowProducts = (table: Table, source: Float32Array, rowCount: number) => Float32Array;

/** 1,536 products of it and the largest weight, 127, still fit into 32 bits. */
const largestNumber = 11_000;

export function createRowProducts(memory: ProductMemory, workspace: Workspace): RowProducts {
  const { results, sparseWork } = workspace;
  const rows = workspace.rows.byteOffset;
  const rowScales = workspace.scales.byteOffset;

  return (table, source, rowCount) => {
    memory.roundRows(source.byteOffset, rowCount, table.width, largestNumber, rows, rowScales);
    const { width, outputs, weights, weightScales, biases, least } = table;
    const product = {
      rows,
      rowCount,
      width,
      rowScales,
      weights,
      weightScales,
      biases,
      outputs,
      results: results.byteOffset,
      least,
    };
    if (table.isForSparse) memory.multiplySparse(product, sparseWork);
    else memory.multiply(product);
    return results;
  };
}
