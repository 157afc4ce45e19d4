// The facts that a text states and that must not be made up: numbers, amounts, times, days, telephone
// numbers and addresses, each in one form however it is written.
import { digitNumbers } from './digit-numbers.ts';

/**
 * The facts in `text`, each as one form for all ways to write it: 'time 17:00', 'money 35',
 * 'days 5', 'number 5', 'phone 5550101234', 'address example.com/pay'.
 */
export function statedFacts(text: string): string[] {
  return readFacts(text).facts;
}

/** What `text` says beside its facts. */
export function withoutFacts(text: string): string {
  return readFacts(text).rest;
}

function readFacts(text: string): { facts: string[]; rest: string } {
  const facts: string[] = [];
  let rest = plain(text);
  for (const { pattern, formOf } of factPatterns) {
    for (const [found, ...groups] of rest.matchAll(pattern)) facts.push(formOf(found, ...groups));
    // What was read is blanked out, so that a telephone number is not three numbers as well.
    rest = rest.replace(pattern, (found) => ' '.repeat(found.length));
  }
  return { facts, rest };
}

interface FactPattern {
  pattern: RegExp;
  /** From the match and its groups. */
  formOf(found: string, ...groups: string[]): string;
}

const months = 'january february april june july august september october november december';
const days = 'monday tuesday wednesday thursday friday saturday sunday';
const anyOf = (words: string) => `(?:${words.replaceAll(' ', '|')})`;

const amount = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const unit = '(minute|min|hour|hr|day|week|month|year)s?';
const kindOfDay = '(?:[ -](?:business|calendar|working|full))?';

function plain(text: string): string {
  return (
    digitNumbers(text.normalize('NFKC').replace(/[‐-―−]/g, '-'))
      // '5 to 7 business days' are 5 days to 7 days.
      .replace(
        new RegExp(`(${amount})( ?(?:-|to|or|and) ?)(${amount})${kindOfDay}[ -]${unit}\\b`, 'gi'),
        '$1 $4 $2 $3 $4',
      )
  );
}

const factPatterns: FactPattern[] = [
  { pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, formOf: (found) => `address ${found.toLowerCase()}` },
  {
    pattern: /\b(?:https?:\/\/)?(?:[a-z0-9-]{2,}\.)+[a-z]{2,}(?::\d+)?(?:\/[^\s,;)"']*)?/gi,
    formOf: (found) => `address ${withoutFrame(found.toLowerCase())}`,
  },
  {
    pattern:
      /(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\b\d{3}[ .-])?\b\d{3}[ .-]\d{4}\b|\+\d{8,15}\b|\b\d{7,15}\b/g,
    formOf: (found) => `phone ${found.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`,
  },
  {
    pattern: new RegExp(`[$€£] ?(${amount})`, 'gi'),
    formOf: (_, value) => `money ${numberOf(value)}`,
  },
  {
    pattern: new RegExp(`\\b(${amount}) ?(?:dollars?|bucks|usd)\\b`, 'gi'),
    formOf: (_, value) => `money ${numberOf(value)}`,
  },
  {
    pattern: new RegExp(`\\b(${amount}) ?(?:%|percent\\b)`, 'gi'),
    formOf: (_, value) => `percent ${numberOf(value)}`,
  },
  {
    pattern: /\b(\d{1,2})(?::(\d{2}))? ?([ap])\.? ?m\b\.?/gi,
    formOf: (_, hour, minute = '00', half = '') =>
      `time ${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`,
  },
  { pattern: /\bnoon\b/gi, formOf: () => 'time 12:00' },
  { pattern: /\bmidnight\b/gi, formOf: () => 'time 0:00' },
  {
    // Above 12 it is plain which half of the day is meant.
    pattern: /\b(\d{1,2}):(\d{2})\b/g,
    formOf: (_, hour, minute) =>
      `${Number(hour) > 12 || Number(hour) === 0 ? 'time' : 'clock'} ${Number(hour)}:${minute}`,
  },
  {
    pattern: new RegExp(`\\b(${amount})${kindOfDay}[ -]?${unit}\\b`, 'gi'),
    formOf: (_, value, name) => `${unitOf(name)} ${numberOf(value)}`,
  },
  {
    pattern: new RegExp(`\\b${anyOf(days)}s?\\b`, 'gi'),
    formOf: (found) => `day ${found.toLowerCase().slice(0, 3)}`,
  },
  {
    // 'sat' and 'sun' are words too: with a capital, or in a row of days, they are days.
    pattern:
      /\b(?:[Mm]on|[Tt]ues?|[Ww]ed|[Tt]hu(?:rs?)?|[Ff]ri|Sat|Sun)\b|\b(?:sat|sun)\b(?= ?[-:,&/]| \d)|(?<=[-&/,] ?)(?:sat|sun)\b/g,
    formOf: (found) => `day ${found.toLowerCase().slice(0, 3)}`,
  },
  {
    pattern: /\b(?:weekend|weekday|holiday|today|tonight|tomorrow|yesterday)s?\b/gi,
    formOf: (found) => `day ${found.toLowerCase().replace(/s$/, '')}`,
  },
  {
    pattern: new RegExp(`\\b${anyOf(months)}\\b`, 'gi'),
    formOf: (found) => `month ${found.toLowerCase()}`,
  },
  // These are words too.
  { pattern: /\b(?:May|March)\b/g, formOf: (found) => `month ${found.toLowerCase()}` },
  // Forms and doors that begin with a letter, such as W-9 and A3.
  { pattern: /\b[a-z]+-?\d[\w-]*/gi, formOf: (found) => `name ${found.toLowerCase()}` },
  {
    pattern: new RegExp(`(?<![\\w.])(${amount})(?:st|nd|rd|th)?(?!\\w)`, 'gi'),
    formOf: (_, value) => `number ${numberOf(value)}`,
  },
  // What is left of digits, such as 12B.
  {
    pattern: /(?<!\w)(?=[\w-]*\d)[a-z0-9][\w-]*/gi,
    formOf: (found) => `name ${found.toLowerCase()}`,
  },
];

/** Without thousands' commas and needless zeros: '1,250.00' is 1250. */
function numberOf(digits = ''): string {
  return String(Number(digits.replaceAll(',', '')));
}

function withoutFrame(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[./?!]+$/, '');
}

function unitOf(name = ''): string {
  const long = { min: 'minute', hr: 'hour' }[name.toLowerCase()] ?? name.toLowerCase();
  return `${long}s`;
}
