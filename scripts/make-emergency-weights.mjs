// Makes src/engine/emergency/emergency-weights.ts: how much words and pairs of words tell of an
// emergency. Run by hand, `npx tsx scripts/make-emergency-weights.mjs`, when an exemplar is added;
// with --cross-validate it only reports how well sentences are told apart that were not learnt.
//
// A softmax over everyday, urgent and life, learnt from scripts/emergency-exemplars. Word vectors are
// learnt with it and then written out as one number per word, so words of no exemplar weigh as well.
import { readFileSync, writeFileSync } from 'node:fs';
import { callerWords } from '../src/engine/emergency/caller-words.ts';
import { findGroups } from '../src/engine/emergency/emergency-rule.ts';
import { mendSpelling } from '../src/engine/emergency/mend-spelling.ts';
import { netFeatures, netScale, netWords } from '../src/engine/emergency/net-features.ts';
import { parseWordVectors } from '../src/engine/retrieval/parse-word-vectors.ts';
import { inProject } from './lib/project.mjs';

const levels = ['everyday', 'urgent', 'life'];
const rounds = 25;
const rate = 0.3;
const shrink = 0.001;
const firstPace = 0.01;
/** What a word's vector counts beside the word itself. */
const vectorShare = 4;
/** Weights are kept in quarters; what rounds to less than two of them is left out. */
const perUnit = 4;
/** Rarer words than these are misread as often as read. */
const commonWords = 20_000;
const smallWords = new Set(
  'a an the and or but is are was were be been being am of to in on at by it that this for with so just'.split(
    ' ',
  ),
);

const vectors = parseWordVectors(readFileSync(inProject('src/engine/assets/word-vectors.bin')));
const { dimensions, matrix, unit } = vectors;

/** @typedef {{ level: number, features: string[], vector: Float64Array, scale: number }} Example */
/** @typedef {{ features: Map<string, number[]>, vector: number[][], bias: number[] }} Net */

const examples = levels.flatMap((name, level) =>
  readFileSync(inProject('scripts', 'emergency-exemplars', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => exampleOf(line, level)),
);
if (process.argv.includes('--cross-validate')) crossValidate();
else writeWeights(learn(examples));

/**
 * @param {string} text
 * @param {number} level
 * @returns {Example}
 */
function exampleOf(text, level) {
  const said = callerWords(text)
    .flat()
    .map((word) => ({ ...word, text: mendSpelling(word.text) }));
  const words = netWords(said, findGroups(said));
  const vector = new Float64Array(dimensions);
  for (const word of new Set(words)) {
    const row = smallWords.has(word) ? undefined : vectors.rowOf.get(word);
    if (row !== undefined) addRow(vector, row);
  }
  return { level, features: [...netFeatures(words)], vector, scale: netScale(words.length) };
}

/**
 * Stochastic gradient descent with a rate of its own for every weight (Adagrad).
 * @param {Example[]} from
 * @returns {Net}
 */
function learn(from) {
  const filled = (/** @type {number} */ count, value = 0) =>
    Array.from({ length: count }, () => value);
  const perLevel = (value = 0) => filled(levels.length, value);
  /** @type {Map<string, number[]>} */
  const features = new Map();
  /** @type {Map<string, number[]>} */
  const pace = new Map();
  for (const feature of from.flatMap((example) => example.features)) {
    features.set(feature, perLevel());
    pace.set(feature, perLevel(firstPace));
  }
  const vector = levels.map(() => filled(dimensions));
  const vectorPace = levels.map(() => filled(dimensions, firstPace));
  const net = { features, vector, bias: perLevel() };
  const biasPace = perLevel(firstPace);
  const order = [...from];
  const random = seeded(7);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const example of order) {
      const shares = sharesOf(net, example);
      for (const level of levels.keys()) {
        const off = (shares[level] ?? 0) - (example.level === level ? 1 : 0);
        for (const feature of example.features) {
          step(features.get(feature), pace.get(feature), level, off * example.scale);
        }
        for (let k = 0; k < dimensions; k++) {
          const slope = off * example.scale * vectorShare * (example.vector[k] ?? 0);
          step(vector[level], vectorPace[level], k, slope);
        }
        step(net.bias, biasPace, level, off, 0);
      }
    }
  }
  return net;
}

/**
 * @param {number[] | undefined} weights
 * @param {number[] | undefined} pace
 * @param {number} at
 * @param {number} slope
 */
function step(weights, pace, at, slope, pull = shrink) {
  if (weights === undefined || pace === undefined) return;
  const weight = weights[at] ?? 0;
  const change = slope + pull * weight;
  const gone = (pace[at] ?? firstPace) + change * change;
  pace[at] = gone;
  weights[at] = weight - (rate * change) / Math.sqrt(gone);
}

/**
 * @param {Net} net
 * @param {Example} example
 */
function sharesOf(net, { features, vector, scale }) {
  const sums = levels.map((_, level) => {
    let sum = 0;
    for (const feature of features) sum += net.features.get(feature)?.[level] ?? 0;
    return (net.bias[level] ?? 0) + scale * (sum + vectorShare * dot(net.vector[level], vector));
  });
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** @param {Net} net */
function writeWeights(net) {
  /** @type {Map<string, [number, number]>} */
  const table = new Map();
  for (const [feature, [everyday = 0, urgent = 0, life = 0]] of net.features) {
    table.set(feature, [urgent - everyday, life - everyday]);
  }
  for (const [word, row] of vectors.rowOf) {
    if (smallWords.has(word) || (row > commonWords && !table.has(word))) continue;
    const vector = addRow(new Float64Array(dimensions), row);
    const [everyday = 0, urgent = 0, life = 0] = net.vector.map(
      (weights) => vectorShare * dot(weights, vector),
    );
    const own = table.get(word) ?? [0, 0];
    table.set(word, [own[0] + urgent - everyday, own[1] + life - everyday]);
  }
  /** @type {Map<number, Map<number, string[]>>} */
  const byUrgent = new Map();
  for (const [feature, weights] of table) {
    const [urgent = 0, life = 0] = weights.map((weight) => Math.round(weight * perUnit));
    if (Math.max(Math.abs(urgent), Math.abs(life)) < 2) continue;
    const byLife = byUrgent.get(urgent) ?? new Map();
    byUrgent.set(urgent, byLife);
    byLife.set(life, [...(byLife.get(life) ?? []), feature]);
  }
  const ordered = (/** @type {Map<number, any>} */ map) => [...map].sort(([a], [b]) => b - a);
  const rows = ordered(byUrgent).map(([urgent, byLife]) => {
    const parts = ordered(byLife).map(([life, list]) => `${life}:${list.sort().join(',')}`);
    return [urgent, ...parts].join('|');
  });
  const [everyday = 0, urgent = 0, life = 0] = net.bias;
  writeFileSync(
    inProject('src/engine/emergency/emergency-weights.ts'),
    [
      '// How much words tell of an emergency; made by scripts/make-emergency-weights.mjs, not by hand.',
      '',
      '/** Log odds against an everyday call before a word is said. */',
      `export const startingOdds = { urgent: ${(urgent - everyday).toFixed(3)}, life: ${(life - everyday).toFixed(3)} };`,
      '',
      `/** A weight of ${perUnit} is 1. */`,
      `export const weightUnit = ${perUnit};`,
      '',
      "/** A line for every urgent weight, 'urgent|life:feature,feature|life:…'; see net-features.ts. */",
      'export const weightTable = `',
      ...rows,
      '`;',
      '',
    ].join('\n'),
  );
  console.log(`${rows.length} lines from ${examples.length} exemplars.`);
}

function crossValidate() {
  const folds = 10;
  const foldOf = (/** @type {number} */ at) => (at * 7919) % folds;
  /** @type {{ level: number, everyday: number }[]} */
  const told = [];
  for (let fold = 0; fold < folds; fold++) {
    const net = learn(examples.filter((_, at) => foldOf(at) !== fold));
    for (const example of examples.filter((_, at) => foldOf(at) === fold)) {
      told.push({ level: example.level, everyday: sharesOf(net, example)[0] ?? 0 });
    }
  }
  const trouble = told.filter(({ level }) => level > 0);
  const everyday = told.filter(({ level }) => level === 0);
  for (const border of [0.2, 0.35, 0.5, 0.65, 0.8]) {
    const under = (/** @type {typeof told} */ list) =>
      ((100 * list.filter((one) => one.everyday < border).length) / list.length).toFixed(1);
    console.log(
      `everyday < ${border}: ${under(trouble)} % of emergencies, ${under(everyday)} % of the rest`,
    );
  }
}

/**
 * @param {Float64Array} vector
 * @param {number} row
 */
function addRow(vector, row) {
  for (let k = 0; k < dimensions; k++) {
    vector[k] = (vector[k] ?? 0) + (matrix[row * dimensions + k] ?? 0) / unit;
  }
  return vector;
}

/**
 * @param {number[] | undefined} weights
 * @param {Float64Array} vector
 */
function dot(weights, vector) {
  return (weights ?? []).reduce((sum, value, k) => sum + value * (vector[k] ?? 0), 0);
}

/**
 * @param {unknown[]} list
 * @param {() => number} random
 */
function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** @param {number} seed */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
