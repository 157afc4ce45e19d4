// Shortens a quotation without changing a word of it.
import { sentenceSpans } from '#engine/retrieval/sentence-spans.ts';

/** At most `max` characters of the start of `text`: whole sentences, else whole words. */
export function clipQuote(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = sentenceSpans(text).findLast((span) => span.end <= max)?.end ?? 0;
  if (end >= max / 4) return text.slice(0, end).trim();
  const words = text.slice(0, max + 1).replace(/\s+\S*$/, '');
  // Without a blank it is cut anywhere, only not between the halves of one character.
  return words.length <= max ? words.trim() : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
}
