// Word alignment: how well the words of one text find a counterpart in another.
import type { Query } from './read-query.ts';
import { foundFrom } from './thresholds.ts';
import type { Vocabulary } from './vocabulary.ts';

/** For each word of the question the similarity of the nearest of `terms`; 0 where nothing is near. */
export function nearestTerms(query: Query, terms: Int32Array): Float32Array {
  const { similarities, nearestWords } = query;
  const nearest = new Float32Array(query.words.length);
  for (let word = 0; word < nearest.length; word += 1) {
    const ofWord = word * nearestWords.length;
    let best = 0;
    for (let i = 0; i < terms.length; i += 1) {
      // Every word knows every term.
      best = Math.max(best, similarities[ofWord + (terms[i] as number)] as number);
    }
    nearest[word] = best;
  }
  return nearest;
}

/**
 * The share of the question's words that a text has, each counting as much as it weighs; 0 to 1.
 *
 * @param nearest the similarity of the text's nearest word to each word of the question
 */
export function alignQuery(weights: Float64Array, nearest: Float32Array): number {
  let found = 0;
  let all = 0;
  for (let word = 0; word < weights.length; word += 1) {
    const weight = weights[word] as number;
    all += weight;
    found += weight * (nearest[word] as number);
  }
  return all === 0 ? 0 : found / all;
}

/** The share of a text's words that the question has; 0 to 1. */
export function alignText(query: Query, vocabulary: Vocabulary, terms: Int32Array): number {
  let found = 0;
  let all = 0;
  for (const term of terms) {
    // Both know every term.
    const weight = vocabulary.weights[term] as number;
    all += weight;
    found += weight * (query.nearestWords[term] as number);
  }
  return all === 0 ? 0 : found / all;
}

/** Rarity of the question's rarest word that a text has no equal of, 0 when it has all. */
export function rarestMissing(query: Query, nearest: Float32Array): number {
  let rarest = 0;
  query.words.forEach(({ isStop, rarity }, word) => {
    const isMissing = !isStop && (nearest[word] as number) < foundFrom;
    if (isMissing) rarest = Math.max(rarest, rarity);
  });
  return rarest;
}
