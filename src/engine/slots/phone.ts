// A call-back number, spoken or typed (North American without, others with a leading +).
import { correctedParts } from './corrections.ts';
import { type HundredReading, type SpokenToken, spokenTokens } from './spoken-numbers.ts';

const fillers = new Set(
  'uh um er ah hmm and then dash dot hyphen space area code ok okay so is it'.split(' '),
);
const extensionWords = new Set(['extension', 'ext', 'x']);
const inExtensionFillers = new Set('number is my the s'.split(' '));
// 'Two three one, got that? five five five …' is one number; 'unit 231, it's 555 0143' is none.
const maxAside = 4;
const otherNumberBefore =
  /\b(?:unit|apartment|apt|lot|building|bldg|suite|room|space|number|in|at|for|since|the)$/i;
const cueBefore =
  /\b(?:call(?: me)?(?:[ -]?back)?|reach me|text me|number|cell|mobile|phone|tel)\b[^\d]{0,24}$/i;
const otherNumber =
  /\b(?:account|password|model|serial|meter|tracking|reference|invoice|confirmation|order|reservation|ticket|case|policy|license)\b[^\d]{0,24}$|\bcalled (?:me|us) (?:from|on)\b[^\d]{0,12}$/i;

/**
 * The number as '312-555-0147', '555-0147', '+442079460018', with ' ext. 12' if given; null without
 * one. Not asked for, seven digits count only where the words around them say it is a number to call.
 */
export function findPhone(text: string, isAsked: boolean): string | null {
  // Most texts tell no number, and one is looked for in several readings.
  if (!/\d/.test(text) && spokenTokens(text, 'digits', true).every(isNoNumber)) return null;
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

function isNoNumber({ digits }: SpokenToken): boolean {
  return digits === '';
}

function phoneIn(said: string, isAsked: boolean): string | null {
  const part = areaCodeFirst(written(said));
  // 'The one or the other': the first is the one to try.
  const first = /^(.*?\d.*?)\bor\b/is.exec(part)?.[1];
  const alternative = first === undefined ? null : phoneIn(first, isAsked);
  if (alternative !== null) return alternative;
  // A word that sounds like a digit is believed at the edge only if nothing else makes a number; so is
  // 'nine hundred and four' as 904, and a number that has another before it.
  for (const trustEdges of [false, true]) {
    for (const isWhole of [true, false]) {
      for (const { heard, hundred } of readings(part)) {
        const runs = digitRuns(phoneTokens(heard, hundred, trustEdges));
        const joined = isAsked ? joinedRun(runs) : null;
        const numbers = (joined === null ? runs : [joined])
          .map((run) => validNumber(run, part, isAsked, isWhole))
          .filter((number) => number !== null);
        // Of a mobile and a home number the first is the one to try, of an old and a new one the last.
        const first = replaces.test(part) ? undefined : numbers.find((number) => number.length > 8);
        const number = first ?? numbers.at(-1);
        if (number !== undefined) return number;
      }
    }
  }
  return null;
}

/** As spokenTokens(), with 'extension one hundred five' as 105. */
function phoneTokens(heard: string, hundred: HundredReading, trustEdges: boolean): SpokenToken[] {
  const at = heard.search(/\b(?:extension|ext|x)\b/i);
  if (at < 0) return spokenTokens(heard, hundred, trustEdges);
  return [
    ...spokenTokens(heard.slice(0, at), hundred, trustEdges),
    ...spokenTokens(heard.slice(at), 'sum'),
  ];
}

const replaces = /\b(?:old|new|now|was|used to|better|instead|changed)\b/i;

/** 'Twenty, seven' as 207 before 27, 'nine hundred and four' as 9004 before 904. */
function readings(part: string): { heard: string; hundred: HundredReading }[] {
  const paused = splitExtension(part);
  const heard = [...new Set([paused, paused.replace(/[,;]/g, ' ')])];
  const sums: HundredReading[] = /\bhundred\b/i.test(part) ? ['digits', 'sum'] : ['digits'];
  return heard.flatMap((text) => sums.map((hundred) => ({ heard: text, hundred })));
}

/** 'O13O' with digits for its letters, 'press 42 for my extension' with the extension first. */
function written(said: string): string {
  return said
    .replace(/\b(?=[o\d]*\d)(?=[o\d]*o)[o\d]{2,}\b/gi, (code) => code.replace(/o/gi, '0'))
    .replace(/(\+\d{1,3})\s*\(0\)/, '$1')
    .replace(/\b(?:press|dial|hit|punch in)\s+(?=[^.!?]*\bextension\b)/i, 'extension ');
}

const areaCodeNamed =
  /^(.*?)[\s,.]*(?:(?:and|with|but)\s+)?(?:(?:the|my|that's|in)\s+)*area code(?:'s| is| of)?\s+(.*)$/is;

/** '555 0193, and the area code is 617': the area code goes where it belongs. */
function areaCodeFirst(part: string): string {
  const turned = spokenTokens(/^(.*)\barea code\W*$/is.exec(part)?.[1] ?? '', 'digits');
  const isTurned = (turned.at(-1)?.digits ?? '') !== '';
  const all = digitRuns(turned).at(-1)?.groups.join('') ?? '';
  // '555 0193, 617 area code'
  if (isTurned && all.length === 10) return `area code ${all.slice(7)} ${all.slice(0, 7)}`;
  const [, before = '', after = ''] = areaCodeNamed.exec(part) ?? [];
  const area = digitRuns(spokenTokens(after, 'digits'))[0]?.groups.join('');
  const isLocal = digitRuns(spokenTokens(before, 'digits')).at(-1)?.groups.join('').length === 7;
  return isLocal && area?.length === 3 ? `area code ${area} ${before}` : part;
}

/** A number with a short aside in it, when no run is a whole number by itself. */
function joinedRun(runs: readonly DigitRun[]): DigitRun | null {
  const lengthOf = ({ groups }: DigitRun) => groups.join('').length;
  if (runs.some((run) => lengthOf(run) >= 10)) return null;
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1];
    if (next === undefined || otherNumberBefore.test(run.before)) continue;
    const isSplit = /^(?:1?\d{3}|\d{6})$/.test(run.groups.join(''));
    if (isSplit && next.aside <= maxAside && [10, 11].includes(lengthOf(run) + lengthOf(next))) {
      return { ...next, groups: [...run.groups, ...next.groups], before: run.before };
    }
  }
  return null;
}

interface DigitRun {
  groups: string[];
  extension: string;
  /** What was said before it. */
  before: string;
  /** How many words stand between it and the run before. */
  aside: number;
}

function digitRuns(tokens: readonly SpokenToken[]): DigitRun[] {
  const runs: DigitRun[] = [];
  let run: DigitRun | null = null;
  let inExtension = false;
  let aside = 0;
  const words: string[] = [];
  for (const { word, digits } of tokens) {
    const lower = word.toLowerCase();
    if (digits !== '') {
      if (run === null) {
        run = { groups: [], extension: '', before: words.join(' '), aside };
        runs.push(run);
      }
      if (inExtension) run.extension += digits;
      else run.groups.push(words.at(-1) === 'plus' ? `+${digits}` : digits);
      aside = 0;
    } else if (runs.length > 0 && extensionWords.has(lower)) {
      // 'Then ask for extension 12' belongs to the number before it.
      run = runs.at(-1) ?? null;
      inExtension = true;
    } else if (!fillers.has(lower) && !(inExtension && inExtensionFillers.has(lower))) {
      run = null;
      inExtension = false;
      aside += 1;
    }
    words.push(lower);
  }
  return runs;
}

/** `isWhole`: all of the run has to be the number, not only its end. */
function validNumber(
  run: DigitRun,
  part: string,
  isAsked: boolean,
  isWhole: boolean,
): string | null {
  // '302 555 0188 24 hours a day'
  if (!isWhole && /^[2-9]\d\d \d{3} \d{4}$/.test(run.groups.slice(0, 3).join(' '))) {
    return validNumber({ ...run, groups: run.groups.slice(0, 3) }, part, isAsked, true);
  }
  for (let from = 0; from < (isWhole ? 1 : run.groups.length); from += 1) {
    const number = formatted(run.groups.slice(from).join(''));
    if (number === null) continue;
    const isShort = number.length === 8;
    if (isShort && from > 0) continue;
    // No area code begins so: the end of something longer, or no number to call.
    if ((from > 0 || !isAsked) && !isShort && /^[01]/.test(number)) continue;
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
  // Dialled from North America or from elsewhere; no area code begins with a zero.
  const abroad = /^(?:0?011|00)([2-9]\d{7,14})$/.exec(plain)?.[1];
  if (abroad !== undefined) return `+${abroad}`;
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
