// Picks the sentences of a passage that answer a question, to be quoted word for word.
import type { Passage } from '#engine/conversation.ts';
import { contentWords } from './content-words.ts';
import { sentenceSpans, type TextSpan } from './sentence-spans.ts';
import { stemWord } from './stem-word.ts';
import { maxQuoteLength } from './thresholds.ts';
import { wordGroups } from './vocabulary.ts';

/**
 * At most 300 characters, a piece of `passage.text` as it stands there. The sentence with most of the
 * question's words, then what follows it, then what comes before, as far as whole sentences fit; the
 * first sentences when none has any. A sentence that is too long alone is cut where a clause ends.
 */
export function bestQuote(passage: Passage, query: string): string {
  const { text } = passage;
  const spans = sentenceSpans(text).flatMap((span) => cutLongSentence(text, span));
  if (spans.length === 0) return '';
  const asked = [...new Set(contentWords(query).map(stemWord))];
  const scores = spans.map(({ start, end }) => shareFound(asked, text.slice(start, end)));
  const best = scores.indexOf(Math.max(...scores));
  let first = best;
  let last = best;
  while (fits(spans, first, last + 1)) last += 1;
  while (fits(spans, first - 1, last)) first -= 1;
  return text.slice(spans[first]?.start, spans[last]?.end);
}

function fits(spans: readonly TextSpan[], first: number, last: number): boolean {
  const from = spans[first];
  const to = spans[last];
  return from !== undefined && to !== undefined && to.end - from.start <= maxQuoteLength;
}

/** How many of the asked words a sentence has; a synonym or related word counts a little less. */
function shareFound(asked: readonly string[], sentence: string): number {
  const stems = new Set(contentWords(sentence).map(stemWord));
  return asked.reduce((sum, stem) => {
    if (stems.has(stem)) return sum + 1;
    const group = wordGroups(stem).find((one) => [...one.stems].some((other) => stems.has(other)));
    return sum + (group?.weight ?? 0);
  }, 0);
}

function cutLongSentence(text: string, span: TextSpan): TextSpan[] {
  const pieces: TextSpan[] = [];
  let { start } = span;
  while (span.end - start > maxQuoteLength) {
    const head = text.slice(start, start + maxQuoteLength);
    const clause = Math.max(...['; ', ': ', ', ', '\n'].map((mark) => head.lastIndexOf(mark))) + 1;
    const word = head.lastIndexOf(' ');
    const length = clause > 0 ? clause : word > 0 ? word : wholeCharacters(head);
    pieces.push({ start, end: start + head.slice(0, length).trimEnd().length });
    start += length;
    start += text.slice(start, span.end).length - text.slice(start, span.end).trimStart().length;
  }
  return start < span.end ? [...pieces, { start, end: span.end }] : pieces;
}

/** Never between the halves of one character. */
function wholeCharacters(head: string): number {
  return /[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length;
}
