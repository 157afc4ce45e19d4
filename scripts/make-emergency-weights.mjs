// Makes src/engine/assets/emergency-weights.json: how much words and pairs of words tell of an
// emergency. Run by hand, `npx tsx scripts/make-emergency-weights.mjs`, when an exemplar is added;
// with --cross-validate it only reports how well sentences are told apart that were not learnt.
//
// A logistic regression of everyday calls against emergencies, learnt from scripts/emergency-exemplars
// alone: a word of no exemplar weighs nothing, nor does a word for who somebody is (neutral-words.ts).
import { readFileSync, writeFileSync } from 'node:fs';
import { callerWords } from '../src/engine/emergency/caller-words.ts';
import {
  beginningOf,
  classifierFeatures,
  classifierWords,
  featureScale,
} from '../src/engine/emergency/classifier-features.ts';
import { findGroups } from '../src/engine/emergency/emergency-rule.ts';
import { mendSpelling } from '../src/engine/emergency/mend-spelling.ts';
import { inProject } from './lib/project.mjs';

const everyday = 'everyday';
const files = [everyday, 'people', 'urgent', 'life'];
const rounds = 30;
const rate = 0.3;
const shrink = 0.001;
const firstPace = 0.01;
/** Weights are kept in tenths; pairs that round to less than `leastPair` of them are left out. */
const unit = 10;
const leastPair = 3;
/** Words of fewer exemplars are left out, and so are beginnings and pairs. */
const leastSeen = 3;

/** @typedef {{ isEmergency: boolean, words: string[] }} Exemplar */
/** @typedef {{ isEmergency: boolean, features: string[], scale: number }} Example */
/** @typedef {{ bias: number, weights: Map<string, number> }} Model */

const exemplars = files.flatMap((name) =>
  readFileSync(inProject('scripts', 'emergency-exemplars', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => exemplarOf(line, name !== everyday && name !== 'people')),
);
if (process.argv.includes('--cross-validate')) crossValidate();
else writeWeights(learn(exemplars));

/**
 * @param {string} text
 * @param {boolean} isEmergency
 * @returns {Exemplar}
 */
function exemplarOf(text, isEmergency) {
  const said = callerWords(text)
    .flat()
    .map((word) => ({ ...word, text: mendSpelling(word.text) }));
  return { isEmergency, words: classifierWords(said, findGroups(said)) };
}

/**
 * @param {Exemplar[]} from
 * @returns {Set<string>}
 */
function seenOftenIn(from) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const { words } of from) {
    for (const feature of classifierFeatures(words))
      seen.set(feature, (seen.get(feature) ?? 0) + 1);
  }
  return new Set([...seen].filter(([, count]) => count >= leastSeen).map(([feature]) => feature));
}

/**
 * @param {Exemplar} exemplar
 * @param {Set<string>} often
 * @returns {Example}
 */
function exampleOf({ isEmergency, words }, often) {
  const known = words.filter((word) => often.has(word) || often.has(beginningOf(word) ?? word));
  const features = [...classifierFeatures(known)].filter((feature) => often.has(feature));
  return { isEmergency, features, scale: featureScale(known.length) };
}

/**
 * Stochastic gradient descent with a rate of its own for every weight (Adagrad).
 * @param {Exemplar[]} from
 * @returns {Model}
 */
function learn(from) {
  const often = seenOftenIn(from);
  const order = from.map((exemplar) => exampleOf(exemplar, often));
  const weights = new Map([...often].map((feature) => [feature, 0]));
  const pace = new Map([...often].map((feature) => [feature, firstPace]));
  let bias = 0;
  let biasPace = firstPace;
  const random = seeded(7);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const example of order) {
      const off = likelihood({ bias, weights }, example) - (example.isEmergency ? 1 : 0);
      for (const feature of example.features) {
        const weight = weights.get(feature) ?? 0;
        const slope = off * example.scale + shrink * weight;
        const gone = (pace.get(feature) ?? firstPace) + slope * slope;
        pace.set(feature, gone);
        weights.set(feature, weight - (rate * slope) / Math.sqrt(gone));
      }
      biasPace += off * off;
      bias -= (rate * off) / Math.sqrt(biasPace);
    }
  }
  return { bias, weights };
}

/**
 * @param {Model} model
 * @param {Example} example
 */
function likelihood({ bias, weights }, { features, scale }) {
  const sum = features.reduce((all, feature) => all + (weights.get(feature) ?? 0), 0);
  return 1 / (1 + Math.exp(-(bias + scale * sum)));
}

/** @param {Model} model */
function writeWeights({ bias, weights }) {
  const kept = [...weights]
    .map(([feature, weight]) => ({ feature, weight: Math.round(weight * unit) }))
    // A word of no weight still stands between two others.
    .filter(({ feature, weight }) => !feature.includes(' ') || Math.abs(weight) >= leastPair)
    .sort((a, b) => (a.feature < b.feature ? -1 : 1));
  const table = {
    bias: Number(bias.toFixed(3)),
    unit,
    weights: Object.fromEntries(kept.map(({ feature, weight }) => [feature, weight + 0])),
  };
  const file = inProject('src', 'engine', 'assets', 'emergency-weights.json');
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  console.log(`${kept.length} weights from ${exemplars.length} exemplars.`);
}

function crossValidate() {
  const folds = 10;
  const foldOf = (/** @type {number} */ at) => (at * 7919) % folds;
  /** @type {{ isEmergency: boolean, chance: number }[]} */
  const told = [];
  for (let fold = 0; fold < folds; fold++) {
    const learnt = exemplars.filter((_, at) => foldOf(at) !== fold);
    const often = seenOftenIn(learnt);
    const model = learn(learnt);
    for (const exemplar of exemplars.filter((_, at) => foldOf(at) === fold)) {
      const example = exampleOf(exemplar, often);
      told.push({ isEmergency: exemplar.isEmergency, chance: likelihood(model, example) });
    }
  }
  for (const border of [0.2, 0.35, 0.5, 0.65, 0.8]) {
    const over = (/** @type {boolean} */ isEmergency) => {
      const list = told.filter((one) => one.isEmergency === isEmergency);
      const share = list.filter(({ chance }) => chance >= border).length / list.length;
      return (100 * share).toFixed(1);
    };
    console.log(
      `likelihood ≥ ${border}: ${over(true)} % of emergencies, ${over(false)} % of the rest`,
    );
  }
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
