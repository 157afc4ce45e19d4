// Numbers as people say them: 'double two', 'oh', 'twelve oh seven', 'three hundred and five'.

/** A word of an utterance, and its digits if it is part of a spoken or written number. */
export interface SpokenToken {
  /** As said, without surrounding punctuation. */
  word: string;
  /** '' for a word that is no number. */
  digits: string;
}

export type HundredReading =
  /** 'eight hundred five' are the digits 8005, as in a telephone number. */
  | 'digits'
  /** 'three hundred and five' is 305, as in a door number. */
  | 'sum';

const ones: Record<string, string> = {
  zero: '0',
  oh: '0',
  o: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
// What a recogniser writes for a digit; a number only beside other digits.
const soundsLike: Record<string, string> = {
  for: '4',
  to: '2',
  too: '2',
  won: '1',
  ate: '8',
  tree: '3',
};
const teens: Record<string, string> = {
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
};
const tens: Record<string, string> = {
  twenty: '2',
  thirty: '3',
  forty: '4',
  fourty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
};
const repeats: Record<string, number> = { double: 2, triple: 3 };

/**
 * The words of `text`, number words joined and turned into digits. Words that only sound like a
 * digit count between digits; at the edge of a number only with `trustEdges`.
 */
export function spokenTokens(
  text: string,
  hundred: HundredReading,
  trustEdges = false,
): SpokenToken[] {
  const words = text.match(/\+?\d+[a-z]*|#|[\p{L}']+/giu) ?? [];
  const tokens: SpokenToken[] = [];
  for (let at = 0; at < words.length; ) {
    const { digits, length } = numberAt(words, at, hundred, trustEdges, tokens.at(-1));
    tokens.push({ word: words.slice(at, at + length).join(' '), digits });
    at += length;
  }
  return tokens;
}

function numberAt(
  words: readonly string[],
  at: number,
  hundred: HundredReading,
  trustEdges: boolean,
  before: SpokenToken | undefined,
): { digits: string; length: number } {
  const word = lower(words[at]);
  const next = lower(words[at + 1]);
  if (/^\+?\d+$/.test(word)) return { digits: word, length: 1 };
  if (word in repeats && next in ones) {
    return { digits: (ones[next] ?? '').repeat(repeats[word] ?? 1), length: 2 };
  }
  if (word in teens) return { digits: teens[word] ?? '', length: 1 };
  if (word in tens) {
    const one = ones[next];
    return one !== undefined && one !== '0'
      ? { digits: `${tens[word]}${one}`, length: 2 }
      : { digits: `${tens[word]}0`, length: 1 };
  }
  if (word in ones) {
    if (next === 'thousand') return { digits: `${ones[word]}000`, length: 2 };
    if (next === 'hundred') return hundredsAt(words, at, hundred);
    const isLetter = word === 'o' || word === 'oh';
    if (!isLetter || isDigit(next) || (before?.digits ?? '') !== '') {
      return { digits: ones[word] ?? '', length: 1 };
    }
  }
  if (word in soundsLike) {
    const isAfter = (before?.digits ?? '') !== '';
    if (isAfter && isDigit(next)) return { digits: soundsLike[word] ?? '', length: 1 };
    if (trustEdges && (isAfter || isDigit(next))) {
      return { digits: soundsLike[word] ?? '', length: 1 };
    }
  }
  return { digits: '', length: 1 };
}

function hundredsAt(words: readonly string[], at: number, reading: HundredReading) {
  const digit = ones[lower(words[at])] ?? '';
  if (reading === 'digits') return { digits: `${digit}00`, length: 2 };
  const skip = lower(words[at + 2]) === 'and' ? 3 : 2;
  const rest = numberAt(words, at + skip, reading, false, undefined);
  return rest.digits !== '' && rest.digits.length <= 2
    ? { digits: `${digit}${rest.digits.padStart(2, '0')}`, length: skip + rest.length }
    : { digits: `${digit}00`, length: 2 };
}

function isDigit(word: string): boolean {
  return /^\d/.test(word) || word in ones || word in teens || word in tens || word in repeats;
}

function lower(word: string | undefined): string {
  return (word ?? '').toLowerCase();
}
