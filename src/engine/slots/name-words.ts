// The words a name consists of: where it begins and ends, which words are none, its capitals.
import {
  answerEnds,
  nameEnds,
  nameParticles,
  neverNames,
  surnamesThatAreWords,
} from './not-a-name.ts';

const maxWords = 5;
const token = /^[\p{L}][\p{L}'’.-]*$/u;
// Their point ends no sentence: 'Mrs. Patel', 'Robert Hayes Jr.'
const shortened = 'mr|mrs|ms|dr|prof|rev|fr|sgt|lt|capt|st|jr|sr';
/** Where a name cannot go on. */
export const clauseEnd = new RegExp(
  `[,;!](?:\\s|$)|(?<!(?:^|[\\s.])(?:\\p{L}|${shortened}))\\.(?:\\s|$)|\\s[-–—(]`,
  'iu',
);
const title = /^(?:mr|mrs|ms|miss|mister|doctor|dr|missus|professor)\.?$/i;
const shortenedWord = new RegExp(`^(?:${shortened})\\.$`, 'i');
const notSurnames =
  /^(?:apt|suite|plumbing|roofing|electric|heating|cooling|services?|management|properties|realty|insurance|company|mr|mrs|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$|^i['’]/;

/** sure: the cue leaves no doubt. asked: a bare answer. guess: must look like a name by itself. */
export type Trust = 'sure' | 'asked' | 'guess';

/** The name that `text` begins with, its capitals repaired. */
export function leadingName(text: string, trust: Trust): string | null {
  const [first = '', second = ''] = text.split(clauseEnd);
  const told = nameWords(first, trust);
  const again = nameWords(second, trust);
  // 'Nguyen, Linh Nguyen'
  const isToldAgain = again.name.length > told.name.length && told.name.length > 0;
  const { name, isEnded, isAnswered } =
    isToldAgain && told.name.every((word) => again.name.includes(word)) ? again : told;
  if (name.length > maxWords) return null;
  if (name.length === 1 && title.test(name[0] ?? '')) return null;
  if (!name.some((word) => /\p{L}.*\p{L}/u.test(word))) return null;
  if (trust === 'asked' && (!isAnswered || /^\p{Ll}{4,}ing$/u.test(name[0] ?? ''))) return null;
  if (trust === 'guess' && !looksLikeName(name, isEnded)) return null;
  const isEdge = (at: number) => at === 0 || at === name.length - 1;
  return name.map((word, at) => (isEdge(at) ? initial(capital(word)) : capital(word))).join(' ');
}

interface NameWords {
  name: string[];
  /** Whether nothing follows, or what follows ends a name; that ends an answer too. */
  isEnded: boolean;
  isAnswered: boolean;
}

/** The words of a name that `clause` begins with. */
export function nameWords(clause: string, trust: Trust): NameWords {
  const words = clause
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}'’.-]+$/u, ''));
  const name: string[] = [];
  for (const [at, word] of words.entries()) {
    const isName = () => isNameThatIsWord(word, words.slice(at + 1), name, trust);
    if (!token.test(word) || (isOtherWord(word) && !isName())) break;
    name.push(word);
  }
  const next = words[name.length];
  const isEnded = next === undefined || isEnd(next);
  const isAnswered = isEnded || answerEnds.has(next.toLowerCase());
  // 'Hung Le' ends with a name, 'Hung le' before something else does not.
  while (next !== undefined && name.length > 1 && nameParticles.has(name.at(-1) ?? '')) name.pop();
  return { name: withoutRepeat(name), isEnded, isAnswered };
}

/** 'Da Silva Joao da Silva' */
function withoutRepeat(name: string[]): string[] {
  const plain = name.map((word) => word.toLowerCase());
  for (let size = 1; size * 2 < name.length; size += 1) {
    if (plain.slice(0, size).join(' ') === plain.slice(-size).join(' ')) return name.slice(size);
  }
  return name;
}

/** True for a word that is no name. */
export function isOtherWord(word: string): boolean {
  // "Nobody's hurt"
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  return neverNames.has(word.toLowerCase()) || neverNames.has(plain);
}

/** 'My name is Will', 'it's Bill Carver', 'Doris Day': names that are words, told by cue, capital or place. */
function isNameThatIsWord(
  word: string,
  after: readonly string[],
  before: readonly string[],
  trust: Trust,
): boolean {
  const isCapital = /^\p{Lu}\p{L}+$/u.test(word);
  const plain = word.toLowerCase();
  if (before.length > 0) {
    // 'Tom Baker Building 3'
    if (isCapital) return !nameEnds.has(plain) && !notSurnames.test(plain);
    return trust !== 'guess' && after.length === 0 && surnamesThatAreWords.has(plain);
  }
  // 'Father Michael Doyle'
  if (/^(?:father|mother|sister|brother)$/.test(plain)) {
    return (
      trust !== 'guess' && (after.length === 1 || after.length === 2) && !after.some(isOtherWord)
    );
  }
  if (!/^(?:will|may|april|june|grace|hope|faith|joy|bill|mark|rob|guy|cat)$/.test(plain))
    return false;
  const next = after[0];
  const isWholeAnswer = next === undefined || (after.length === 1 && !isOtherWord(next));
  return trust === 'sure' || isCapital || (trust === 'asked' && isWholeAnswer);
}

/** A name may be followed by where the caller lives or what the call is about. */
function isEnd(word: string): boolean {
  return nameEnds.has(word.toLowerCase()) || /^\W*\d/.test(word);
}

function looksLikeName(name: readonly string[], isEnded: boolean): boolean {
  if (!isEnded || name.length > 3) return false;
  const isCapital = name.every((word) => /^\p{Lu}/u.test(word) || nameParticles.has(word));
  const isPlainWord = name.some((word) => /(?:ing|ed|ly|able|ful|ous)$/i.test(word));
  return isCapital || !isPlainWord;
}

/** 'o'neil' → 'O'Neil'; a word with a capital of its own stays as it was typed. */
export function capital(word: string): string {
  const plain = shortenedWord.test(word) ? word : word.replace(/\.$/, '');
  // An initial keeps its point; 'TJ' and 'III' are all capitals.
  if (/^(?:\p{L}|(?:\p{L}\.)+\p{L}?)$/u.test(word)) return word.toUpperCase();
  if (/^(?:\p{L}j|j[^aeioury]|i{2,3}|iv)$/iu.test(plain)) return plain.toUpperCase();
  if (/\p{Lu}/u.test(plain) || nameParticles.has(plain)) return plain;
  return plain
    .replace(
      /(^|['’-])(\p{Ll})(?!$|\s)/gu,
      (_, mark: string, letter: string) => mark + letter.toUpperCase(),
    )
    .replace(/^Mc(\p{Ll})(?=\p{Ll}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}

/** With a capital first. */
export function initial(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
