// Amounts of money, with ranges and 'per' what.
import { cardinalWords, decimalWords } from './number-words.ts';

const units = {
  $: ['dollar', 'dollars', 'cent', 'cents'],
  '\u20AC': ['euro', 'euros', 'cent', 'cents'],
  '\u00A3': ['pound', 'pounds', 'penny', 'pence'],
} as const;
type Sign = keyof typeof units;

const number = '\\d[\\d,]*(?:\\.\\d+)?';
const scale = '(?:\\s?(thousand|million|billion|[km])(?![a-z]))?';
const amount = new RegExp(
  `([$\u20AC\u00A3])\\s?(${number})${scale}(?:\\s*(?:-|to)\\s*[$\u20AC\u00A3]?(${number})(?!\\d))?(\\s*(?:\\/|per)\\s*(?:[a-z]+)\\.?)?`,
  'gi',
);
const dollarCode = new RegExp(`\\bUSD\\s?(${number})|(${number})\\s?USD\\b`, 'g');
const scales: Record<string, string> = { k: 'thousand', m: 'million' };
const periods: Record<string, string> = {
  mo: 'month',
  mth: 'month',
  yr: 'year',
  wk: 'week',
  hr: 'hour',
  sf: 'square foot',
  sqft: 'square foot',
  ea: 'each',
};

/** '$1,250.50' → 'one thousand two hundred fifty dollars and fifty cents'. */
export function speakMoney(text: string): string {
  return text
    .replace(dollarCode, (_whole, after?: string, before?: string) => `$${after ?? before}`)
    .replace(amount, (_whole, sign: Sign, first: string, big, second, per) => {
      const spoken = second
        ? `${bare(sign, first)} to ${sum(sign, second, big)}`
        : sum(sign, first, big);
      return `${spoken}${per ? perWhat(per) : ''}`;
    })
    .replace(/(\d+)\s?\u00A2/g, (_whole, cents: string) => `${cardinalWords(Number(cents))} cents`);
}

function sum(sign: Sign, text: string, big?: string): string {
  const [one, many] = units[sign];
  const digits = trimmed(text);
  if (big) {
    const word = scales[big.toLowerCase()] ?? big.toLowerCase();
    return `${decimalWords(digits.number)} ${word} ${many}${digits.rest}`;
  }
  const [whole = '0', fraction = ''] = digits.number.replace(/,/g, '').split('.');
  if (fraction.length > 2) return `${decimalWords(digits.number)} ${many}${digits.rest}`;
  const dollars = Number(whole);
  const cents = Number(fraction.padEnd(2, '0') || '0');
  const wholePart = `${cardinalWords(dollars)} ${dollars === 1 ? one : many}`;
  if (cents === 0) return wholePart + digits.rest;
  const [, , cent, centsWord] = units[sign];
  const part = `${cardinalWords(cents)} ${cents === 1 ? cent : centsWord}`;
  return (dollars === 0 ? part : `${wholePart} and ${part}`) + digits.rest;
}

/** The first of two amounts: 'twenty-five' in 'twenty-five to fifty dollars'. */
function bare(sign: Sign, text: string): string {
  return /\.\d/.test(text) ? sum(sign, text) : decimalWords(trimmed(text).number);
}

/** A comma at the end belongs to the sentence. */
function trimmed(text: string): { number: string; rest: string } {
  const rest = /,+$/.exec(text)?.[0] ?? '';
  return { number: text.slice(0, text.length - rest.length), rest };
}

function perWhat(text: string): string {
  const word = text.replace(/^\s*(?:\/|per)\s*/i, '').toLowerCase();
  const stop = word.endsWith('.') ? '.' : '';
  const plain = word.replace(/\.$/, '');
  const full = periods[plain] ?? plain;
  return full === 'each' ? ` each${stop}` : ` per ${full}${periods[plain] ? '' : stop}`;
}
