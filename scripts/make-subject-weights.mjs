// Makes src/engine/assets/subject-weights.bin: which words and meanings tell of which subject of the trade.
// Run by hand, `npx tsx scripts/make-subject-weights.mjs`, when scripts/subject-sentences changes; it takes
// a quarter of an hour. Then fit the weights of retrieval again: `npx tsx evals/fit/fit-weights.ts`.
//
// A softmax over the subjects, learnt from what offices and callers say on each of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseSentenceEncoder } from '../src/engine/meaning/parse-sentence-encoder.ts';
import { inProject } from './lib/project.mjs';
import { encodeSubjects } from './subject-weights/encode-subjects.mjs';
import { minimise } from './subject-weights/minimise.mjs';
import { readSubjectSentences } from './subject-weights/read-subject-sentences.mjs';

const steps = 80;
/** How strongly weights are drawn to zero: those of the meaning more, since a subject's words tell most. */
const shrinkMeaning = 1e-4;
const shrinkWords = 4e-6;
/** So that the numbers of a meaning vary about as much as words come and go. */
const meaningScale = 4;
/** Half of what is learnt is to tell the subject by the words alone: documents have no meaning. */
const wordsAloneShare = 0.5;
/** A stem of one sentence only tells of that sentence. */
const fewestSentences = 2;

const encoder = parseSentenceEncoder(
  readFileSync(inProject('src/engine/assets/sentence-encoder.bin')),
);
const { dimensions } = encoder;
const { subjects, sentences } = readSubjectSentences();
const stems = stemsOf(sentences);
const rowOf = new Map(stems.map((stem, row) => [stem, row]));
const meanings = sentences.map(({ text }) => encoder.encode(text));
const usualMeaning = Float64Array.from(
  { length: dimensions },
  (_, k) => meanings.reduce((sum, meaning) => sum + (meaning[k] ?? 0), 0) / meanings.length,
);
const spread = Math.sqrt(
  meanings.reduce((sum, meaning) => sum + squaredDistance(meaning, usualMeaning), 0) /
    meanings.length,
);
const examples = sentences.map(({ subject, words }, i) => ({
  subject,
  rows: words.flatMap((word) => rowOf.get(word) ?? []),
  // Words that are not known count too: what is known is then a smaller part of the whole.
  share: 1 / Math.sqrt(words.length),
  meaning: Float64Array.from(
    meanings[i] ?? [],
    (value, k) => ((value - (usualMeaning[k] ?? 0)) * meaningScale) / spread,
  ),
}));

// One row after the other: biases, a row per number of a meaning, a row per stem.
const width = subjects.length;
const point = minimise((1 + dimensions + stems.length) * width, steps, lossAt, (step, loss) =>
  console.log(`step ${step} of ${steps}: ${loss.toFixed(4)}`),
);
const row = (/** @type {number} */ i) => point.subarray(i * width, (i + 1) * width);
const bytes = encodeSubjects({
  biases: row(0),
  usualMeaning,
  meaning: Array.from(usualMeaning, (_, k) =>
    row(1 + k).map((weight) => (weight * meaningScale) / spread),
  ),
  stems,
  words: stems.map((_, i) => row(1 + dimensions + i)),
});
writeFileSync(inProject('src/engine/assets/subject-weights.bin'), bytes);
console.log(
  `${width} subjects, ${sentences.length} sentences, ${stems.length} stems, ${(bytes.length / 1e6).toFixed(2)} MB`,
);

/** @param {{ words: string[] }[]} sentences */
function stemsOf(sentences) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const word of sentences.flatMap(({ words }) => words)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].flatMap(([word, count]) => (count >= fewestSentences ? [word] : [])).sort();
}

/**
 * How badly the subjects of all sentences are told, by words and meaning and by the words alone.
 *
 * @param {Float64Array} weights
 * @param {Float64Array} slope
 */
function lossAt(weights, slope) {
  slope.fill(0);
  let loss = 0;
  for (const { subject, rows, share, meaning } of examples) {
    const alone = weights.slice(0, width);
    for (const i of rows) addScaled(alone, 0, weights, (1 + dimensions + i) * width, share);
    const both = alone.slice();
    meaning.forEach((value, k) => {
      addScaled(both, 0, weights, (1 + k) * width, value);
    });
    loss += pullOf(both, subject, 1 - wordsAloneShare) + pullOf(alone, subject, wordsAloneShare);
    meaning.forEach((value, k) => {
      addScaled(slope, (1 + k) * width, both, 0, value);
    });
    addScaled(both, 0, alone, 0, 1);
    addScaled(slope, 0, both, 0, 1);
    for (const i of rows) addScaled(slope, (1 + dimensions + i) * width, both, 0, share);
  }
  for (let k = 0; k < weights.length; k += 1) {
    const weight = weights[k] ?? 0;
    const shrink = k < (1 + dimensions) * width ? shrinkMeaning : shrinkWords;
    loss += (shrink / 2) * weight ** 2;
    slope[k] = (slope[k] ?? 0) + shrink * weight;
  }
  return loss;
}

/**
 * Makes of the odds of all subjects how far each is off.
 *
 * @param {Float64Array} odds changed in place
 * @param {number} subject
 * @param {number} counts
 * @returns {number} the loss
 */
function pullOf(odds, subject, counts) {
  const weight = counts / examples.length;
  const most = odds.reduce((a, b) => Math.max(a, b));
  let total = 0;
  for (let k = 0; k < width; k += 1) {
    odds[k] = Math.exp((odds[k] ?? 0) - most);
    total += odds[k] ?? 0;
  }
  const right = (odds[subject] ?? 0) / total;
  for (let k = 0; k < width; k += 1) odds[k] = (weight * (odds[k] ?? 0)) / total;
  odds[subject] = (odds[subject] ?? 0) - weight;
  return -weight * Math.log(Math.max(right, 1e-300));
}

/**
 * @param {Float64Array} target changed in place
 * @param {number} at
 * @param {Float64Array} added
 * @param {number} from
 * @param {number} times
 */
function addScaled(target, at, added, from, times) {
  for (let k = 0; k < width; k += 1) {
    target[at + k] = (target[at + k] ?? 0) + times * (added[from + k] ?? 0);
  }
}

/**
 * @param {Float32Array} a
 * @param {Float64Array} b
 */
function squaredDistance(a, b) {
  return a.reduce((sum, value, k) => sum + (value - (b[k] ?? 0)) ** 2, 0);
}
