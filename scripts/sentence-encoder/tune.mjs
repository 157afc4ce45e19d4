// Has tune.py teach the encoder the trade: tables of numbers go to it in files and come back.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../lib/project.mjs';
import { withNorm } from './with-norm.mjs';

/** @typedef {import('./read-model.mjs').Model} Model */
/** @typedef {{ model: Model, directions: Float64Array[] }} Encoder */

/**
 * @param {Encoder} encoder
 * @param {object} subjects as readSubjectSentences() gives them
 * @param {string} folder to work in
 * @returns {Encoder}
 */
export function tune({ model, directions }, subjects, folder) {
  const untuned = withoutNorms(model);
  const tables = tablesOf(untuned);
  const kept = Float32Array.from(directions.flatMap((direction) => [...direction]));
  const rows = [...tables.map(({ numbers }) => numbers), kept];
  const shapes = [
    ...tables,
    { name: 'directions', numbers: kept, columns: model.meaning.biases.length },
  ];
  writeFileSync(
    join(folder, 'tables.json'),
    JSON.stringify({
      tables: shapes.map(({ name, numbers, columns }) => [name, numbers.length / columns, columns]),
      vocabulary: model.vocabulary,
      ...subjects,
    }),
  );
  writeFileSync(join(folder, 'tables.f32'), Buffer.concat(rows.map(bytesOf)));
  execFileSync('python3', ['-B', inProject('scripts', 'sentence-encoder', 'tune.py'), folder], {
    stdio: 'inherit',
  });
  const bytes = readFileSync(join(folder, 'tuned.f32'));
  let end = 0;
  for (const row of rows) {
    const start = end;
    end += row.byteLength;
    row.set(new Float32Array(Uint8Array.from(bytes.subarray(start, end)).buffer));
  }
  const width = model.meaning.biases.length;
  return {
    model: untuned,
    directions: directions.map((_, i) =>
      Float64Array.from(kept.subarray(i * width, i * width + width)),
    ),
  };
}

/** The same model, with gains and biases of its norms worked into the tables behind them. */
function withoutNorms(/** @type {Model} */ model) {
  return {
    ...model,
    layers: model.layers.map((layer) => ({
      ...layer,
      attentionNorm: none(layer.attentionNorm),
      attention: withNorm(layer.attention, layer.attentionNorm),
      hiddenNorm: none(layer.hiddenNorm),
      hidden: withNorm(layer.hidden, layer.hiddenNorm),
    })),
  };
}

function none(/** @type {import('./read-model.mjs').Norm} */ { gains, biases }) {
  return { gains: gains.map(() => 1), biases: biases.map(() => 0) };
}

/** Every table that is learnt; its arrays are the model's own. */
function tablesOf(/** @type {Model} */ model) {
  const named = [
    { name: 'widening', table: model.widening },
    ...model.layers.flatMap(({ attention, context, hidden, output }, i) =>
      Object.entries({ attention, context, hidden, output }).map(([name, table]) => ({
        name: `${name}${i}`,
        table,
      })),
    ),
    { name: 'meaning', table: model.meaning },
  ];
  return [
    { name: 'rates', numbers: model.positionRates, columns: model.positionRates.length },
    { name: 'embeddings', numbers: model.embeddings, columns: 2 * model.positionRates.length },
    ...named.flatMap(({ name, table: { weights, biases } }) => [
      { name: `${name}_weights`, numbers: weights, columns: biases.length },
      { name: `${name}_biases`, numbers: biases, columns: biases.length },
    ]),
  ];
}

function bytesOf(/** @type {Float32Array} */ { buffer, byteOffset, byteLength }) {
  return Buffer.from(buffer, byteOffset, byteLength);
}
