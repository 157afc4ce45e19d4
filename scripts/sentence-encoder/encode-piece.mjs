// The published encoder on one piece of text alone, in full precision. With a single piece attention
// is trivial, it attends to itself; the engine's sentence-encoder.ts has the whole.

/** @typedef {import('./read-model.mjs').Model} Model */

/**
 * @param {Model} model
 * @param {number} piece
 * @returns {Float64Array} what the model gives, of unit length
 */
export function encodePiece(model, piece) {
  // The first position's sines are 0 and its cosines 1.
  let state = Float64Array.from(
    model.embeddings.subarray(piece * 256, piece * 256 + 256),
    (value, k) => 2 * value + (k < 128 ? 0 : 1),
  );
  model.layers.forEach((layer, i) => {
    const attention = multiply(normalise(state, layer.attentionNorm), layer.attention);
    const context = multiply(attention.subarray(2 * layer.width), layer.context);
    state = sum(context, i === 0 ? multiply(state, model.widening) : state);
    const hidden = multiply(normalise(state, layer.hiddenNorm), layer.hidden);
    state = sum(
      state,
      multiply(
        hidden.map((value) => Math.max(0, value)),
        layer.output,
      ),
    );
  });
  const meaning = multiply(state, model.meaning).map(Math.tanh);
  const length = Math.hypot(...meaning);
  return meaning.map((value) => value / length);
}

/**
 * @param {Float64Array} row
 * @param {import('./read-model.mjs').Table} table
 * @returns {Float64Array}
 */
function multiply(row, { weights, biases }) {
  const result = Float64Array.from(biases);
  row.forEach((value, i) => {
    if (value === 0) return;
    const start = i * result.length;
    for (let k = 0; k < result.length; k += 1) {
      result[k] = (result[k] ?? 0) + value * (weights[start + k] ?? 0);
    }
  });
  return result;
}

/**
 * @param {Float64Array} row
 * @param {import('./read-model.mjs').Norm} norm
 */
function normalise(row, { gains, biases }) {
  const mean = row.reduce((total, value) => total + value, 0) / row.length;
  const variance = row.reduce((total, value) => total + (value - mean) ** 2, 0) / row.length;
  const scale = 1 / Math.sqrt(variance + 1e-6);
  return row.map((value, k) => (value - mean) * scale * (gains[k] ?? 1) + (biases[k] ?? 0));
}

/**
 * @param {Float64Array} a
 * @param {Float64Array} b
 */
function sum(a, b) {
  return a.map((value, k) => value + (b[k] ?? 0));
}
