// Headings that were only guessed by their words and stand one after the other are a list: what it says
// has to be quotable.
import type { DocumentBlock } from './document-blocks.ts';

export function demoteLists(blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const kept: DocumentBlock[] = [];
  let at = 0;
  while (at < blocks.length) {
    let end = at + 1;
    while (end < blocks.length && isAlike(blocks[at], blocks[end])) end += 1;
    const hasText = blocks[end]?.kind === 'text';
    for (let index = at; index < end; index++) {
      const block = blocks[index] as DocumentBlock; // Below the end.
      const isHeading = !block.isGuess || leads(block, index - at, end - at, hasText);
      kept.push(isHeading ? block : { kind: 'text', text: block.text, page: block.page });
    }
    at = end;
  }
  return kept;
}

/** The first may be the list's own heading, the last that of the text below. */
function leads(block: DocumentBlock, index: number, count: number, hasText: boolean): boolean {
  const isLast = index === count - 1;
  // Numbers that follow each other head nothing but what comes last.
  if (typeof block.rank === 'number') return isLast && count < 3 && hasText;
  return (isLast || index === 0) && hasText;
}

function isAlike(one: DocumentBlock | undefined, other: DocumentBlock | undefined): boolean {
  return Boolean(one?.isGuess && other?.isGuess && one.rank === other.rank);
}
