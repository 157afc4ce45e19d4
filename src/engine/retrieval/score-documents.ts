// How well each piece of a document or script fits a question: shared terms and word alignment. An
// average over a long text means nothing, so there is none.
import { alignQuery, nearestTerm } from './alignment.ts';
import type { RetrievalIndex } from './compile-passages.ts';
import type { Query } from './read-query.ts';
import type { Evidence } from './score-questions.ts';
import { scoreTerms } from './term-collection.ts';
import { alignedDocuments } from './thresholds.ts';

/** The evidence for the best entries of `index.documents` by shared terms, with their numbers. */
export function scoreDocuments(
  index: RetrievalIndex,
  query: Query,
): { entry: number; evidence: Evidence }[] {
  const terms = scoreTerms(index.documentTerms, query.content);
  return bestEntries(terms, alignedDocuments).map((entry) => {
    const texts = index.documents[entry]?.terms ?? new Int32Array();
    const evidence = {
      terms: terms[entry] as number,
      average: 0,
      alignment: alignQuery(query, (word) =>
        query.words[word]?.isStop ? null : nearestTerm(query, word, texts),
      ),
      rarestMatch: nearestTerm(query, query.rarest, texts),
      isExact: false,
    };
    return { entry, evidence };
  });
}

function bestEntries(scores: Float32Array, count: number): number[] {
  const found: number[] = [];
  scores.forEach((score, entry) => {
    if (score > 0) found.push(entry);
  });
  return found
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
    .slice(0, count);
}
