// The numbers that are left: percentages, ordinals, fractions, ranges, doors, codes and plain ones.
import {
  cardinalWords,
  decimalWords,
  digitWords,
  ordinalWords,
  pairWords,
} from './number-words.ts';

const places =
  '(?:unit|apartment|suite|room|building|lot|space|spot|stall|house|office|floor plan|number|box|route|highway)';
const place = new RegExp(
  `\\b(${places}s?)(\\s+|\\s+number\\s+)(\\d{3,4})(?![\\d,.%]*\\d)(?!%)`,
  'gi',
);
const code =
  /\b(codes?|pin|zip|account|invoice|ticket|case|confirmation|reference|order)((?:\s+(?:number|code))?(?:\s+is)?:?\s+)#?(\d{4,})\b/gi;
const house =
  /(?<![\w,.$-])(\d{3,4})(?=\s+(?:(?:North|South|East|West)\s+)?(?:[A-Z][a-z]+\s+|\d+(?:st|nd|rd|th)\s+){1,3}(?:Street|Avenue|Boulevard|Road|Drive|Lane|Court|Place|Parkway|Highway|Terrace|Circle|Square|Trail|Way|Loop)\b)/g;
const zip = /\b([A-Z][a-z]+,?\s+)(\d{5})(?:-(\d{4}))?(?=[\s.,;!?)]*(?:$|[A-Z\n]))/g;
const fractionNames: Record<string, readonly [string, string]> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['quarter', 'quarters'],
  5: ['fifth', 'fifths'],
  6: ['sixth', 'sixths'],
  8: ['eighth', 'eighths'],
};

/** '5%' → 'five percent', '1st' → 'first', 'unit 1204' → 'unit twelve oh four'. */
export function speakNumbers(text: string): string {
  return (
    text
      .replace(/#\s?(?=\d)/g, 'number ')
      .replace(code, (_whole, what: string, gap: string, digits: string) =>
        [what, gap, inThrees(digits)].join(''),
      )
      .replace(place, (_whole, what: string, gap: string, digits: string) =>
        [what, gap, pairWords(digits)].join(''),
      )
      .replace(house, (digits: string) => pairWords(digits))
      .replace(zip, (_whole, before: string, five: string, four?: string) =>
        [before, digitWords(five), four ? `, ${digitWords(four)}` : ''].join(''),
      )
      .replace(/(\d[\d,]*(?:\.\d+)?)\s?%/g, '$1 percent')
      .replace(/\b(\d[\d,]*)(?:st|nd|rd|th)\b/gi, (_whole, digits: string) =>
        ordinalWords(Number(digits.replace(/,/g, ''))),
      )
      .replace(/(?:\b(\d+)\s+)?\b(\d)\/([234568])\b(?!\/)/g, fractionWords)
      // What ranges and signs are left between two numbers.
      .replace(/(\d)\s*-\s*(?=\d)/g, '$1 to ')
      .replace(/(^|\s)-(?=\d)/g, '$1minus ')
      .replace(/(\d)\s*\+\s*(?=\d)/g, '$1 plus ')
      .replace(/(\d)\+/g, '$1 or more')
      .replace(/(\d)\s*\/\s*(?=\d)/g, '$1 slash ')
      // A letter beside a number is said by itself: 4B, B12.
      .replace(
        /(\d)-?([A-Za-z])\b/g,
        (_whole, digit: string, letter: string) => `${digit} ${letter.toUpperCase()}`,
      )
      .replace(/\b([A-Za-z]{1,3})-?(?=\d)/g, (_whole, letters: string) => `${letters} `)
      .replace(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g, numberWords)
      .replace(/\d+/g, digitWords)
  );
}

function numberWords(digits: string): string {
  const isCode = /^0\d/.test(digits) || /^\d{7,}$/.test(digits);
  return isCode ? inThrees(digits) : decimalWords(digits);
}

/** Long codes in groups, with a breath between them. */
function inThrees(digits: string): string {
  if (digits.length < 6) return digitWords(digits);
  return (digits.match(/\d{1,3}/g) ?? []).map(digitWords).join(', ');
}

function fractionWords(whole: string, before: string | undefined, top: string, below: string) {
  const [one, many] = fractionNames[below] ?? ['', ''];
  const count = Number(top);
  if (count === 0 || count >= Number(below)) return whole;
  if (before === undefined) return `${cardinalWords(count)} ${count === 1 ? one : many}`;
  const part =
    count === 1 ? `a${one.startsWith('e') ? 'n' : ''} ${one}` : `${cardinalWords(count)} ${many}`;
  return `${before} and ${part}`;
}
