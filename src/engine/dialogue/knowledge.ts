// What the knowledge base has on a question, and how sure that is. A follow-up of few words is
// understood with the subject of the turn before.
import type { KnowledgeIndex } from '#engine/compile.ts';
import type { Passage } from '#engine/conversation.ts';
import { type Band, bandOf } from '#engine/retrieval/band-of.ts';
import { bestQuote } from '#engine/retrieval/best-quote.ts';
import { contentWords } from '#engine/retrieval/content-words.ts';
import { type RankedPassage, retrieve } from '#engine/retrieval/retrieve.ts';
import { topicNouns } from '#engine/retrieval/topic-nouns.ts';
import { clipQuote } from './clip-quote.ts';

export interface Finding {
  band: Band;
  passage: Passage;
  score: number;
  /** What was looked for: the question, with the topic before it if that was needed. */
  query: string;
}

/** The best passage for a question; null when nothing fits at all. */
export function findKnowledge(
  index: KnowledgeIndex,
  question: string,
  topic: string,
): Finding | null {
  const own = lookUp(index, question);
  const words = contentWords(question);
  const isElliptical = words.every((word) => leansOnTopic.has(word));
  if (topic === '' || words.length >= 3) return own;
  if (own?.band === 'answer' && !isElliptical) return own;
  const withTopic = lookUp(index, `${question} ${topic}`);
  if (withTopic === null) return own;
  return own === null || isElliptical || rank[withTopic.band] > rank[own.band] ? withTopic : own;
}

// 'How much?' and 'when is it open?' say nothing of what they are about.
const leansOnTopic = new Set(
  'much many long cost costs price fee charge hours time open opens close closes often far free there allowed happens else'.split(
    ' ',
  ),
);

const rank: Record<Band, number> = { none: 0, suggest: 1, clarify: 2, answer: 3 };

function lookUp(index: KnowledgeIndex, query: string): Finding | null {
  const ranked: RankedPassage[] = retrieve(index.retrieval, query);
  const best = ranked[0];
  if (best === undefined) return null;
  return {
    band: bandOf(ranked),
    passage: best.passage,
    score: best.score,
    query,
  };
}

/** The words of a passage to say: an FAQ's whole answer if it is short enough, else what fits best. */
export function quoteFrom(passage: Passage, query: string, max: number): string {
  if (passage.kind !== 'document' && passage.text.length <= max) return passage.text;
  return clipQuote(bestQuote(passage, query), max);
}

/** Nouns that a follow-up may leave out. */
export function topicOf(passage: Passage): string {
  return topicNouns(passage).join(' ');
}
