// A row of a table as a line that can be read aloud.
import { startsItem } from './starts-item.ts';

/** 'Gym: All day, free'. Cells that end with a mark of their own need no other. */
export function joinCells(cells: readonly string[]): string {
  return cells.reduce((line, cell, index) => {
    if (index === 0) return cell;
    const isEnded = /[:.,;?!…–—-]$/.test(line);
    // '3.' and 'A1.' are no labels.
    const isLabel = index === 1 && /\p{L}{2}/u.test(line) && !startsItem(`${line} A`);
    return `${line}${isEnded ? ' ' : isLabel ? ': ' : index > 1 ? ', ' : ' '}${cell}`;
  }, '');
}
