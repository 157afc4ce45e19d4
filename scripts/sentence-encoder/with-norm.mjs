// A norm's gains and biases are linear, and so is the table behind them.

/**
 * The same table with the gains and biases of the numbers that it is given worked into it.
 *
 * @param {import('./read-model.mjs').Table} table
 * @param {import('./read-model.mjs').Norm} norm
 * @returns {import('./read-model.mjs').Table}
 */
export function withNorm({ weights, biases }, norm) {
  const outputs = biases.length;
  const allBiases = Float64Array.from(biases);
  for (let i = 0; i < weights.length; i += 1) {
    const input = Math.floor(i / outputs);
    allBiases[i % outputs] =
      (allBiases[i % outputs] ?? 0) + (weights[i] ?? 0) * (norm.biases[input] ?? 0);
  }
  return {
    weights: weights.map((weight, i) => weight * (norm.gains[Math.floor(i / outputs)] ?? 1)),
    biases: Float32Array.from(allBiases),
  };
}
