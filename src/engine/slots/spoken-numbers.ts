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
  naught: '0',
  nought: '0',
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
  owe: '0',
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
  const words = text.match(/\+?\d+[a-z]*|#|[\p{L}']+[,;]?/giu) ?? [];
  const tokens: SpokenToken[] = [];
  for (let at = 0; at < words.length; ) {
    const { digits, length } = numberAt(words, at, hundred, trustEdges, tokens.at(-1));
    tokens.push({
      word: words
        .slice(at, at + length)
        .map(unpaused)
        .join(' '),
      digits,
    });
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
  if (word in repeats && (next in ones || /^\d$/.test(next))) {
    return { digits: (ones[next] ?? next).repeat(repeats[word] ?? 1), length: 2 };
  }
  // 'A hundred and four' as the number of a door.
  if (word === 'a' && next === 'hundred' && hundred === 'sum') {
    return hundredsAt(words, at + 1, '1', hundred, 2);
  }
  if (word in teens) {
    return next === 'hundred'
      ? hundredsAt(words, at + 1, teens[word] ?? '', hundred, 2)
      : { digits: teens[word] ?? '', length: 1 };
  }
  if (word in tens) {
    // 'Seven twenty, five five five' is no 'twenty-five'.
    const one = words[at] === unpaused(words[at]) ? ones[next] : undefined;
    if (one !== undefined && one !== '0' && lower(words[at + 2]) === 'hundred') {
      return hundredsAt(words, at + 2, `${tens[word]}${one}`, hundred, 3);
    }
    return one !== undefined && one !== '0'
      ? { digits: `${tens[word]}${one}`, length: 2 }
      : { digits: `${tens[word]}0`, length: 1 };
  }
  if (word in ones) {
    if (next === 'thousand') return thousandsAt(words, at + 1, ones[word] ?? '', hundred);
    if (next === 'hundred') return hundredsAt(words, at + 1, ones[word] ?? '', hundred, 2);
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

/** `at` is the word 'hundred', `before` the digits said before it, `length` the words so far. */
function hundredsAt(
  words: readonly string[],
  at: number,
  before: string,
  reading: HundredReading,
  length: number,
) {
  const alone = { digits: `${before}00`, length };
  if (reading === 'digits') return alone;
  const skip = lower(words[at + 1]) === 'and' ? 2 : 1;
  const rest = numberAt(words, at + skip, reading, false, undefined);
  return rest.digits !== '' && rest.digits.length <= 2
    ? {
        digits: `${before}${rest.digits.padStart(2, '0')}`,
        length: length + skip - 1 + rest.length,
      }
    : alone;
}

/** As hundredsAt(), 'thousand' being word `at`: 'two thousand and five'. */
function thousandsAt(
  words: readonly string[],
  at: number,
  before: string,
  reading: HundredReading,
) {
  const alone = { digits: `${before}000`, length: 2 };
  if (reading === 'digits') return alone;
  const skip = lower(words[at + 1]) === 'and' ? 2 : 1;
  const rest = numberAt(words, at + skip, reading, false, undefined);
  return rest.digits !== '' && rest.digits.length <= 3
    ? { digits: `${before}${rest.digits.padStart(3, '0')}`, length: 1 + skip + rest.length }
    : alone;
}

function isDigit(word: string): boolean {
  return /^\d/.test(word) || word in ones || word in teens || word in tens || word in repeats;
}

function lower(word: string | undefined): string {
  return unpaused(word).toLowerCase();
}

function unpaused(word = ''): string {
  return word.replace(/[,;]$/, '');
}
