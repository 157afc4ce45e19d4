// The caller's name: after 'my name is', 'this is', 'speaking', spelled out, or as a bare answer.
import { anyPhrase } from '#engine/phrases/phrase-pattern.ts';
import { correctedParts } from './corrections.ts';
import { nameEnds, nameParticles, neverNames } from './not-a-name.ts';

const maxWords = 5;
const token = /^[\p{L}][\p{L}'’.-]*$/u;
const title = /^(?:mr|mrs|ms|miss|mister|doctor|dr|missus)\.?$/i;
const openers = anyPhrase(`
  uh, um, er, ah, oh, well, so, right, alright, okay, ok, please
  yes, yeah, yep, sure, of course
  hi, hello, hey, good (morning|afternoon|evening)
`);
const opener = new RegExp(`^(?:${openers}[\\s,.!]+)+`, 'i');

// What introduces a name beyond doubt, and what does so only before something that looks like one.
const introduces = anyPhrase(`
  [my] name's
  my first name is
  [you're] speaking (with|to)
`);
const notAfterCallMe = anyPhrase('at, on, back, when, if, tomorrow, today, please');
const surely = new RegExp(`\\b(?:${introduces}|call me(?! ${notAfterCallMe}\\b))\\s+`, 'i');
const maybe = /\b(?:this is|it(?:'|’)?s|i(?:'|’)?m|i am)\s+/i;

/** The name as said, capitals repaired: 'Siobhan O'Neil'; null without one. */
export function findName(text: string, isAsked: boolean): string | null {
  for (const part of correctedParts(text.replace(/\b(?:uh|um|er)\b,?\s*/gi, '')).toReversed()) {
    const name = nameIn(part.replace(opener, ''), isAsked);
    if (name !== null) return name;
  }
  return null;
}

function nameIn(part: string, isAsked: boolean): string | null {
  const split = firstAndLast(part);
  if (split !== null) return split;
  const spelled = isAsked || surely.test(part) ? spelledOut(part) : null;
  const said = saidName(part, isAsked);
  if (spelled === null) return said;
  return said === null ? spelled : withSpelling(said, spelled);
}

function saidName(part: string, isAsked: boolean): string | null {
  const sure = after(part, surely);
  const surelyNamed = sure === null ? null : leadingName(sure, 'sure');
  if (surelyNamed !== null) return surelyNamed;
  const before = /^(.+?),?\s+(?:speaking|here)\b/i.exec(part)?.[1];
  if (before !== undefined) {
    const name = leadingName(before.replace(maybe, ''), isAsked ? 'asked' : 'guess');
    if (name !== null) return name;
  }
  const guess = after(part, maybe);
  // 'its common area': 'it' is rarely the caller, unless a capital says so.
  const isThing = /\bit(?:'|’)?s\s+\p{Ll}/u.test(part) && !isAsked;
  if (guess !== null && isThing) return null;
  if (guess !== null) return leadingName(guess, isAsked ? 'asked' : 'guess');
  return isAsked ? leadingName(part, 'asked') : null;
}

function after(part: string, cue: RegExp): string | null {
  const match = cue.exec(part);
  return match ? part.slice(match.index + match[0].length).replace(opener, '') : null;
}

/** sure: the cue leaves no doubt. asked: a bare answer. guess: must look like a name by itself. */
type Trust = 'sure' | 'asked' | 'guess';

function leadingName(text: string, trust: Trust): string | null {
  const turned = /^([\p{L}'’-]+),\s+([\p{L}'’-]+(?:\s+[\p{L}'’-]+)?)\s+\1\b/iu.exec(text);
  const words = (
    turned ? `${turned[2]} ${turned[1]}` : (text.split(/[,;.!?](?:\s|$)|\s[-–—(]/)[0] ?? '')
  )
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}'’.-]+$/u, ''));
  // 'Mrs. Patel' is cut at the point above: the title needs the word after it.
  const first = words[0] ?? '';
  if (words.length === 1 && title.test(first) && /^\S+\.?\s+\p{L}/u.test(text)) {
    const rest = leadingName(text.replace(/^\S+\s+/, ''), trust);
    return rest === null ? null : `${capital(first)}${/\.\s/.test(text) ? '.' : ''} ${rest}`;
  }
  const name: string[] = [];
  for (const word of words) {
    if (!token.test(word) || (isOtherWord(word) && !isFirstName(word, name, trust))) break;
    name.push(word);
    if (name.length > maxWords) return null;
  }
  while (name.length > 1 && nameParticles.has(name.at(-1) ?? '')) name.pop();
  if (name.length === 0 || /\p{L}{2}/u.test(name.join('')) === false) return null;
  const ended = words.length === name.length || isEnd(words[name.length] ?? '');
  if (trust === 'asked' && !ended) return null;
  if (trust === 'guess' && !looksLikeName(name, ended)) return null;
  return name.map(capital).join(' ');
}

function isOtherWord(word: string): boolean {
  // "Nobody's hurt"
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  return neverNames.has(word.toLowerCase()) || neverNames.has(plain);
}

/** 'My name is Will', 'it's Bill Carver': names that are words, told by the cue or the capital. */
function isFirstName(word: string, before: readonly string[], trust: Trust): boolean {
  const isWordAndName = /^(?:will|may|april|june|grace|hope|faith|joy|bill|mark|rob)$/i.test(word);
  return before.length === 0 && isWordAndName && (trust === 'sure' || /^\p{Lu}/u.test(word));
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

function firstAndLast(part: string): string | null {
  const first = /\b(?:first name(?: is|'s)?|name is)\s+([\p{L}'’-]+)/iu.exec(part)?.[1];
  const last = /\b(?:last name|surname)(?: is|'s)?\s+([\p{L}'’-]+)/iu.exec(part)?.[1];
  if (first === undefined || last === undefined) return null;
  return `${capital(first)} ${capital(last)}`;
}

/** 'J-O-N', 'S M Y T H E'. */
function spelledOut(part: string): string | null {
  const letters = /(?:^|[\s,])((?:\p{L}[\s.-]+){2,}\p{L})(?=[\s,.!]|$)/u.exec(part)?.[1];
  return letters === undefined ? null : capital(letters.replace(/[^\p{L}]/gu, '').toLowerCase());
}

function withSpelling(said: string, spelled: string): string {
  const words = said.split(' ').filter((word) => word.replace('.', '').length > 1);
  const match = words.findLastIndex((word) => word[0] === spelled[0]);
  if (match < 0) return spelled;
  return words.map((word, at) => (at === match ? spelled : word)).join(' ');
}

/** 'o'neil' → 'O'Neil'; a word with a capital of its own stays as it was typed. */
function capital(word: string): string {
  if (/\p{Lu}/u.test(word) || nameParticles.has(word)) return word.replace(/\.$/, '');
  return word
    .replace(/\.$/, '')
    .replace(
      /(^|['’-])(\p{Ll})(?!$|\s)/gu,
      (_, mark: string, letter: string) => mark + letter.toUpperCase(),
    );
}
