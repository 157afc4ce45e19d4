// Rows of numbers times a table of weights and what else the sentence encoder spends its time with, in a
// memory that TypeScript shares with WebAssembly. Where WebAssembly lacks the instructions, the same
// sums are done in TypeScript (plain-product-memory.ts), with the same results.
import { matrixProductBytes } from './matrix-product-bytes.ts';
import { plainProductMemory } from './plain-product-memory.ts';
import type { Product, ProductMemory } from './product-memory.ts';

type Places = (...places: number[]) => void;

/** The part of WebAssembly used here: the engine's types know neither a browser nor Node. */
interface WebAssemblyPart {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (
    module: object,
    imports: { engine: { memory: object } },
  ) => {
    readonly exports: Pick<ProductMemory, 'likenesses' | 'mix'> & {
      readonly multiply: Places;
      readonly multiply_sparse: Places;
      readonly round_rows: ProductMemory['roundRows'];
    };
  };
}
declare const WebAssembly: WebAssemblyPart | undefined;

const pageBytes = 65_536;

/**
 * @param byteCount how large the memory is to be, divisible by 8; it begins as zeros
 * @param allowed false: without WebAssembly, for comparison
 */
export function createProductMemory(byteCount: number, allowed = true): ProductMemory {
  return (allowed && tryWebAssembly(byteCount)) || plainProductMemory(byteCount);
}

/** Undefined where there is no WebAssembly or it is too old for vectors of numbers. */
function tryWebAssembly(byteCount: number): ProductMemory | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    const module = new WebAssembly.Module(matrixProductBytes);
    const memory = new WebAssembly.Memory({ initial: Math.ceil(byteCount / pageBytes) });
    const { exports } = new WebAssembly.Instance(module, { engine: { memory } });
    return {
      buffer: memory.buffer,
      multiply: (product) => exports.multiply(...placesOf(product)),
      multiplySparse: (product, work) => exports.multiply_sparse(...placesOf(product), work),
      roundRows: exports.round_rows,
      likenesses: exports.likenesses,
      mix: exports.mix,
    };
  } catch {
    return undefined;
  }
}

/** In the order in which matrix-product.wat takes them. */
function placesOf(product: Product): number[] {
  return [
    product.rows,
    product.rowCount,
    product.width,
    product.rowScales,
    product.weights,
    product.weightScales,
    product.biases,
    product.outputs,
    product.results,
    product.least,
  ];
}
