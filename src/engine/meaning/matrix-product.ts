// Rows of numbers times a table of weights, in a memory that TypeScript shares with WebAssembly. Where
// WebAssembly lacks the instructions, the same sums are done here, with the same results.
import { matrixProductBytes } from './matrix-product-bytes.ts';

/** What is to be multiplied; places are in bytes from the start of the memory, divisible by 16. */
export interface Product {
  /** int16, row after row, each `width` long (a multiple of 8); an even number of rows. */
  readonly rows: number;
  readonly rowCount: number;
  readonly width: number;
  /** float32 per row: what its numbers are to be multiplied with. */
  readonly rowScales: number;
  /** int8; of four outputs at a time the first eight weights of each, the next eight of each, … */
  readonly weights: number;
  /** float32 per output. */
  readonly weightScales: number;
  /** float32 per output, added at the end. */
  readonly biases: number;
  /** A multiple of 4. */
  readonly outputs: number;
  /** float32, row after row: where the results are put. */
  readonly results: number;
  /** No result is below it: 0, or minus infinity. */
  readonly least: number;
}

export interface ProductMemory {
  readonly buffer: ArrayBuffer;
  readonly multiply: (product: Product) => void;
}

/** The part of WebAssembly used here: the engine's types know neither a browser nor Node. */
interface WebAssemblyPart {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (
    module: object,
    imports: { engine: { memory: object } },
  ) => { readonly exports: { readonly multiply: (...places: number[]) => void } };
}
declare const WebAssembly: WebAssemblyPart | undefined;

const pageBytes = 65_536;

/**
 * @param byteCount how large the memory is to be, divisible by 4; it begins as zeros
 * @param allowed false: without WebAssembly, for comparison
 */
export function createProductMemory(byteCount: number, allowed = true): ProductMemory {
  return (allowed && tryWebAssembly(byteCount)) || plainMemory(byteCount);
}

/** Undefined where there is no WebAssembly or it is too old for vectors of numbers. */
function tryWebAssembly(byteCount: number): ProductMemory | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  try {
    const module = new WebAssembly.Module(matrixProductBytes);
    const memory = new WebAssembly.Memory({ initial: Math.ceil(byteCount / pageBytes) });
    const { multiply } = new WebAssembly.Instance(module, { engine: { memory } }).exports;
    return {
      buffer: memory.buffer,
      multiply: (product) =>
        multiply(
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
        ),
    };
  } catch {
    return undefined;
  }
}

function plainMemory(byteCount: number): ProductMemory {
  const buffer = new ArrayBuffer(byteCount);
  const bytes = new Int8Array(buffer);
  const shorts = new Int16Array(buffer);
  const floats = new Float32Array(buffer);
  // Every place read below lies within the memory.
  const at = (numbers: ArrayLike<number>, place: number) => numbers[place] as number;

  function multiply(product: Product): void {
    const { width, outputs } = product;
    for (let output = 0; output < outputs; output += 1) {
      const block = product.weights + (output - (output % 4)) * width + (output % 4) * 8;
      for (let row = 0; row < product.rowCount; row += 1) {
        const start = product.rows / 2 + row * width;
        let sum = 0;
        for (let k = 0; k < width; k += 1) {
          sum += at(shorts, start + k) * at(bytes, block + (k >> 3) * 32 + (k & 7));
        }
        // Rounded at every step, as the instructions do.
        const scaled = Math.fround(Math.fround(sum) * at(floats, product.rowScales / 4 + row));
        const full = Math.fround(scaled * at(floats, product.weightScales / 4 + output));
        const result = full + at(floats, product.biases / 4 + output);
        floats[product.results / 4 + row * outputs + output] = Math.max(result, product.least);
      }
    }
  }
  return { buffer, multiply };
}
