// Reads who somebody is out of an utterance before it is weighed: words for a people, a faith, a nation
// or an orientation fall away, and a woman is as much a person as a man.
import { genderNeutral, personWords } from './gender-words.ts';
import { groupOrThing, groupPhrases, groupWords } from './group-words.ts';

interface SpokenWord {
  text: string;
  opensClause: boolean;
}

/**
 * `words` of one sentence, lower case. A word for a group stays where `isKept` says so. Linear in their
 * number.
 */
export function neutralWords<T extends SpokenWord>(
  words: readonly T[],
  isKept: (word: string) => boolean = () => false,
): T[] {
  const kept: T[] = [];
  let opensClause = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (word === undefined) break;
    opensClause ||= word.opensClause;
    const named = groupAt(words, at);
    const length = named > 0 && isKept(words[at + named - 1]?.text ?? '') ? 0 : named;
    if (length === 0) {
      kept.push({ ...word, text: genderNeutral(word.text), opensClause });
      opensClause = false;
      at++;
      continue;
    }
    const before = kept.at(-1);
    if (before?.text === 'an') kept[kept.length - 1] = { ...before, text: 'a' };
    const noun = nounFor(
      before?.text,
      words[at + length - 1]?.text ?? '',
      words[at + length]?.text,
    );
    if (noun !== null) {
      kept.push({ ...word, text: noun, opensClause });
      opensClause = false;
    }
    at += length;
  }
  return kept;
}

/** How many words from `at` on name a group; 0: none. */
function groupAt(words: readonly SpokenWord[], at: number): number {
  const word = words[at]?.text ?? '';
  const phrase = (groupPhrases.get(word) ?? groupPhrases.get(singular(word)))?.find((parts) =>
    parts.every((part, step) => step === 0 || singular(words[at + step]?.text ?? '') === part),
  );
  if (phrase !== undefined) return phrase.length;
  if (groupWords.has(word) || groupWords.has(singular(word))) return 1;
  const isOfPeople = isPeople(words, at + 1) || isSaidOfSelf(words, at);
  return groupOrThing.has(singular(word)) && isOfPeople ? 1 : 0;
}

function isPeople(words: readonly SpokenWord[], at: number): boolean {
  const word = words[at]?.text ?? '';
  if (personWords.has(genderNeutral(word))) return true;
  return groupWords.has(word) && personWords.has(genderNeutral(words[at + 1]?.text ?? ''));
}

/** 'I am Black', 'we are white'; not 'it is black'. */
function isSaidOfSelf(words: readonly SpokenWord[], at: number): boolean {
  const [who, is] = [words[at - 2]?.text ?? '', words[at - 1]?.text ?? ''];
  return (is === 'am' || is === 'are') && (who === 'i' || who === 'we');
}

/** 'A Muslim is …' and 'Methodists are …' name persons; 'Muslim neighbors' names them itself. */
function nounFor(before: string | undefined, last: string, next: string | undefined) {
  if (next !== undefined && personWords.has(genderNeutral(next))) return null;
  if (last.endsWith('s') && !groupWords.has(last) && last !== 'states') return 'people';
  const endsThere = next === undefined || afterNoun.has(next);
  return endsThere && ['a', 'an', 'another', 'one'].includes(before ?? '') ? 'person' : null;
}
const afterNoun = new Set(
  'is was are were has had who and in at on with from just will can not keeps lives moved came wants said asked'.split(
    ' ',
  ),
);

function singular(word: string): string {
  return word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : word;
}
