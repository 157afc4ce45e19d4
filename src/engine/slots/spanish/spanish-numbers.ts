// Numbers as Spanish callers say them, written in digits: 'ochocientos treinta y dos', 'doble cinco', 'dos mil diez'.
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';

const units = new Map(
  'cero uno dos tres cuatro cinco seis siete ocho nueve'.split(' ').map((word, at) => [word, at]),
);
const teens = new Map(
  `diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres
  veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve`
    .split(/\s+/)
    .map((word, at) => [word, at + 10]),
);
const tens = new Map(
  'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .map((word, at) => [word, at * 10 + 30]),
);
const hundreds = new Map(
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .map((word, at) => [word, at * 100 + 100]),
);
hundreds.set('ciento', 100);
units.set('un', 1).set('una', 1).set('zero', 0);
const times = new Map([
  ['doble', 2],
  ['triple', 3],
]);

/** The text with its number words in digits; other words stay as they were said. */
export function withSpanishDigits(text: string): string {
  const parts = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
  const words = parts.filter((_, at) => at % 2 === (/^[\p{L}\p{N}]/u.test(parts[0] ?? '') ? 0 : 1));
  const plain = words.map(plainSpanish);
  const gaps = parts.filter((part) => !words.includes(part));
  const lead = parts[0] === words[0] ? '' : (gaps.shift() ?? '');
  let written = lead;
  for (let at = 0; at < words.length; ) {
    const read = numberAt(plain, gaps, at);
    written += read === null ? (words[at] ?? '') : read.digits;
    at += read?.length ?? 1;
    written += gaps[at - 1] ?? '';
  }
  return written;
}

interface Reading {
  digits: string;
  /** In words. */
  length: number;
}

function numberAt(words: readonly string[], gaps: readonly string[], from: number): Reading | null {
  const repeats = times.get(words[from] ?? '');
  const digit =
    units.get(words[from + 1] ?? '') ??
    (/^\d$/.test(words[from + 1] ?? '') ? Number(words[from + 1]) : undefined);
  if (repeats !== undefined && digit !== undefined) {
    return { digits: String(digit).repeat(repeats), length: 2 };
  }
  const isPaused = (at: number) => /[,;.]/.test(gaps[at - 1] ?? '');
  const first = belowThousand(words, isPaused, from);
  const isArticle = first?.length === 1 && /^(?:un|una|uno)$/.test(words[from] ?? '');
  const at = from + (first?.length ?? 0);
  if (words[at] === 'mil' && (first === null || !isPaused(at))) {
    const rest = isPaused(at + 1) ? null : belowThousand(words, isPaused, at + 1);
    const value = (first?.value ?? 1) * 1000 + (rest?.value ?? 0);
    return { digits: String(value), length: at - from + 1 + (rest?.length ?? 0) };
  }
  if (first === null || (isArticle && words[from] !== 'uno')) return null;
  return { digits: String(first.value), length: first.length };
}

function belowThousand(
  words: readonly string[],
  isPaused: (at: number) => boolean,
  from: number,
): { value: number; length: number } | null {
  const hundred = hundreds.get(words[from] ?? '');
  const start = hundred === undefined ? from : from + 1;
  const low =
    hundred !== undefined && isPaused(start) ? null : belowHundred(words, isPaused, start);
  if (hundred === undefined) return low;
  // 'Ciento cero cinco' is two numbers.
  if (low === null || low.value === 0) return { value: hundred, length: 1 };
  return { value: hundred + low.value, length: 1 + low.length };
}

function belowHundred(
  words: readonly string[],
  isPaused: (at: number) => boolean,
  from: number,
): { value: number; length: number } | null {
  const word = words[from] ?? '';
  const ten =
    tens.get(word) ?? (word === 'veinte' || word === 'diez' ? teens.get(word) : undefined);
  const unit = units.get(words[from + 2] ?? '');
  const isJoined = words[from + 1] === 'y' && !isPaused(from + 1) && !isPaused(from + 2);
  if (ten !== undefined && isJoined && unit !== undefined && unit > 0) {
    return { value: ten + unit, length: 3 };
  }
  const value = ten ?? teens.get(word) ?? units.get(word);
  return value === undefined ? null : { value, length: 1 };
}
