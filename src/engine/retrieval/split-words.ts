// Cuts a text into words that can be compared: lower case, without accents, one spelling for
// compounds that people write in several ways.
import { compoundSpellings } from './property-synonyms.ts';

const wordPattern = /[a-z0-9]+(?:'[a-z]+)?/g;
const accents = /[\u0300-\u036f]/g;
const apostrophes = /[\u2018\u2019\u02bc]/g;

/** The words of a text in order, such as ['when', 'is', 'trash', 'day']; a possessive 's is dropped. */
export function splitWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(accents, '').replace(apostrophes, "'").toLowerCase();
  const spelled = compoundSpellings.reduce(
    (result, [pattern, word]) => result.replace(pattern, word),
    plain,
  );
  return (spelled.match(wordPattern) ?? []).map((word) => word.replace(/'s$/, ''));
}
