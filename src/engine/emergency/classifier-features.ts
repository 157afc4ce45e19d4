// What the classifier sees of a stretch of words: words and their beginnings, pairs of neighbors, and
// pairs with one word between. Training and use must cut words alike.
import { faithCustoms, groupOrThing } from '#engine/people/group-words.ts';
import type { CallerWord } from './caller-words.ts';
import { groupOf, type Hit } from './emergency-rule.ts';

const harmlessPhrase = groupOf('BENIGN');

/** The words of a sentence without those of harmless phrases: in 'fire lane' nothing burns. */
export function classifierWords(
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
      .filter((word) => !isOfFaithOrColor(word))
  );
}

function isOfFaithOrColor(word: string): boolean {
  const single = word.replace(/s$/u, '');
  return faithCustoms.has(word) || faithCustoms.has(single) || groupOrThing.has(single);
}

/** Features of plain words, each once. */
export function classifierFeatures(words: readonly string[]): Set<string> {
  const features = new Set<string>();
  for (const [at, word] of words.entries()) {
    features.add(word);
    const beginning = beginningOf(word);
    if (beginning !== null) features.add(beginning);
    const next = words[at + 1];
    if (next === undefined) continue;
    features.add(`${word} ${next}`);
    const afterNext = words[at + 2];
    if (afterNext !== undefined) features.add(`${word} _ ${afterNext}`);
  }
  return features;
}

/** 'flood*' for 'flooded' and 'flooding'; null for short words. */
export function beginningOf(word: string): string | null {
  return word.length > 5 ? `${word.slice(0, 5)}*` : null;
}

/** What a feature weighs in a stretch: long ones are not worse for being long. */
export function featureScale(wordCount: number): number {
  return 1 / Math.sqrt(Math.max(wordCount, 5));
}
