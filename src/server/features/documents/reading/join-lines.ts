// Puts the lines of a paragraph together again: a line that was only broken at the edge of the paper goes
// on, a line that was meant to end stays.
import { startsItem } from './starts-item.ts';

/** @param lines trimmed, not empty */
export function joinLines(lines: readonly string[]): string {
  const sheet = measure(lines);
  const parts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined) parts.push(line);
    else if (isHyphenated(before, line)) parts.push(withoutHyphen(parts.pop() ?? '', line), line);
    else parts.push(goesOn(before, line, sheet) ? ' ' : '\n', line);
  }
  return parts.join('');
}

/** Two lines of which the second surely goes on where the first was broken. */
export function joinWords(before: string, line: string): string {
  return isHyphenated(before, line) ? withoutHyphen(before, line) + line : `${before} ${line}`;
}

interface Sheet {
  /** Characters of the longest line. */
  width: number;
  /** Lines were broken at an edge. */
  isWrapped: boolean;
  /** A line ends where a sentence ends although there was room: somebody ended it there. */
  isByLine: boolean;
}

/** Shorter lines are items, addresses or hours, unless nearly all of them are full: a narrow column. */
const narrowestWrap = 45;
const narrowestColumn = 25;
/** Longer lines never met an edge. */
const widestWrap = 180;

function measure(lines: readonly string[]): Sheet {
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  let full = 0;
  let early = 0;
  let ended = 0;
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const isEnd = endsSentence.test(line);
    if (isEnd) ended += 1;
    if (next === undefined) continue;
    if (!hasRoom(line, next, width)) full += 1;
    else if (isEnd) early += 1;
  }
  const isColumn = width >= narrowestColumn && lines.length > 2 && full >= (lines.length - 1) * 0.8;
  return {
    width,
    isWrapped: width <= widestWrap && (width >= narrowestWrap || isColumn),
    isByLine: early > 0 || ended === lines.length,
  };
}

function goesOn(before: string, line: string, { width, isWrapped, isByLine }: Sheet): boolean {
  if (startsItem(line) || areEntries(before, line)) return false;
  if (endsSentence.test(before) && isByLine) return false;
  if (isWrapped && !hasRoom(before, line, width)) return true;
  return /^[\p{Ll}(]/u.test(line) && !/[.!?:]$/.test(before);
}

const endsSentence = /[.!?;:]["'”’)]?$/;

/** Whether the next word would have fitted too: nobody fills a line to the last letter. */
function hasRoom(line: string, next: string, width: number): boolean {
  const firstWord = next.split(' ', 1)[0]?.length ?? 0;
  return firstWord + 1 <= width - line.length - width * 0.12;
}

/** 'Pet fee: $25' above 'Late fee: $50'. */
function areEntries(before: string, line: string): boolean {
  const isEntry = /^\p{Lu}[^:.]{1,60}: \S/u;
  if (isEntry.test(before) && isEntry.test(line)) return true;
  return (
    /[$€£] ?[\d,.]{1,12}(?: (?:each|a|an|per) \p{L}+)?$/u.test(before) && /^\p{Lu}/u.test(line)
  );
}

function isHyphenated(before: string, line: string): boolean {
  return /\p{Ll}-$/u.test(before) && /^\p{Ll}{2}/u.test(line);
}

/** 'morn-' + 'ing' is one word; 'move-' + 'in' and 'self-' + 'service' keep what joins them. */
function withoutHyphen(before: string, line: string): string {
  const first = /^\p{Ll}+/u.exec(line)?.[0] ?? '';
  const last = /[\p{L}-]{1,40}(?=-$)/u.exec(before.slice(-42))?.[0] ?? '';
  const isCompound = last.includes('-') || ownWords.has(first) || prefixes.has(last.toLowerCase());
  return isCompound ? before : before.slice(0, -1);
}

const ownWords = new Set(
  'in out up off on to of the by free time site term day hour year'.split(' '),
);
const prefixes = new Set(
  'self non co ex all well half part full short long one two three on off check'.split(' '),
);
