// What the second net sees of a stretch of words: the words and their beginnings, pairs of neighbours,
// and pairs with one word between. Learning and use must cut words alike.
import type { CallerWord } from './caller-words.ts';
import { groupOf, type Hit } from './emergency-rule.ts';

const harmlessPhrase = groupOf('BENIGN');

/** The words of a sentence without those of harmless phrases: in 'fire lane' nothing burns. */
export function netWords(
  sentence: readonly CallerWord[],
  found: ReadonlyMap<number, readonly Hit[]>,
): string[] {
  const harmless = found.get(harmlessPhrase) ?? [];
  return (
    sentence
      .filter((_, at) => !harmless.some(({ first, last }) => first <= at && at <= last))
      .map(({ text }) => text)
      // Units, dates and amounts say nothing; 911 does.
      .filter((word) => word === '911' || !/^\d+$/u.test(word))
  );
}

/** Features of plain words, each once. */
export function netFeatures(words: readonly string[]): Set<string> {
  const features = new Set<string>();
  for (const [at, word] of words.entries()) {
    features.add(word);
    if (word.length > 5) features.add(`${word.slice(0, 5)}*`);
    const next = words[at + 1];
    if (next === undefined) continue;
    features.add(`${word} ${next}`);
    const afterNext = words[at + 2];
    if (afterNext !== undefined) features.add(`${word} _ ${afterNext}`);
  }
  return features;
}

/** What a feature weighs in a stretch: long ones are not worse for being long. */
export function netScale(wordCount: number): number {
  return 1 / Math.sqrt(Math.max(wordCount, 5));
}
