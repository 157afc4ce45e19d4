// Word alignment: how well the words of one text find a counterpart in another.
import type { Query } from './read-query.ts';
import { foundFrom } from './thresholds.ts';
import { alignmentWeight, type Vocabulary } from './vocabulary.ts';

/**
 * The share of the question's words that a text has, rare words counting more; 0 to 1.
 *
 * @param bestOf the similarity of the text's nearest word to a word of the question; null: the word
 *   does not count
 */
export function alignQuery(query: Query, bestOf: (word: number) => number | null): number {
  let found = 0;
  let all = 0;
  query.words.forEach((word, index) => {
    const best = bestOf(index);
    if (best === null) return;
    const weight = alignmentWeight(word);
    all += weight;
    found += weight * best;
  });
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

/** The similarity of the nearest of `terms` to a word of the question; 0 for no word (-1). */
export function nearestTerm(query: Query, word: number, terms: Int32Array): number {
  let best = 0;
  const similarities = query.similarities[word];
  if (similarities === undefined) return best;
  for (const term of terms) {
    const similarity = similarities[term] as number;
    if (similarity > best) best = similarity;
  }
  return best;
}

/** Rarity of the question's rarest word that a text has no equal of, 0 when it has all. */
export function rarestMissing(query: Query, nearestOf: (word: number) => number): number {
  return query.words.reduce(
    (rarest, { isStop, rarity }, word) =>
      isStop || nearestOf(word) >= foundFrom ? rarest : Math.max(rarest, rarity),
    0,
  );
}
