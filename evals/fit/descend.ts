// Finds weights by gradient descent (Adam, with a pull towards zero).

/** @param addGradient adds to its second argument the gradient of the loss at the first */
export function descend(
  size: number,
  steps: number,
  decay: number,
  addGradient: (weights: readonly number[], gradient: number[]) => void,
): number[] {
  const weights = new Array<number>(size).fill(0);
  const mean = new Array<number>(size).fill(0);
  const spread = new Array<number>(size).fill(0);
  for (let step = 1; step <= steps; step += 1) {
    const gradient = weights.map((weight) => decay * weight);
    addGradient(weights, gradient);
    for (const [k, slope] of gradient.entries()) {
      mean[k] = 0.9 * (mean[k] ?? 0) + 0.1 * slope;
      spread[k] = 0.99 * (spread[k] ?? 0) + 0.01 * slope ** 2;
      const speed = (mean[k] ?? 0) / (1 - 0.9 ** step);
      const size = Math.sqrt((spread[k] ?? 0) / (1 - 0.99 ** step)) + 1e-9;
      weights[k] = (weights[k] ?? 0) - (0.25 * speed) / size;
    }
  }
  return weights;
}
