// The layout that the engine's parse-subject-model.ts reads: weights as bytes, a scale for every row of them.

const largestByte = 127;

/**
 * @param {{
 *   biases: Float64Array, usualMeaning: Float64Array, meaning: Float64Array[],
 *   stems: string[], words: Float64Array[],
 * }} model
 * @returns {Buffer}
 */
export function encodeSubjects({ biases, usualMeaning, meaning, stems, words }) {
  const text = Buffer.from(stems.join('\n'), 'ascii');
  const header = Buffer.alloc(20);
  header.write('SUBJ', 0, 'ascii');
  [biases.length, stems.length, usualMeaning.length, text.length].forEach((count, i) => {
    header.writeUInt32LE(count, 4 + 4 * i);
  });
  const rows = [...meaning, ...words];
  const scales = rows.map((weights) => {
    const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
    return largest / largestByte;
  });
  return Buffer.concat([
    header,
    text,
    bytesOf(Float32Array.from([...biases, ...usualMeaning, ...scales])),
    ...rows.map((weights, i) =>
      bytesOf(Int8Array.from(weights, (weight) => Math.round(weight / (scales[i] ?? 1)))),
    ),
  ]);
}

/** @param {Float32Array | Int8Array} numbers */
function bytesOf(numbers) {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
