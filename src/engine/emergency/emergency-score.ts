// The classifier beside the rules: how much an utterance reads like those of callers in trouble. Its
// weights are learnt from sentences of the trade; a word of none of them weighs nothing.
import table from '../assets/emergency-weights.json' with { type: 'json' };
import { beginningOf, classifierFeatures, featureScale } from './classifier-features.ts';

const weights: ReadonlyMap<string, number> = new Map(
  Object.entries(table.weights).map(([feature, weight]) => [feature, weight / table.unit]),
);

/** Longer utterances are read in stretches of this many words, so that chatter hides nothing. */
const stretch = 14;

/** Those of classifierWords() that the classifier has learnt; the others are as if not said. */
export function knownWords(words: readonly string[]): string[] {
  return words.filter((word) => weights.has(word) || weights.has(beginningOf(word) ?? word));
}

/**
 * Log odds of an emergency against an everyday call, in nats; 0 is even. `words` are knownWords(); the
 * stretch that reads most like trouble counts. null when nothing was said.
 */
export function emergencyScore(words: readonly string[]): number | null {
  let worst: number | null = null;
  for (let from = 0; from < words.length; from += stretch / 2) {
    const score = scoreOf(words.slice(from, from + stretch));
    if (worst === null || score > worst) worst = score;
    if (from + stretch >= words.length) break;
  }
  return worst;
}

function scoreOf(words: readonly string[]): number {
  let sum = 0;
  for (const feature of classifierFeatures(words)) sum += weights.get(feature) ?? 0;
  return table.bias + featureScale(words.length) * sum;
}
