// Ranks the passages of one set-up by how surely they answer a question.
import type { Passage } from '#engine/conversation.ts';
import { nearestTerm } from './alignment.ts';
import type { RetrievalIndex } from './compile-passages.ts';
import { type Query, readQuery } from './read-query.ts';
import { scoreDocuments } from './score-documents.ts';
import { type Evidence, scoreQuestions } from './score-questions.ts';
import { maxResults } from './thresholds.ts';

export interface RankedPassage {
  passage: Passage;
  /** How sure it is that this answers the question, 0 to 1; kinds are comparable. */
  score: number;
  /** By how much it is ahead of the next one of another subject; below 0 when it is behind. */
  margin: number;
  /** How well the question's rarest known word is found in it, 0 to 1. */
  rarestMatch: number;
  evidence: Evidence;
}

/** The passages that may answer a question, the surest first, at most ten. Never throws. */
export function retrieve(index: RetrievalIndex, query: string): RankedPassage[] {
  const read = readQuery(index.vocabulary, query);
  const rarest = rarestKnownWord(read);
  const candidates = [
    ...scoreQuestions(index, read).map((evidence, i) => {
      const entry = index.questions[i];
      return { evidence, entry, terms: [entry?.keyTerms, entry?.answerTerms] };
    }),
    ...scoreDocuments(index, read).map(({ entry, evidence }) => {
      const document = index.documents[entry];
      return { evidence, entry: document, terms: [document?.terms] };
    }),
  ];
  return candidates
    .flatMap(({ evidence, entry, terms }) => {
      if (entry === undefined || evidence.raw <= 0) return [];
      const rarestMatch = Math.max(
        ...terms.map((list) => (rarest < 0 ? 1 : list ? nearestTerm(read, rarest, list) : 0)),
      );
      return [
        {
          passage: entry.passage,
          score: evidence.isExact ? 1 : evidence.raw,
          rarestMatch,
          evidence,
        },
      ];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, maxResults)
    .map((ranked, place, all) => ({
      ...ranked,
      margin: ranked.score - (all[place === 0 ? 1 : 0]?.score ?? 0),
    }));
}

/** Its place in `query.words`, -1 when every known word is a stop word. */
function rarestKnownWord(query: Query): number {
  let rarest = -1;
  query.words.forEach((word, place) => {
    if (word.isStop || word.isUnknown) return;
    if (rarest < 0 || word.rarity > (query.words[rarest]?.rarity ?? 0)) rarest = place;
  });
  return rarest;
}
