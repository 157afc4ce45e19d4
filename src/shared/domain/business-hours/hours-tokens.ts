// Cuts a text of business hours into what its words mean. Strict: one word that is not known, and there
// are no tokens at all.
import { holidayWords } from './holiday-words.ts';
import type { HolidayName } from './holidays.ts';
import { zoneWords } from './named-zone.ts';

export interface ClockTime {
  /** 0 to 24. */
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** Written with a leading nought or beyond 12, as a clock of 24 hours is. */
  is24: boolean;
}

export type HoursToken =
  | { kind: 'days'; days: readonly number[]; isOne: boolean }
  | { kind: 'holidays'; names: readonly HolidayName[] }
  | { kind: 'time'; time: ClockTime }
  | { kind: 'zone'; zone: string }
  | { kind: WordKind };

type WordKind =
  | 'to'
  | 'dash'
  | 'until'
  | 'and'
  | 'between'
  | 'soft'
  | 'hard'
  | 'closed'
  | 'around'
  | 'appointment'
  | 'also-by-appointment'
  | 'lunch'
  | 'except'
  | 'including'
  | 'otherwise';

const dayWords: readonly (readonly [pattern: string, days: readonly number[]])[] = [
  ["sundays?|suns?|su|sunday's", [0]],
  ['mondays?|mons?|mo|m', [1]],
  ['tuesdays?|tues?|tu|t', [2]],
  ['wednesdays?|weds?|we|w', [3]],
  ['thursdays?|thurs?|thu|thr|th', [4]],
  ['fridays?|fris?|fr|f', [5]],
  ['saturdays?|sats?|sa', [6]],
  ['mwf', [1, 3, 5]],
  ['tth', [2, 4]],
  ['weekdays?|(?:work|working|business) ?days?', [1, 2, 3, 4, 5]],
  ['weekends?', [6, 0]],
  ['daily', [0, 1, 2, 3, 4, 5, 6]],
];

const words: readonly (readonly [pattern: string, kind: WordKind | null])[] = [
  [
    '(?:and|or|also|also available|and also|or also|and available) by (?:prior )?(?:appointments?|appt\\.?)(?! only)',
    'also-by-appointment',
  ],
  [
    '(?:(?:is|are) )?(?:(?:open|available) )?(?:only )?by (?:prior )?(?:appointments?|appts?\\.?)(?: only)?',
    'appointment',
  ],
  ['(?:appointments?|appts?\\.?) only', 'appointment'],
  [
    '(?:(?:at )?all |at )?other (?:times|hours|days)|otherwise|evenings?|after[- ]hours',
    'otherwise',
  ],
  ['around(?: the clock)?', 'around'],
  ["(?:we |we're |is |are )?(?:not open|closed|close)(?! (?:at|by))|excepted|excluded", 'closed'],
  ['no(?= weekends?)', 'closed'],
  ['(?:with )?(?:for )?(?:a )?lunch(?:time)?(?: ?(?:hour|break))?|break', 'lunch'],
  [
    '(?:with the )?(?:except(?:ion)?|excluding|excepting)(?: for| of| on)?|but(?: not)?(?: on)?|not on',
    'except',
  ],
  ['including|incl\\.?', 'including'],
  ["until|till|'?til|(?:and )?(?:we )?clos(?:es?|ing) (?:at|by)", 'until'],
  ['to\\b|through|thru|thro|thorugh', 'to'],
  ['between', 'between'],
  ['and|plus', 'and'],
];
const marks: readonly (readonly [pattern: string, kind: WordKind])[] = [
  ['-', 'dash'],
  ['&|\\+', 'and'],
  ['[,:/|()\\n]', 'soft'],
  ['[.;!]', 'hard'],
];
/** Words that say nothing of their own; what the office is called stands at the beginning alone. */
const fillers =
  "from|opens? at|opens?|hours?|hrs|office|offices|we are|we're|we(?= (?:open|are))|our|is|are|be|on|at|business|the|of operation|each|every|only|also|here|staffed|regular|normal|local time|year[- ]round|during";
const opening =
  /^(?:(?:the|our) )?(?:(?:leasing|management|main|property management|rental|front|business|administrative|admin|corporate|association|hoa|community|property|on-?site) )+(?:office|hours)\b/;

/** null when a word is not known. */
export function hoursTokens(text: string): HoursToken[] | null {
  let rest = text.replace(opening, '').trim();
  const tokens: HoursToken[] = [];
  while (rest !== '') {
    const next = nextToken(rest);
    if (next === null) return null;
    if (next.token !== null) tokens.push(next.token);
    rest = rest.slice(next.length).replace(/^[^\S\n]+/, '');
  }
  return tokens;
}

interface NextToken {
  /** null: a word that says nothing. */
  token: HoursToken | null;
  length: number;
}

function nextToken(rest: string): NextToken | null {
  for (const { starts, tokenOf } of readers) {
    const match = starts.exec(rest);
    if (match) return { token: tokenOf, length: match[0].length };
  }
  return timeToken(rest);
}

const wholeWord = (pattern: string) => new RegExp(`^(?:${pattern})(?![\\p{L}\\d'])`, 'u');

const readers: readonly { starts: RegExp; tokenOf: HoursToken | null }[] = [
  ...holidayWords.map(([pattern, names]) => ({
    starts: wholeWord(pattern),
    tokenOf: { kind: 'holidays' as const, names },
  })),
  ...words.map(([pattern, kind]) => ({
    starts: wholeWord(pattern),
    tokenOf: kind === null ? null : { kind },
  })),
  { starts: wholeWord(fillers), tokenOf: null },
  ...zoneWords.map(([pattern, zone]) => ({
    starts: wholeWord(pattern),
    tokenOf: { kind: 'zone' as const, zone },
  })),
  ...dayWords.map(([pattern, days]) => ({
    // 'Mon.' is short for a day; a full stop after a whole name ends a sentence.
    starts: new RegExp(`^(?:${pattern})(?![\\p{L}\\d'])(?:(?<=^\\p{L}{1,5})\\.)?`, 'u'),
    tokenOf: { kind: 'days' as const, days, isOne: days.length === 1 },
  })),
  ...marks.map(([pattern, kind]) => ({ starts: new RegExp(`^(?:${pattern})`), tokenOf: { kind } })),
];

function timeToken(rest: string): NextToken | null {
  const noon = /^(?:noon|midday|midnight)(?!\p{L})/u.exec(rest);
  if (noon) {
    const hour = noon[0] === 'midnight' ? 24 : 12;
    const half = hour === 12 ? 'pm' : null;
    return {
      token: { kind: 'time', time: { hour, minute: 0, half, is24: hour === 24 } },
      length: noon[0].length,
    };
  }
  const match = /^(\d{1,2})(?:[:.]?([0-5]\d))?(?: ?h(?:rs?)?)? ?(am|pm|a|p)?(?![\p{L}\d])/u.exec(
    rest,
  );
  if (!match) return null;
  const [whole, hourText = '', minuteText = '0', halfText] = match;
  const hour = Number(hourText);
  const minute = Number(minuteText);
  const half = halfText === undefined ? null : halfText.startsWith('a') ? 'am' : 'pm';
  if (hour > 24 || (hour === 24 && minute > 0)) return null;
  if (half !== null && (hour < 1 || hour > 12)) return null;
  const is24 = hour > 12 || hourText.startsWith('0');
  return { token: { kind: 'time', time: { hour, minute, half, is24 } }, length: whole.length };
}
