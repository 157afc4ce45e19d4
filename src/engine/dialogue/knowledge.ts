// What the knowledge base has on a question, and how sure that is. A follow-up of few words is
// understood with the subject of the turn before.
import type { KnowledgeIndex } from '#engine/compile.ts';
import type { Passage } from '#engine/conversation.ts';
import { type Band, bandOf } from '#engine/retrieval/band-of.ts';
import { bestQuote } from '#engine/retrieval/best-quote.ts';
import { contentWords } from '#engine/retrieval/content-words.ts';
import { type RankedPassage, retrieve } from '#engine/retrieval/retrieve.ts';
import { splitWords } from '#engine/retrieval/split-words.ts';
import { stemWord } from '#engine/retrieval/stem-word.ts';
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
  // 'And for cats?' goes on about the topic; 'I have a question' does not.
  if (!isElliptical && !goesOn.test(question) && !sharesWord(withTopic, words)) return own;
  return own === null || isElliptical || rank[withTopic.band] > rank[own.band] ? withTopic : own;
}

const goesOn =
  /^(?:(?:ok|okay|yes|yeah|no|so|well|hm+)\b[,.]? )?(?:and|also|but|or|what about|how about|what if|even|only|just|for|on|in|at|with|without|is|are|does|do|can|which|where|when|who|how|what|why)\b/i;

/** The passage holds one of the question's own words. */
function sharesWord({ passage }: Finding, words: readonly string[]): boolean {
  const stems = new Set(splitWords([passage.text, ...passage.keys].join(' ')).map(stemWord));
  return words.some((word) => stems.has(stemWord(word)));
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
