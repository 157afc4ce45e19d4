// What matrix-product.wat does, in TypeScript, for where WebAssembly lacks the instructions: the same
// results to the last bit, many times slower.
import type { Product, ProductMemory } from './product-memory.ts';
import { weightPlace } from './weight-layout.ts';

export function plainProductMemory(byteCount: number): ProductMemory {
  const buffer = new ArrayBuffer(byteCount);
  const bytes = new Int8Array(buffer);
  const shorts = new Int16Array(buffer);
  const floats = new Float32Array(buffer);
  const doubles = new Float64Array(buffer);
  // Every place read below lies within the memory.
  const at = (numbers: ArrayLike<number>, place: number) => numbers[place] as number;

  function multiply(product: Product): void {
    const { width, outputs } = product;
    const places = Int32Array.from({ length: width }, (_, k) => weightPlace(width, 0, k));
    for (let output = 0; output < outputs; output += 1) {
      const first = product.weights + weightPlace(width, output, 0);
      for (let row = 0; row < product.rowCount; row += 1) {
        const start = product.rows / 2 + row * width;
        let sum = 0;
        for (let k = 0; k < width; k += 1) {
          sum += at(shorts, start + k) * at(bytes, first + at(places, k));
        }
        // Rounded at every step, as the instructions do.
        const scaled = Math.fround(Math.fround(sum) * at(floats, product.rowScales / 4 + row));
        const full = Math.fround(scaled * at(floats, product.weightScales / 4 + output));
        const result = full + at(floats, product.biases / 4 + output);
        floats[product.results / 4 + row * outputs + output] = Math.max(result, product.least);
      }
    }
  }

  return {
    buffer,
    multiply,
    multiplySparse: multiply,

    roundRows(source, rowCount, width, most, target, scales) {
      for (let row = 0; row < rowCount; row += 1) {
        const numbers = floats.subarray(source / 4 + row * width, source / 4 + (row + 1) * width);
        const steps = most / numbers.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9);
        numbers.forEach((value, k) => {
          // Cutting off the fraction rounds numbers above 0.
          shorts[target / 2 + row * width + k] = Math.trunc(value * steps + most + 0.5) - most;
        });
        floats[scales / 4 + row] = 1 / steps;
      }
    },

    likenesses(row, others, stride, count, width, results) {
      for (let other = 0; other < count; other += 1) {
        const sums: [number, number, number, number] = [0, 0, 0, 0];
        for (let k = 0; k < width; k += 1) {
          const y = at(floats, (others + other * stride) / 4 + k);
          sums[k & 3] = at(sums, k & 3) + at(floats, row / 4 + k) * y;
        }
        doubles[results / 8 + other] = sums[0] + sums[1] + sums[2] + sums[3];
      }
    },

    mix(rows, stride, count, width, shares, results) {
      for (let k = 0; k < width; k += 1) {
        let sum = 0;
        for (let row = 0; row < count; row += 1) {
          sum += at(doubles, shares / 8 + row) * at(floats, (rows + row * stride) / 4 + k);
        }
        floats[results / 4 + k] = sum;
      }
    },
  };
}
