// The caller's name: after 'my name is', 'this is', 'speaking', spelled out, or as a bare answer.
import { anyPhrase } from '#engine/phrases/phrase-pattern.ts';
import { correctedParts } from './corrections.ts';
import { nameEnds, nameParticles, neverNames } from './not-a-name.ts';

const maxWords = 5;
const token = /^[\p{L}][\p{L}'’.-]*$/u;
const title = /^(?:mr|mrs|ms|miss|mister|doctor|dr|missus)\.?$/i;
const openers = anyPhrase(`
  uh, um, er, ah, oh, hmm, well, so, right, alright, okay, ok, please, me, just
  yes, yeah, yep, yup, sure [thing], of course, absolutely, no problem
  hon, honey, dear, sweetie, ma'am, sir
  hi, hello, hey, good (morning|afternoon|evening)
`);
const opener = new RegExp(`^(?:${openers}[\\s,.!]+)+`, 'i');

const nickname = `
  (everybody|everyone|most people) calls me, (people|folks|they|most people|most) [all] call me
  my (friends|family|kids|neighbors) call me, i [just] go by, i (like|prefer) to be called
`;
// What introduces a name beyond doubt, and what does so only before something that looks like one.
const introduces = anyPhrase(
  `
  [my] name's
  my (first|last|full|legal|whole|given) name's
  [the] name on [the|my|that] (lease|account|file|mailbox|contract|deed|paperwork)'s
  [you're] speaking (with|to), you're talking to
  (i'm|i am|i was) (called|named), the name of
  (it|that|lease|account|everything|place|unit)'s under [the name [of]]
  (put|list|file|find|look) (it|me|that) [up] under [the name [of]]
  (put|write) [me|it] down [as], put me as, you can put
  <nickname>
`,
  { nickname },
);
const notAfterCallMe = anyPhrase(
  'at, on, back, when, if, tomorrow, today, please, later, again, soon, once, as, after, before, any',
);
const surely = new RegExp(`\\b(?:${introduces}|call me(?! ${notAfterCallMe}\\b))\\s+`, 'i');
const alsoCalled = new RegExp(
  `(\\p{L})[\\s,]+(?:but|though|and)?\\s*${anyPhrase(nickname)}\\s.*$`,
  'isu',
);
// Only as an answer to the question: 'that'd be Tom Reed', 'Tommy is fine'.
const answers = /^(?:that(?:'|’)?d be|that would be|it would be|that(?:'|’)?s|that is)\s+/i;
const isFine = /\s+(?:is|will be|'ll be)\s+(?:fine|good|okay|ok|enough|all)\b.*$/i;
const maybe = /\b(?:this is|it(?:'|’)?s|i(?:'|’)?m|i am)\s+/i;

/** The name as said, capitals repaired: 'Siobhan O'Neil'; null without one. */
export function findName(text: string, isAsked: boolean): string | null {
  for (const part of correctedParts(text.replace(/\b(?:uh|um|er)\b,?\s*/gi, '')).toReversed()) {
    const name = nameIn(plainPart(part, isAsked), isAsked);
    if (name !== null) return name;
  }
  return null;
}

/** Without what is said around a name; 'B as in boy' and 'double L' as the letters they are. */
function plainPart(part: string, isAsked: boolean): string {
  const plain = part
    .replace(opener, '')
    .replace(/\s+with(?:out)? (?:a|an|the) \p{L}\b,?/iu, '')
    .replace(/(^|[\s,.-])(\p{L})\s+(?:as in|like|for)\s+\p{L}+/giu, '$1$2')
    .replace(/\bdouble[\s-](\p{L})(?!\p{L})/giu, '$1 $1');
  if (!isAsked) return plain;
  return plain.replace(alsoCalled, '$1').replace(answers, '').replace(isFine, '');
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
  const before = /^(.+?),?\s+(?:speaking|here|calling)\b/i.exec(part)?.[1];
  if (before !== undefined) {
    const name = leadingName(before.replace(maybe, ''), isAsked ? 'asked' : 'guess');
    if (name !== null) return name;
  }
  const guess = after(part, maybe);
  // 'its common area': 'it' is rarely the caller, unless a capital says so.
  const isThing = /\bit(?:'|’)?s\s+\p{Ll}/u.test(part) && !isAsked;
  if (guess !== null && isThing) return null;
  const guessed = guess === null ? null : leadingName(guess, isAsked ? 'asked' : 'guess');
  if (guessed !== null) return guessed;
  // 'Karen Wood, I'm the owner'
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
    turned
      ? `${turned[2]} ${turned[1]}`
      : (text.split(/[,;!?](?:\s|$)|(?<!(?:^|\s)\p{L})\.(?:\s|$)|\s[-–—(]/u)[0] ?? '')
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
  if (!name.some((word) => /\p{L}.*\p{L}/u.test(word))) return null;
  const ended = words.length === name.length || isEnd(words[name.length] ?? '');
  if (trust === 'asked' && (!ended || /^\p{Ll}{4,}ing$/u.test(name[0] ?? ''))) return null;
  if (trust === 'guess' && !looksLikeName(name, ended)) return null;
  return name.map(capital).join(' ');
}

function isOtherWord(word: string): boolean {
  // "Nobody's hurt"
  const plain = word.toLowerCase().replace(/['’]s$/, '');
  return neverNames.has(word.toLowerCase()) || neverNames.has(plain);
}

/** 'My name is Will', 'it's Bill Carver', 'Doris Day': names that are words, told by cue or capital. */
function isFirstName(word: string, before: readonly string[], trust: Trust): boolean {
  const isCapital = /^\p{Lu}/u.test(word);
  if (before.length > 0) {
    return (
      isCapital && /^(?:day|wall|light|good|friend|pool|night|case|bath|cat|fine|best)$/i.test(word)
    );
  }
  const isWordAndName =
    /^(?:will|may|april|june|grace|hope|faith|joy|bill|mark|rob|guy|cat)$/i.test(word);
  return isWordAndName && (trust === 'sure' || isCapital);
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

/** 'Last name Ruiz, first name Ana', 'Ana, last name Ruiz'. */
function firstAndLast(part: string): string | null {
  const stated =
    /(?:^|[\s,])(?:my |the )?(first|last|family) ?name(?: is|'s)?,?\s+([\p{L}'’-]+)/giu;
  const found: Record<string, string> = {};
  for (const [, which = '', word = ''] of part.matchAll(stated)) {
    if (!isOtherWord(word)) found[/first/i.test(which) ? 'first' : 'last'] = word;
  }
  const alone = /^(?:(?:it|that|my name)(?:'s| is)\s+)?([\p{L}'’-]+)[\s,]/iu.exec(part)?.[1];
  const other = alone === undefined || isOtherWord(alone) ? undefined : alone;
  const named = /\bname is\s+([\p{L}'’-]+)/iu.exec(part.replace(stated, ' '))?.[1];
  const first = found.first ?? (found.last === undefined ? undefined : (named ?? other));
  const last = found.last ?? (found.first === undefined ? undefined : other);
  if (first === undefined || last === undefined) return null;
  return `${capital(first)} ${capital(last)}`;
}

/** 'J-O-N', 'S M Y T H E'. */
function spelledOut(part: string): string | null {
  const letters = /(?:^|[\s,])((?:\p{L}[\s.,-]+){2,}\p{L})(?=[\s,.!]|$)/u.exec(part)?.[1];
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
  // An initial keeps its point.
  if (/^\p{L}\.?$/u.test(word)) return word.toUpperCase();
  if (/\p{Lu}/u.test(word) || nameParticles.has(word)) return word.replace(/\.$/, '');
  return word
    .replace(/\.$/, '')
    .replace(
      /(^|['’-])(\p{Ll})(?!$|\s)/gu,
      (_, mark: string, letter: string) => mark + letter.toUpperCase(),
    );
}
