// Headings that were only guessed by their words and stand one after the other are a list: what it says
// has to be quotable.
import type { DocumentBlock } from './document-blocks.ts';

export function demoteLists(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const kept: DocumentBlock[] = [];
  let at = 0;
  while (at < blocks.length) {
    let end = at + 1;
    while (end < blocks.length && isAlike(blocks[at], blocks[end])) end += 1;
    const run = { count: end - at, next: blocks[end]?.kind };
    for (let index = at; index < end; index++) {
      const block = blocks[index] as DocumentBlock; // Below the end.
      const isHeading = !block.isGuess || isRealHeading(block, index - at, run);
      kept.push(isHeading ? block : { kind: 'text', text: block.text, page: block.page });
    }
    at = end;
  }
  return kept;
}

interface Run {
  /** Guessed headings that look alike, one after the other. */
  count: number;
  /** What follows; nothing at the end of the document. */
  next: DocumentBlock['kind'] | undefined;
}

function isRealHeading({ rank }: DocumentBlock, index: number, { count, next }: Run): boolean {
  const isLast = index === count - 1;
  if (count === 1) return next !== undefined;
  // Numbers that follow each other head nothing but what comes last.
  if (typeof rank === 'number') return isLast && count < 3 && next === 'text';
  // A title and the first heading below it.
  if (count === 2) return next !== undefined;
  // The list's own heading, and that of the text below the list.
  return index === 0 || (isLast && next === 'text');
}

function isAlike(one: DocumentBlock | undefined, other: DocumentBlock | undefined): boolean {
  return Boolean(one?.isGuess && other?.isGuess && one.rank === other.rank);
}
