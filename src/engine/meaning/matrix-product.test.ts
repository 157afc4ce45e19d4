import { describe, expect, it } from 'vitest';
import { createProductMemory } from './matrix-product.ts';
import type { Product } from './product-memory.ts';

const size = 1 << 22;

/** Puts the same numbers, spread over all sizes, into the memory and multiplies. */
function resultsOf(webAssembly: boolean, shape: Pick<Product, 'rowCount' | 'width' | 'outputs'>) {
  const product = placed(shape);
  const { buffer, multiply } = createProductMemory(size, webAssembly);
  const spread = (i: number, most: number) => Math.round(Math.sin(i * i + i) * most);
  fill(new Int16Array(buffer, product.rows, shape.rowCount * shape.width), (i) =>
    spread(i, 11_000),
  );
  fill(new Int8Array(buffer, product.weights, shape.outputs * shape.width), (i) => spread(i, 127));
  fill(new Float32Array(buffer, product.rowScales, shape.rowCount), (i) => 1e-4 / (i + 3));
  fill(new Float32Array(buffer, product.weightScales, shape.outputs), (i) => 1e-2 / (i + 7));
  fill(new Float32Array(buffer, product.biases, shape.outputs), (i) => Math.cos(i));
  multiply(product);
  const results = new Float32Array(buffer, product.results, shape.rowCount * shape.outputs);
  return { product, buffer, results: Array.from(results) };
}

/** The results of the same rows and table by multiply() and by multiplySparse(), with and without WebAssembly. */
function sparseResults(shape: Pick<Product, 'rowCount' | 'width' | 'outputs'>, share: number) {
  const { rowCount, width, outputs } = shape;
  return ([['multiply'], ['multiplySparse', true], ['multiplySparse', false]] as const).map(
    ([name, webAssembly]) => {
      const product = placed(shape);
      const memory = createProductMemory(size, webAssembly);
      const { buffer } = memory;
      fill(new Int16Array(buffer, product.rows, rowCount * width), (i) =>
        Math.abs(Math.sin(i * i)) < share ? Math.round(Math.sin(i) * 11_000) : 0,
      );
      const weights = new Int8Array(buffer, product.weights, outputs * width);
      fill(weights, (i) => Math.round(Math.sin(i * i + i) * 127));
      fill(new Float32Array(buffer, product.rowScales, rowCount), (i) => 1e-4 / (i + 3));
      fill(new Float32Array(buffer, product.weightScales, outputs), (i) => 1e-2 / (i + 7));
      fill(new Float32Array(buffer, product.biases, outputs), (i) => Math.cos(i));
      if (name === 'multiply') {
        memory.multiply(product);
      } else {
        memory.multiplySparse(product, (size / 8) * 5);
      }
      return Array.from(new Float32Array(buffer, product.results, rowCount * outputs));
    },
  );
}

function placed(shape: Pick<Product, 'rowCount' | 'width' | 'outputs'>): Product {
  return {
    ...shape,
    rows: 0,
    weights: size / 4,
    rowScales: size / 2,
    weightScales: size / 2 + 1024,
    biases: size / 2 + 16_384,
    results: (size / 4) * 3,
    least: Number.NEGATIVE_INFINITY,
  };
}

function fill(numbers: { [place: number]: number; length: number }, value: (i: number) => number) {
  for (let i = 0; i < numbers.length; i += 1) numbers[i] = value(i);
}

describe('a product of rows and weights', () => {
  it.each([
    { rowCount: 2, width: 8, outputs: 8 },
    { rowCount: 2, width: 16, outputs: 8 },
    { rowCount: 4, width: 256, outputs: 768 },
    { rowCount: 6, width: 1536, outputs: 16 },
    { rowCount: 1, width: 512, outputs: 128 },
    { rowCount: 11, width: 256, outputs: 16 },
    { rowCount: 23, width: 64, outputs: 104 },
  ])('is the same to the last bit with and without WebAssembly: %o', (shape) => {
    const { results } = resultsOf(true, shape);
    expect(results).toEqual(resultsOf(false, shape).results);
    expect(new Set(results).size).toBeGreaterThan(shape.outputs / 2);
  });

  it.each([
    { rowCount: 1, width: 16, outputs: 32 },
    { rowCount: 3, width: 64, outputs: 96 },
    { rowCount: 7, width: 1536, outputs: 512 },
  ])('is the same to the last bit for rows of which few numbers are not 0: %o', (shape) => {
    for (const share of [0, 0.1, 1]) {
      const [dense, sparse, plainSparse] = sparseResults(shape, share);
      expect(sparse).toEqual(dense);
      expect(plainSparse).toEqual(dense);
    }
  });

  it('is, for each row and output, the sum of the products, scaled, and the bias', () => {
    const shape = { rowCount: 4, width: 24, outputs: 8 };
    const { product, buffer, results } = resultsOf(true, shape);
    const rows = new Int16Array(buffer, product.rows);
    const weights = new Int8Array(buffer, product.weights);
    const scales = new Float32Array(buffer, product.weightScales);
    for (let row = 0; row < 4; row += 1) {
      for (let output = 0; output < 8; output += 1) {
        let sum = 0;
        for (let k = 0; k < 24; k += 1) {
          const place = Math.floor(output / 8) * 192 + Math.floor(k / 2) * 16;
          const weight = weights[place + (output % 8) * 2 + (k % 2)] ?? 0;
          sum += (rows[row * 24 + k] ?? 0) * weight;
        }
        const expected = (sum * (scales[output] ?? 0) * 1e-4) / (row + 3) + Math.cos(output);
        expect(results[row * 8 + output]).toBeCloseTo(expected, 3);
      }
    }
  });

  it.each([true, false])('has no result below the least (WebAssembly: %s)', (webAssembly) => {
    const product = { ...placed({ rowCount: 2, width: 8, outputs: 8 }), least: 0 };
    const { buffer, multiply } = createProductMemory(size, webAssembly);
    new Float32Array(buffer, product.biases, 8).set([-1, 0.5, -0.25, 2, 0, -3, 4, 1]);
    multiply(product);
    const results = Array.from(new Float32Array(buffer, product.results, 16));
    const least = [0, 0.5, 0, 2, 0, 0, 4, 1];
    expect(results).toEqual([...least, ...least]);
  });

  it('can be computed by the WebAssembly that ships', () => {
    const { buffer } = createProductMemory(104, true);
    // A WebAssembly memory comes in whole pages; without it, it is as large as asked for.
    expect(buffer.byteLength).toBe(65_536);
    expect(createProductMemory(104, false).buffer.byteLength).toBe(104);
  });
});
