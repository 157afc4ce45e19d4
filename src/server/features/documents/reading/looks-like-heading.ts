// Tells a heading by its words and what stands around it, where a document has no mark for it.
import { isNumbered, startsItem, startsWithBullet } from './starts-item.ts';
import { isParticular, isStatement } from './states-fact.ts';

/** 'POOL RULES', 'Article IV', 'Section 4 – Parking', 'Rule 7:', wherever the line stands. */
export function isMarkedHeading(line: string): boolean {
  if (line.length > 80 || !/\p{L}{2}/u.test(line) || /[.!?,;]$/.test(line)) return false;
  if (startsWithBullet(line) || isParticular(line)) return false;
  return isShouted(line) || namedPart.test(line);
}

/**
 * Whether a line is a heading that has no other line beside it.
 *
 * @param before the line above it, past the empty ones; '' at the beginning
 * @param after the line below it, past the empty ones; '' at the end
 */
export function isHeadingAlone(line: string, before: string, after: string): boolean {
  if (isMarkedHeading(line)) return true;
  if (line.length > 70 || !/\p{L}{2}/u.test(line) || /[.!,;…–—-]$/.test(line)) return false;
  // '24 hours' counts something.
  if ((startsItem(line) && !isNumbered(line)) || /^\d+ \p{Ll}/u.test(line)) return false;
  if (line.split(' ').length > mostWords || isParticular(line)) return false;
  // What does not end goes on: 'You may bring:', a paragraph that was torn apart.
  if (/[:,;]$/.test(before) || /^\p{Ll}/u.test(after)) return false;
  if (/^\p{Ll}/u.test(line) && !/^$|[.!?]$/.test(before)) return false;
  if (line.endsWith('?')) return !startsWithBullet(after);
  // 'Office hours:' names what follows; 'You may not bring:' has to stay with it.
  if (/:./.test(line) || (line.endsWith(':') && line.split(' ').length > 4)) return false;
  return !isStatement(line);
}

const mostWords = 10;

export function isShouted(line: string): boolean {
  const letters = line.replace(/[^\p{L}]/gu, '');
  return letters.length >= 4 && letters === letters.toUpperCase() && /\p{Lu}/u.test(letters);
}

/** 'Article IV', 'Section 3.2 Parking', 'PART A.', 'Rule 7:'; not 'Part of the lease'. */
const namedPart =
  /^(?:article|section|chapter|part|appendix|exhibit|rule|schedule) (?:\d{1,3}(?:\.\d{1,3})*|[IVXLC]{1,5}|[A-Z])(?![\p{L}\p{N}])/iu;

/** Its words begin with capitals, after a number perhaps; a sentence has many that do not. */
export function startsLikeTitle(line: string): boolean {
  const words = line.split(' ').filter((word) => /^\p{L}{4,}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  const hasStart = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]? )?\p{Lu}/u.test(line);
  return hasStart && words.length > 0 && capitals.length >= words.length * 0.6;
}
