// What the knowledge base has on a question, and how sure that is. A follow-up of few words is
// understood with the subject of the turn before.
import type { KnowledgeIndex } from '#engine/compile.ts';
import type { Passage } from '#engine/conversation.ts';
import { type RankedPassage, retrieve } from '#engine/retrieval/retrieve.ts';
import { splitWords } from '#engine/retrieval/split-words.ts';
import { stopWords } from '#engine/retrieval/stop-words.ts';
import { clipQuote } from './clip-quote.ts';

export interface Finding {
  band: Band;
  passage: Passage;
  score: number;
  /** What was looked for: the question, with the topic before it if that was needed. */
  query: string;
  /** Further passages, the next best first. */
  others: readonly Passage[];
}

/** The best passage for a question; null when nothing fits at all. */
export function findKnowledge(
  index: KnowledgeIndex,
  question: string,
  topic: string,
): Finding | null {
  const own = lookUp(index, question);
  if (topic === '' || own?.band === 'answer' || contentWords(question).length >= 3) return own;
  const withTopic = lookUp(index, `${question} ${topic}`);
  if (withTopic === null) return own;
  return own === null || rank[withTopic.band] > rank[own.band] ? withTopic : own;
}

const rank: Record<Band, number> = { decline: 0, clarify: 1, answer: 2 };

function lookUp(index: KnowledgeIndex, query: string): Finding | null {
  const ranked: RankedPassage[] = retrieve(index.retrieval, query);
  const best = ranked[0];
  if (best === undefined) return null;
  return {
    band: bandOf(ranked),
    passage: best.passage,
    score: best.score,
    query,
    others: ranked.slice(1).map(({ passage }) => passage),
  };
}

/** The words of a passage to say: an FAQ's whole answer if it is short enough, else what fits best. */
export function quoteFrom(passage: Passage, query: string, max: number): string {
  if (passage.kind !== 'document' && passage.text.length <= max) return passage.text;
  return clipQuote(bestQuote(passage, query), max);
}

/** Nouns that a follow-up may leave out. */
export function topicOf(passage: Passage, question: string): string {
  const title = passage.kind === 'faq' ? passage.title : passage.keys.join(' ');
  return [...new Set(contentWords(title === '' ? question : title))].slice(0, 6).join(' ');
}

type Band = 'answer' | 'clarify' | 'decline';
function bandOf(r: RankedPassage[]): Band {
  const b = r[0];
  if (!b) return 'decline';
  const d = b.passage.kind === 'document' || b.passage.kind === 'script';
  if (b.rarestMatch < 0.6) return 'decline';
  return b.score >= (d ? 0.35 : 0.45) && b.margin >= 0.03
    ? 'answer'
    : b.score >= (d ? 0.26 : 0.3)
      ? 'clarify'
      : 'decline';
}
function bestQuote(p: Passage, _q: string) {
  return p.text;
}
function contentWords(t: string) {
  return splitWords(t).filter((w) => !stopWords.has(w));
}
