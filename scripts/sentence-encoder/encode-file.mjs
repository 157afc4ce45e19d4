// The layout that the engine's parse-sentence-encoder.ts reads: weights as bytes, a scale for every
// row of them.
import { weightPlace } from '../../src/engine/meaning/weight-layout.ts';
import { withNorm } from './with-norm.mjs';

/** @typedef {import('./read-model.mjs').Table} Table */

const heads = 4;
const largestByte = 127;

/**
 * @param {import('./read-model.mjs').Model} model
 * @param {Float64Array[]} directions what is kept of the model's result
 * @returns {Buffer}
 */
export function encodeFile(model, directions) {
  const { vocabulary, layers } = model;
  const text = Uint16Array.from(vocabulary.map(([piece]) => piece).join('\n'), (letter) =>
    letter.charCodeAt(0),
  );
  const header = Buffer.alloc(16);
  header.write('SENC', 0, 'ascii');
  header.writeUInt32LE(vocabulary.length, 4);
  header.writeUInt32LE(text.length, 8);
  header.writeUInt32LE(layers[0]?.hidden.biases.length ?? 0, 12);
  const products = [
    ...layers.flatMap((layer, i) => [
      productOf(withNorm(layer.attention, layer.attentionNorm), queryScale(layer.width)),
      productOf(layer.context),
      ...(i === 0 ? [productOf(model.widening)] : []),
      productOf(withNorm(layer.hidden, layer.hiddenNorm)),
      productOf(layer.output),
    ]),
    productOf(model.meaning),
    { rows: directions, biases: directions.map(() => 0), factor: () => 1 },
  ];
  const embeddings = vocabulary.map((_, i) => model.embeddings.subarray(i * 256, i * 256 + 256));
  const bytesOfEmbeddings = toBytes(embeddings);
  return Buffer.concat(
    [
      header,
      text,
      Float32Array.from(vocabulary, ([, score]) => score),
      model.positionRates,
      bytesOfEmbeddings.scales,
      joined(bytesOfEmbeddings.rows),
      ...products.flatMap(({ rows, biases, factor }) => {
        const bytes = toBytes(rows);
        return [
          bytes.scales.map((scale, i) => scale * factor(i)),
          Float32Array.from(biases, (bias, i) => bias * factor(i)),
          inBlocks(bytes.rows),
        ];
      }),
    ].map((part) => padded(Buffer.from(part.buffer, part.byteOffset, part.byteLength))),
  );
}

/** Attention divides every likeness by the root of a head's width; so do the queries beforehand. */
function queryScale(/** @type {number} */ width) {
  return (/** @type {number} */ output) => (output < width ? 1 / Math.sqrt(width / heads) : 1);
}

/**
 * @param {Table} table with a row per input
 * @param {(output: number) => number} factor
 */
function productOf({ weights, biases }, factor = () => 1) {
  const outputs = biases.length;
  const rows = Array.from(biases, (_, output) =>
    Float64Array.from(
      { length: weights.length / outputs },
      (_, k) => weights[k * outputs + output] ?? 0,
    ),
  );
  return { rows, biases: [...biases], factor };
}

/**
 * @param {(Float32Array | Float64Array)[]} rows
 */
function toBytes(rows) {
  const scales = Float32Array.from(rows, (row) => {
    let largest = 1e-9;
    for (const value of row) largest = Math.max(largest, Math.abs(value));
    return largest / largestByte;
  });
  return {
    scales,
    rows: rows.map((row, i) =>
      Int8Array.from(row, (value) => Math.round(value / (scales[i] ?? 1))),
    ),
  };
}

/** As the kernel reads them. */
function inBlocks(/** @type {Int8Array[]} */ rows) {
  const width = rows[0]?.length ?? 0;
  const result = new Int8Array(rows.length * width);
  rows.forEach((row, output) => {
    row.forEach((weight, k) => {
      result[weightPlace(width, output, k)] = weight;
    });
  });
  return result;
}

/** Every part starts where numbers of sixteen bytes may. */
function padded(/** @type {Buffer} */ bytes) {
  return Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);
}

function joined(/** @type {Int8Array[]} */ rows) {
  return Int8Array.from(rows.flatMap((row) => [...row]));
}
