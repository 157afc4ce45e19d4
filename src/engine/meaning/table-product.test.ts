import { describe, expect, it } from 'vitest';
import { createTableProduct } from './table-product.ts';

const weightOf = (output: number, k: number) => ((output * 31 + k * 17) % 255) - 127;

describe('createTableProduct', () => {
  it.each([1, 8, 13])(
    'multiplies a row with a table of %i outputs and adds the biases',
    (outputs) => {
      const width = 16;
      const biases = Float32Array.from({ length: outputs }, (_, output) => output - 3);
      const multiply = createTableProduct({ width, outputs, weightOf, biases });
      for (const size of [1, 0.001, 40]) {
        const row = Float32Array.from({ length: width }, (_, k) => Math.sin(k * k) * size);
        const results = multiply(row);
        expect(results.length).toBe(outputs);
        results.forEach((result, output) => {
          const sum = row.reduce((all, value, k) => all + value * weightOf(output, k), 0);
          expect(Math.abs(result - sum - (biases[output] ?? 0))).toBeLessThan(0.2 * size);
        });
      }
    },
  );

  it('gives results that the next call leaves alone', () => {
    const biases = Float32Array.of(1, 2);
    const multiply = createTableProduct({ width: 8, outputs: 2, weightOf: () => 1, biases });
    const first = multiply(new Float32Array(8).fill(1));
    multiply(new Float32Array(8));
    expect([...first]).toEqual([9, 10]);
    expect([...multiply(new Float32Array(8))]).toEqual([1, 2]);
  });
});
