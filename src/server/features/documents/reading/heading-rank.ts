// Where a heading stands in the outline of its document, by its words alone.
import { isShouted } from './looks-like-heading.ts';

/** See DocumentBlock: below headings that a document marks by style or size. */
export function headingRank(line: string): number | string {
  const part = /^(article|section|chapter|part|rule)\b(?: \d+((?:\.\d+)+))?/i.exec(line);
  if (part) {
    const level = partLevels[part[1]?.toLowerCase() ?? ''] ?? 0;
    return level + ((part[2] ?? '').split('.').length - 1);
  }
  const number = /^(\d{1,3}(?:\.\d{1,3})*)[.)]? /.exec(line)?.[1];
  if (number) return 20 + number.split('.').length;
  if (/^\(?\p{L}\d{0,2}[.)] /u.test(line)) return 'letter';
  return isShouted(line) ? 'capitals' : 'plain';
}

const partLevels: Record<string, number> = {
  part: 10,
  chapter: 11,
  article: 11,
  section: 12,
  rule: 12,
};

/** Given by a style, a size or a rule below, not by words. */
export function isMarkedRank(rank: number): boolean {
  return rank < 10;
}

/** Both named parts, or both numbers. */
export function isSameKind(one: number, other: number): boolean {
  return Math.floor(one / 10) === Math.floor(other / 10);
}
