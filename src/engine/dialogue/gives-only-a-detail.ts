// 'Ash Burns', '9 Gunner Street', 'nine one one six': a name, an address or digits and nothing else.
// Words in them that sound like danger are none.
import { callerWords } from '#engine/emergency/caller-words.ts';
import { findGroups } from '#engine/emergency/emergency-rule.ts';
import { neverNames } from '#engine/slots/not-a-name.ts';

const digits =
  /^(?:\d[\d-]*(?:st|nd|rd|th|[a-z])?|oh|o|zero|one|two|three|four|for|five|six|seven|eight|ate|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|double|triple|first|second|third|fourth|fifth|\w+eenth|dash|hyphen|area|code|extension|ext|plus|pound|hash|star|slash)$/u;
const letter =
  /^(?:[a-z]|bee|see|dee|ee|eff|gee|aitch|jay|kay|el|em|en|pee|cue|ar|ess|tee|vee|ex|why|zee|alpha|bravo|charlie|delta|echo|foxtrot)$/u;
const designator =
  /^(?:unit|apt|apartment|apartments|building|bldg|lot|suite|ste|floor|door|number|room|space|site|trailer|tower|block|condo|flat|townhouse|townhome|penthouse|house|phase|section|wing|north|south|east|west|upper|lower|left|right|rear|front)$/u;
const streetEnd =
  /^(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|way|place|pl|boulevard|blvd|circle|cir|terrace|trail|parkway|pkwy|run|ridge|hill|hills|creek|falls|hollow|crossing|square|loop|path|plaza|pike|highway|hwy|route|crescent|row|walk|point|gardens|manor|heights|alley|bend|estates|grove|landing|meadows|mews|pass|springs|valley|view|village|apartments|towers)$/u;
const courtesy =
  /^ ?(?:(?:uh|um|er|yes|yeah|sure|ok|okay|so|oh|well|hi|hello|please|it is|it|is|that is|that|this is|my|the|i am|we are|i live|we live|at|in|on|over at|number|phone|cell|call ?back|address|unit|apartment|home|mobile|best|is|you can (?:reach|call) me|call|me|here|for|name is|name|last|first|and|then|again|just|a|would be|try|as in|like) )*/u;
const afterwards =
  /(?: (?:please|thanks|thank you|sir|maam|here|speaking|calling|is my name|is the name|is my number|is the number|is the address|is my unit|as in|like|the|color|again|sorry|ok|okay))*$/u;
const namedSo =
  /(?:^| )(?:(?:my|the|last|first|sur|family|middle) ?name(?: is)?|name is|call me|i go by|is my name|is the name|speaking)(?: |$)/u;
const mostWords = 14;

/** False for anything that says more. */
export function givesOnlyDetail(utterance: string): boolean {
  if (/[!?]/u.test(utterance)) return false;
  const clauses = clausesOf(utterance);
  const words = clauses.join(' ').split(' ').length;
  if (clauses.length === 0 || words > mostWords || isCallForHelp(clauses)) return false;
  const isSpelled = clauses.some((clause) => /^(?:[a-z] ){2,}[a-z]$/u.test(clause));
  const isWritten = /^[\P{L}]*(?:[a-z' ]+ )?\p{Lu}\p{L}+ \p{Lu}\p{L}+[\P{L}]*$/u.test(utterance);
  return clauses.every((clause) => isDetail(clause, isSpelled, isWritten));
}

function clausesOf(utterance: string): string[] {
  return callerWords(utterance.replace(/[-–]/gu, ' '))
    .flatMap((sentence) => {
      const parts: string[][] = [[]];
      for (const { text, opensClause } of sentence) {
        if (opensClause) parts.push([]);
        parts.at(-1)?.push(text);
      }
      return parts.map((part) => part.join(' '));
    })
    .filter((clause) => clause !== '');
}

/** @param isWritten it ends with two words in capitals: 'it's Blaze Johnson' */
function isDetail(clause: string, isSpelled: boolean, isWritten: boolean): boolean {
  const bare = clause
    .replace(/ (?:as in|like in) \w+/gu, '')
    .replace(courtesy, '')
    .replace(afterwards, '')
    .trim();
  const words = bare.split(' ').filter((word) => word !== '');
  if (words.length === 0) return true;
  if (isSpelled && words.length === 1) return true;
  return isNumber(words) || isAddress(words) || isName(words, namedSo.test(clause), isWritten);
}

function isNumber(words: readonly string[]): boolean {
  const isCode = (word: string) => digits.test(word) || letter.test(word);
  return (
    words.every((word) => isCode(word) || designator.test(word)) &&
    (words.some(isCode) || words.includes('penthouse'))
  );
}

/** Numbers, designators, and up to three words right before a 'street'. */
function isAddress(words: readonly string[]): boolean {
  const isNamed = new Set<number>();
  words.forEach((word, at) => {
    if (!streetEnd.test(word)) return;
    isNamed.add(at);
    for (let before = at - 1; before >= at - 3 && isPlainWord(words[before]); before -= 1) {
      isNamed.add(before);
    }
  });
  const first = words[0] ?? '';
  // 'Fire oak street' may be a cry; '9 fire street' and 'fire street' are addresses.
  const isCry = isNamed.has(0) && !streetEnd.test(words[1] ?? '') && isKnown(first);
  return (
    !isCry &&
    isNamed.size > 0 &&
    words.every((word, at) => isNamed.has(at) || designator.test(word) || isNumber([word]))
  );
}

function isPlainWord(word: string | undefined): boolean {
  return (
    word !== undefined &&
    /^\p{L}{2,}$/u.test(word) &&
    !connecting.has(word) &&
    !designator.test(word) &&
    !isNumber([word])
  );
}
const connecting = new Set(
  'on in at of by from near the is are was has have there and with to into inside outside behind my our not no help cannot can'.split(
    ' ',
  ),
);

/** Up to four words, one of which no danger is told with: 'Gaston Fuego', not 'kitchen burning'. */
function isName(words: readonly string[], isNamedSo: boolean, isWritten: boolean): boolean {
  const plain = words.filter((word) => !letter.test(word));
  if (plain.length > 4 || !plain.every((word) => /^[\p{L}']{2,}$/u.test(word))) return false;
  const [first = '', ...others] = plain;
  if (first === '') return true;
  if (plain.some((word) => connecting.has(word) || (tellsOf.test(word) && isKnown(word))))
    return false;
  if (isNamedSo) return true;
  if (neverNames.has(first) || describing.has(first)) return false;
  // 'Ash Burns' in writing: both words with capitals.
  const isPair = isWritten && plain.length === 2;
  return !isKnown(first) || (isPair && !others.some((word) => neverNames.has(word)));
}
/** 'Burning', 'exploded': what happens, and no name. */
const tellsOf = /(?:ing|ed)$/u;
const describing = new Set(
  'heart house car gun chest panic pipe stove couch tree roof active big huge bad massive loud small strong terrible possible major crazy serious severe total real two three armed wild'.split(
    ' ',
  ),
);

/** A rule about danger knows the word. */
function isKnown(word: string): boolean {
  return findGroups([{ text: word, start: 0, end: word.length, opensClause: false }]).size > 0;
}

/** 'Nine one one' alone is no piece of a number. */
export function dialsForHelp(utterance: string): boolean {
  return isCallForHelp(clausesOf(utterance));
}

function isCallForHelp(clauses: readonly string[]): boolean {
  return /^(?:(?:please|call|dial|it is|get) )*(?:nine one one|911|9 1 1|nine eleven)(?: please| now)?$/u.test(
    clauses.join(' '),
  );
}
