// Reads the file that scripts/make-subject-weights.mjs makes. Layout, numbers little-endian: 'SUBJ' and four
// uint32 (subjects, stems, numbers of a meaning, bytes of text); the stems joined by newlines; float32: a bias
// per subject, the usual meaning, a scale per number of a meaning, a scale per stem; and signed bytes: a
// weight per subject for each number of a meaning, then for each stem.
import { decodeAscii } from '#engine/decode-ascii.ts';
import { createSubjectModel, type SubjectModel } from './subject-model.ts';

const headerBytes = 20;

/**
 * @param bytes the whole file; the result keeps a view of its weights
 * @throws RangeError when the bytes are not such a file or cut off
 */
export function parseSubjectModel(bytes: Uint8Array): SubjectModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headerBytes || view.getUint32(0) !== 0x5355424a) {
    throw new RangeError('These are no weights of subjects.');
  }
  const [subjects, stems, dimensions, textBytes] = [4, 8, 12, 16].map((at) =>
    view.getUint32(at, true),
  );
  if (!subjects || !stems || !dimensions || !textBytes) {
    throw new RangeError('The weights of subjects are empty.');
  }
  let end = headerBytes + textBytes;
  const floats = (count: number) => {
    const start = end;
    end += 4 * count;
    if (end > bytes.length) throw new RangeError('The weights of subjects are cut off.');
    // A copy, since the bytes need not lie where four-byte numbers may.
    return new Float32Array(Uint8Array.from(bytes.subarray(start, end)).buffer);
  };
  const biases = floats(subjects);
  const usualMeaning = floats(dimensions);
  const meaningScales = floats(dimensions);
  const stemScales = floats(stems);
  if (bytes.length !== end + (dimensions + stems) * subjects) {
    throw new RangeError('The weights of subjects are cut off.');
  }
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + end);
  const text = decodeAscii(bytes.subarray(headerBytes, headerBytes + textBytes));
  return createSubjectModel({
    biases,
    rowOf: new Map(text.split('\n').map((stem, row) => [stem, row])),
    words: { scales: stemScales, weights: weights.subarray(dimensions * subjects) },
    usualMeaning,
    meaning: { scales: meaningScales, weights },
  });
}
