// Dates, years, and the short names of days and months.
import { cardinalWords, ordinalWords, pairWords } from './number-words.ts';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];
const shortMonths = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';
const days: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Tues: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Thur: 'Thursday',
  Thurs: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
const dayNames = `(?:${Object.keys(days).join('|')})`;
const fullDays = [...new Set(Object.values(days))].join('|');
const monthNames = months.join('|');

const shortMonth = new RegExp(
  `\\b(${shortMonths})(?:\\.|(?=\\s+\\d)|(?=\\s*-))(?=\\s*[\\d-])`,
  'g',
);
const certainDay = /\b(Mon|Tues?|Wed|Thu(?:rs?)?|Fri)\b(?:\.(?!\s+[A-Z]|\s*$))?/g;
const likelyDay = new RegExp(
  `\\b(Sat|Sun)\\b(?:\\.(?=\\s*[\\d,&-])|(?=s?\\s*(?:[-&,:/(]|\\d|and\\b|to\\b|$)))|(?<=(?:${fullDays}|${dayNames})\\s*(?:-|to|and|&|,|/)\\s*)(Sat|Sun)\\b\\.?`,
  'g',
);
const dayRange = new RegExp(`\\b(${fullDays})s?\\s*-\\s*(?=${fullDays})`, 'g');
const isoDate = /(?<![\w/-])(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?![\w/-])/g;
const slashDate =
  /(?<![\w/$.-])(0?[1-9]|1[0-2])[/-](0?[1-9]|[12]\d|3[01])[/-](\d{4}|\d{2})(?![\w/-])/g;
const shortDate = /(?<![\w/$.-]|\d\s)(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])(?![\w/%]|\.\d)/g;
const fractions = /^(?:1\/[234568]|2\/[35]|3\/[4568]|5\/[68]|7\/8)$/;
const monthFirst = new RegExp(
  `\\b(${monthNames})\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:\\s*-\\s*(\\d{1,2})(?:st|nd|rd|th)?)?(?![\\d:])(?:(,?\\s+)((?:19|20)\\d\\d)\\b)?`,
  'g',
);
const dayFirst = new RegExp(
  `\\b(\\d{1,2})\\s+(${monthNames})\\b(?:,?\\s+((?:19|20)\\d\\d)\\b)?`,
  'g',
);
const monthYear = new RegExp(`\\b(${monthNames}),?\\s+((?:19|20)\\d\\d)\\b`, 'g');
const namedYear =
  /\b(in|since|by|from|until|till|of|year|during|before|after|for|the|and|to|early|late|mid|summer|winter|spring|fall)(\s+)((?:19|20)\d\d)\b(?!\s*(?:units|homes|square|sq|dollars|people|residents|feet|ft|miles|[A-Z][a-z]+ (?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Ln|Lane|Blvd|Court|Ct|Way)\b))/gi;
const monthRange = new RegExp(`\\s+-\\s+(?=(?:${monthNames})\\b)`, 'g');
const decade = /\b((?:19|20)\d)0s\b/g;

/** '3/15/2026' → 'March fifteenth, twenty twenty-six'; 'Mon-Fri' → 'Monday to Friday'. */
export function speakDates(text: string): string {
  return text
    .replace(certainDay, (_whole, day: string) => days[day] ?? day)
    .replace(likelyDay, (_whole, one?: string, other?: string) => days[one ?? other ?? ''] ?? '')
    .replace(dayRange, '$1 to ')
    .replace(shortMonth, (_whole, name: string) => fullMonth(name))
    .replace(isoDate, (_whole, y: string, m: string, d: string) => dateWords(m, d, y))
    .replace(slashDate, (_whole, m: string, d: string, y: string) =>
      dateWords(m, d, y.length === 2 ? `20${y}` : y),
    )
    .replace(shortDate, (whole: string, m: string, d: string) =>
      fractions.test(whole) ? whole : dateWords(m, d),
    )
    .replace(monthFirst, (_whole, month: string, day: string, until, _gap, year?: string) =>
      [
        `${month} ${ordinalWords(Number(day))}${until ? ` to ${ordinalWords(Number(until))}` : ''}`,
        ...(year ? [pairWords(year)] : []),
      ].join(', '),
    )
    .replace(dayFirst, (_whole, day: string, month: string, year?: string) =>
      [`${month} ${ordinalWords(Number(day))}`, ...(year ? [pairWords(year)] : [])].join(', '),
    )
    .replace(monthYear, (_whole, month: string, year: string) => `${month} ${pairWords(year)}`)
    .replace(namedYear, (_whole, before: string, gap: string, year: string) =>
      [before, gap, pairWords(year)].join(''),
    )
    .replace(monthRange, ' to ')
    .replace(decade, (_whole, start: string) => {
      const ten = Number(`${start[2]}0`);
      const century = start.startsWith('19') ? 'nineteen' : 'twenty';
      return ten < 20 ? `${start}0s` : `${century} ${cardinalWords(ten).replace(/y$/, 'ies')}`;
    });
}

function fullMonth(short: string): string {
  return months.find((month) => month.startsWith(short.slice(0, 3))) ?? short;
}

function dateWords(month: string, day: string, year?: string): string {
  const spoken = `${months[Number(month) - 1]} ${ordinalWords(Number(day))}`;
  return year ? `${spoken}, ${pairWords(year)}` : spoken;
}
