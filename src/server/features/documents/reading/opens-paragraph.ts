// Tells a heading that has the paragraph right below it, with no empty line between.
import { isMarkedHeading, startsLikeTitle } from './looks-like-heading.ts';
import { isNumbered, startsItem } from './starts-item.ts';
import { isParticular, isStatement } from './states-fact.ts';

/**
 * @param above the line above in the same paragraph, '' for none
 * @param next the line below
 * @param width characters of the paragraph's longest line
 */
export function opensParagraph(line: string, above: string, next: string, width: number): boolean {
  if (above !== '' && !/[.!?]$/.test(above)) return false;
  if (isMarkedHeading(line)) return !isMarkedHeading(next);
  if (line.length > 60 || !/\p{L}{2}/u.test(line) || /[.!?,;:]$/.test(line)) return false;
  if (startsItem(line) && !isNumbered(line)) return false;
  if (isParticular(line) || isStatement(line) || !/^["“(]?[\p{Lu}\d]/u.test(next)) return false;
  // Somebody ended it early, above whole sentences.
  const isShort = width >= line.length * 1.6 && next.length >= 60;
  const isEnded = /[.!?]$/.test(next) && next.length > line.length;
  return startsLikeTitle(line) ? isShort || isEnded : isNumbered(line) && isShort && isEnded;
}
