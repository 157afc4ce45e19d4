// Ranks the passages of one set-up by how surely they answer a question.
import type { Passage } from '#engine/conversation.ts';
import { neutralText } from '#engine/people/neutral-text.ts';
import type { RetrievalIndex } from './compile-passages.ts';
import { readQuery } from './read-query.ts';
import { scoreDocuments } from './score-documents.ts';
import { type Evidence, scoreQuestions } from './score-questions.ts';
import {
  documentWeights,
  type EvidenceWeights,
  maxResults,
  mostLead,
  questionWeights,
  settingBias,
  surenessWeights,
} from './thresholds.ts';
import { understand } from './understand.ts';

export interface RankedPassage {
  passage: Passage;
  /** How sure it is that this answers the question, 0 to 1. */
  score: number;
  evidence: Evidence;
}

/** The passages that may answer a question, the surest first, at most ten. Never throws. */
export function retrieve(index: RetrievalIndex, query: string): RankedPassage[] {
  const { vocabulary } = index;
  const read = readQuery(
    vocabulary,
    neutralText(query, (word) => vocabulary.words.has(word)),
  );
  const understood = understand(index, read.mended);
  const questions = scoreQuestions(index, read, understood).map((evidence, entry) => ({
    passage: index.questions[entry]?.passage,
    evidence,
  }));
  const documents = scoreDocuments(index, read, understood).map(({ entry, evidence }) => ({
    passage: index.documents[entry]?.passage,
    evidence,
  }));
  const found = [...questions, ...documents]
    .flatMap(({ passage, evidence }) =>
      passage === undefined || evidence.alignment <= 0
        ? []
        : [{ passage, evidence, odds: oddsOf(passage, evidence) }],
    )
    .sort((a, b) => b.odds - a.odds)
    .slice(0, maxResults);
  return found.map(({ passage, evidence, odds }, place) => {
    const rival = found[place === 0 ? 1 : 0]?.odds ?? Number.NEGATIVE_INFINITY;
    return { passage, evidence, score: evidence.isExact ? 1 : sureness(passage, odds, rival) };
  });
}

/** Logarithmic; a question that is asked word for word wins. */
function oddsOf({ kind }: Passage, evidence: Evidence): number {
  if (evidence.isExact) return Number.POSITIVE_INFINITY;
  if (kind === 'faq') return weigh(evidence, questionWeights);
  return kind === 'setting'
    ? weigh(evidence, questionWeights) + settingBias
    : weigh(evidence, documentWeights);
}

function weigh(evidence: Evidence, weights: EvidenceWeights): number {
  return (
    weights.bias +
    weights.terms * evidence.terms +
    weights.alignment * evidence.alignment +
    weights.closeAlignment * evidence.closeAlignment +
    weights.closeMeaning * evidence.closeMeaning +
    weights.rarestMatch * evidence.rarestMatch +
    weights.meaning * evidence.meaning +
    weights.answerMeaning * evidence.answerMeaning +
    weights.subject * evidence.subject +
    weights.subjectLikeness * evidence.subjectLikeness +
    weights.subjectPart * evidence.subjectPart
  );
}

function sureness({ kind }: Passage, odds: number, rival: number): number {
  const { bias, odds: byOdds, lead, isDocument } = surenessWeights;
  const ahead = Math.max(-mostLead, Math.min(mostLead, odds - rival));
  const isQuestion = kind === 'faq' || kind === 'setting';
  const sum = bias + byOdds * odds + lead * ahead + (isQuestion ? 0 : isDocument);
  return 1 / (1 + Math.exp(-sum));
}
