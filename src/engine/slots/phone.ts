// A call-back number, spoken or typed (North American without, others with a leading +).
import { correctedParts } from './corrections.ts';
import { type SpokenToken, spokenTokens } from './spoken-numbers.ts';

const fillers = new Set(
  'uh um er ah hmm and then dash dot hyphen space area code ok okay so is it'.split(' '),
);
const extensionWords = new Set(['extension', 'ext', 'x']);
const cueBefore =
  /\b(?:call(?: me)?(?: back)?|reach me|text me|number|cell|mobile|phone|tel)\b[^\d]{0,24}$/i;
const otherNumber =
  /\b(?:account|invoice|confirmation|work order|ticket|case|policy|license)\b[^\d]{0,24}$/i;

/**
 * The number as '312-555-0147', '555-0147', '+442079460018', with ' ext. 12' if given; null without
 * one. Not asked for, seven digits count only where the words around them say it is a number to call.
 */
export function findPhone(text: string, isAsked: boolean): string | null {
  const parts = correctedParts(text);
  let found: string | null = null;
  let unfinished = '';
  for (const part of parts) {
    const candidate = phoneIn(part, isAsked) ?? completed(unfinished, part);
    if (candidate !== null) found = candidate;
    unfinished = longestRun(part) || unfinished;
  }
  return found;
}

/** Digits that can be compared: '3125550147', with 'x12' for an extension. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\s*ext\.\s*/, 'x').replace(/[^\dx+]/g, '');
}

function phoneIn(part: string, isAsked: boolean): string | null {
  // A word that sounds like a digit is believed at the edge only if nothing else makes a number.
  for (const trustEdges of [false, true]) {
    const runs = digitRuns(spokenTokens(splitExtension(part), 'digits', trustEdges));
    for (const run of runs.toReversed()) {
      const number = validNumber(run, part, isAsked);
      if (number !== null) return number;
    }
  }
  return null;
}

interface DigitRun {
  groups: string[];
  extension: string;
  /** What was said before it. */
  before: string;
}

function digitRuns(tokens: readonly SpokenToken[]): DigitRun[] {
  const runs: DigitRun[] = [];
  let run: DigitRun | null = null;
  let inExtension = false;
  const words: string[] = [];
  for (const { word, digits } of tokens) {
    const lower = word.toLowerCase();
    if (digits !== '') {
      if (run === null) {
        run = { groups: [], extension: '', before: words.join(' ') };
        runs.push(run);
      }
      if (inExtension) run.extension += digits;
      else run.groups.push(digits);
    } else if (run !== null && extensionWords.has(lower)) {
      inExtension = true;
    } else if (!fillers.has(lower)) {
      run = null;
      inExtension = false;
    }
    words.push(word);
  }
  return runs;
}

function validNumber(run: DigitRun, part: string, isAsked: boolean): string | null {
  for (let from = 0; from < run.groups.length; from += 1) {
    const number = formatted(run.groups.slice(from).join(''));
    if (number === null) continue;
    const isShort = number.length === 8;
    if (isShort && from > 0) continue;
    if (!isAsked && otherNumber.test(run.before)) continue;
    if (isShort && !isAsked && !cueBefore.test(run.before) && !/\b\d{3}-\d{4}\b/.test(part)) {
      continue;
    }
    return run.extension === '' ? number : `${number} ext. ${run.extension}`;
  }
  return null;
}

function formatted(digits: string): string | null {
  if (digits.startsWith('+') && !digits.startsWith('+1')) {
    return /^\+\d{8,15}$/.test(digits) ? digits : null;
  }
  const plain = digits.replace(/\D/g, '');
  const national = plain.length === 11 && plain.startsWith('1') ? plain.slice(1) : plain;
  if (national.length === 7) return `${national.slice(0, 3)}-${national.slice(3)}`;
  if (national.length !== 10) return null;
  return `${national.slice(0, 3)}-${national.slice(3, 6)}-${national.slice(6)}`;
}

/** 'nine one seven five five five oh one one… no wait, oh one two eight': the end is said anew. */
function completed(unfinished: string, part: string): string | null {
  const end = longestRun(part);
  const isEnd = end.length >= 2 && end.length < 7;
  if (!isEnd || unfinished.length < 6 || unfinished.length > 10) return null;
  return formatted(unfinished.slice(0, 10 - end.length) + end);
}

function longestRun(part: string): string {
  return digitRuns(spokenTokens(splitExtension(part), 'digits'))
    .map(({ groups }) => groups.join('').replace(/\D/g, ''))
    .reduce((longest, digits) => (digits.length > longest.length ? digits : longest), '');
}

function splitExtension(part: string): string {
  return part.replace(/\b(x|ext)\.?(?=\d)/gi, ' $1 ');
}
