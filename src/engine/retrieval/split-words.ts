// Cuts a text into words that can be compared: lower case, without accents, one spelling for what
// people write in several ways or in several words.
import { readExpressions, readWordByWord } from './lexicon/read-expressions.ts';

const wordPattern = /[a-z0-9]+(?:'[a-z]+)?/g;
const accents = /[\u0300-\u036f]/g;
const apostrophes = /[\u2018\u2019\u02bc]/g;

/** The words of a text in order, such as ['when', 'is', 'trash', 'day']; a possessive 's is dropped. */
export function splitWords(text: string): string[] {
  return readExpressions(writtenWords(text)).flatMap(({ readAs }) => readAs);
}

/**
 * The same with the words of an expression as they are written: a caller may say, or misspell, a part
 * of it only. Abbreviations and slips of one word are read in either case.
 */
export function splitLoosely(text: string): string[] {
  return readWordByWord(writtenWords(text));
}

/** The words as they stand there, whatever they are read as. */
export function writtenWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(accents, '').replace(apostrophes, "'").toLowerCase();
  return (plain.match(wordPattern) ?? []).map((word) => word.replace(/'s$/, ''));
}
