// How well each FAQ or setting fits a question: shared terms, averaged meaning and word alignment.
import { alignQuery, alignText, nearestTerm } from './alignment.ts';
import { dotProduct, subtractShared } from './average-vector.ts';
import type { QuestionEntry, RetrievalIndex } from './compile-passages.ts';
import type { Query } from './read-query.ts';
import { scoreTerms } from './term-collection.ts';
import { answerWordWeight, averageFloor } from './thresholds.ts';

/** What speaks for one passage, each part from 0 to 1. */
export interface Evidence {
  /** Terms in common: BM25 divided by that of a perfect text. */
  terms: number;
  /** Averaged meanings. */
  average: number;
  /** Words that find a counterpart. */
  alignment: number;
  /** How well the question's rarest known word is found; 0 when it has none. */
  rarestMatch: number;
  /** Asked word for word. */
  isExact: boolean;
}

/** The evidence for every entry of `index.questions`, in their order. */
export function scoreQuestions(index: RetrievalIndex, query: Query): Evidence[] {
  const terms = scoreTerms(index.questionTerms, query.content);
  const average =
    query.average && index.sharedAverage && subtractShared(query.average, index.sharedAverage);
  return index.questions.map((entry, i) => {
    return {
      terms: terms[i] as number,
      average: average === null ? 0 : averageSimilarity(entry, average),
      alignment: alignBothWays(index, entry, query),
      rarestMatch: Math.max(
        nearestTerm(query, query.rarest, entry.keyTerms),
        nearestTerm(query, query.rarest, entry.answerTerms),
      ),
      isExact: query.spelling !== '' && entry.keys.some((key) => key.spelling === query.spelling),
    };
  });
}

function averageSimilarity(entry: QuestionEntry, average: Float32Array): number {
  let best = 0;
  for (const key of entry.keys) {
    if (key.average !== null) best = Math.max(best, dotProduct(key.average, average));
  }
  return Math.max(0, (best - averageFloor) / (1 - averageFloor));
}

/** Half for the question's words found here, half for the nearest key's words found in the question. */
function alignBothWays(index: RetrievalIndex, entry: QuestionEntry, query: Query): number {
  const there = alignQuery(query, (word) =>
    Math.max(
      nearestTerm(query, word, entry.keyTerms),
      answerWordWeight * nearestTerm(query, word, entry.answerTerms),
    ),
  );
  let back = 0;
  for (const key of entry.keys) {
    back = Math.max(back, alignText(query, index.vocabulary, key.terms));
  }
  return (there + back) / 2;
}
