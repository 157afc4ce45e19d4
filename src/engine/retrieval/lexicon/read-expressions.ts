// Finds what people write in several ways, or in several words, and how the lexicon reads it.
import { readings } from './property-lexicon.ts';

interface Expression {
  words: readonly string[];
  readAs: readonly string[];
}

/** By the first word, the longest first. */
const expressionsFrom = new Map<string, Expression[]>();
for (const [written, readAs] of readings) {
  const words = written.split(' ');
  const first = words[0] ?? '';
  expressionsFrom.set(first, [...(expressionsFrom.get(first) ?? []), { words, readAs }]);
}
for (const expressions of expressionsFrom.values()) {
  expressions.sort((a, b) => b.words.length - a.words.length);
}

/** Words as they are written; where they are an expression of the lexicon, what it is read as. */
export interface Reading {
  written: readonly string[];
  /** The words themselves when they are no expression. */
  readAs: readonly string[];
}

/**
 * Of 'my fifth wheel' the readings are 'my' and 'fifthwheel'. Of two expressions that overlap the one
 * that begins first is read, of two that begin together the longer one.
 *
 * @param words lower case, without punctuation
 */
export function readExpressions(words: readonly string[]): Reading[] {
  const found: Reading[] = [];
  let place = 0;
  while (place < words.length) {
    const from = place;
    const expression = expressionsFrom
      .get(words[from] ?? '')
      ?.find((one) => one.words.every((word, i) => words[from + i] === word));
    place += expression?.words.length ?? 1;
    const written = words.slice(from, place);
    found.push({ written, readAs: expression?.readAs ?? written });
  }
  return found;
}

/** The same with expressions of several words left as they are: only slips and abbreviations are read. */
export function readWordByWord(words: readonly string[]): string[] {
  return words.flatMap((word) => readings.get(word) ?? [word]);
}
