// Headings of a Word document whose author made letters bold, or only short, instead of choosing a style.
import { demoteLists } from './demote-lists.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { headingRank } from './heading-rank.ts';
import { isHeadingAlone } from './looks-like-heading.ts';

/** @param bold paragraphs that have no other letters */
export function guessDocxHeadings(
  blocks: readonly DocumentBlock[],
  bold: ReadonlySet<DocumentBlock>,
): DocumentBlock[] {
  const isTitle = (block: DocumentBlock, index: number) => {
    const before = blocks[index - 1]?.text ?? '';
    const after = blocks[index + 1]?.text ?? '';
    return block.kind === 'text' && isHeadingAlone(block.text, before, after);
  };
  const isBoldTitle = (block: DocumentBlock, index: number) =>
    bold.has(block) && isTitle(block, index);
  const hasMarks = blocks.some(
    (block, index) => block.kind === 'heading' || isBoldTitle(block, index),
  );
  // Every paragraph stands alone here: a plain one has to have sentences or a list below it.
  const isPlainTitle = (block: DocumentBlock, index: number) =>
    isTitle(block, index) && /[.!?]$|^• /.test(blocks[index + 1]?.text ?? '');
  const guess = hasMarks ? isBoldTitle : isPlainTitle;
  return demoteLists(
    blocks.map((block, index) => (guess(block, index) ? titleOf(block, bold.has(block)) : block)),
  );
}

function titleOf({ text, page }: DocumentBlock, isBold: boolean): DocumentBlock {
  const byWords = headingRank(text);
  const rank = isBold && typeof byWords === 'string' ? `bold ${byWords}` : byWords;
  return { kind: 'heading', text: text.replace(/ ?:$/, ''), page, rank, isGuess: true };
}
