// Ranks the passages of one set-up by how surely they answer a question.
import type { Passage } from '#engine/conversation.ts';
import type { RetrievalIndex } from './compile-passages.ts';
import { readQuery } from './read-query.ts';
import { scoreDocuments } from './score-documents.ts';
import { type Evidence, scoreQuestions } from './score-questions.ts';
import {
  documentWeights,
  type EvidenceWeights,
  maxResults,
  questionWeights,
} from './thresholds.ts';

export interface RankedPassage {
  passage: Passage;
  /** How sure it is that this answers the question, 0 to 1; kinds are comparable. */
  score: number;
  /** By how much it is surer than the best of the others; below 0 when it is less sure. */
  margin: number;
  /** How well the question's rarest known word is found in it, 0 to 1. */
  rarestMatch: number;
  evidence: Evidence;
}

/** The passages that may answer a question, the surest first, at most ten. Never throws. */
export function retrieve(index: RetrievalIndex, query: string): RankedPassage[] {
  const read = readQuery(index.vocabulary, query);
  const questions = scoreQuestions(index, read).map((evidence, entry) => ({
    passage: index.questions[entry]?.passage,
    score: probability(evidence, questionWeights),
    evidence,
  }));
  const documents = scoreDocuments(index, read).map(({ entry, evidence }) => ({
    passage: index.documents[entry]?.passage,
    score: probability(evidence, documentWeights),
    evidence,
  }));
  return [...questions, ...documents]
    .flatMap(({ passage, score, evidence }) =>
      passage === undefined || evidence.alignment <= 0
        ? []
        : [{ passage, score, rarestMatch: evidence.rarestMatch, evidence }],
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, maxResults)
    .map((ranked, place, all) => ({
      ...ranked,
      margin: ranked.score - (all[place === 0 ? 1 : 0]?.score ?? 0),
    }));
}

function probability(evidence: Evidence, weights: EvidenceWeights): number {
  if (evidence.isExact) return 1;
  const logOdds =
    weights.bias +
    weights.terms * evidence.terms +
    weights.average * evidence.average +
    weights.alignment * evidence.alignment +
    weights.rarestMatch * evidence.rarestMatch;
  return 1 / (1 + Math.exp(-logOdds));
}
