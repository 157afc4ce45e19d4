// Whether one text only restates another: in its words, and not turned round by a 'not' that is missing
// or added. Numbers and names are checked elsewhere.
import { splitWords } from './retrieval/split-words.ts';
import { stemWord } from './retrieval/stem-word.ts';
import { stopWords } from './retrieval/stop-words.ts';

/** So many words of its own are free: 'available', 'includes', 'happy to'. */
const freeWords = 2;
/** Of more, this share must stand in the support. */
const minShare = 0.6;

/** Whether most of what `text` says is said in the words of `support`. */
export function isInWordsOf(text: string, support: string): boolean {
  const words = contentStems(text);
  const known = contentStems(support);
  const own = [...words].filter((word) => !known.has(word)).length;
  return own <= freeWords || own <= words.size * (1 - minShare);
}

const negation =
  /\b(?:not|no|nor|never|none|without|neither|nobody|cannot|unable|except|prohibit\w*|forbid\w*|forbidden|unless)\b|n't\b/i;

/**
 * Whether a sentence of `text` says with 'not' what `support` says without, or the other way round. Each
 * is compared with the sentence of the support that shares most of its words.
 */
export function isTurnedRound(text: string, support: string): boolean {
  const known = sentencesOf(support);
  return sentencesOf(text).some((sentence) => {
    const best = mostAlike(sentence, known);
    return best !== null && negation.test(sentence) !== negation.test(best);
  });
}

function mostAlike(sentence: string, others: readonly string[]): string | null {
  const words = contentStems(sentence);
  let best: string | null = null;
  let most = 0;
  for (const other of others) {
    const shared = [...contentStems(other)].filter((word) => words.has(word)).length;
    if (shared > most) [best, most] = [other, shared];
  }
  return best;
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter((sentence) => sentence.trim() !== '');
}

function contentStems(text: string): Set<string> {
  const words = splitWords(text).filter((word) => !stopWords.has(word) && !/\d/.test(word));
  return new Set(words.map(stemWord));
}
