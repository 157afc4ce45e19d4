// Makes headings and paragraphs of a PDF's lines, by the size of their letters and the space between them.
import { commonest } from './commonest.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { dropRunningLines } from './drop-running-lines.ts';
import { joinLines } from './join-lines.ts';
import { looksLikeHeading } from './looks-like-heading.ts';
import type { PdfLine } from './pdf-lines.ts';

export function pdfBlocks(allPages: readonly (readonly PdfLine[])[]): DocumentBlock[] {
  const sizes = allPages.flat().map(({ size, text }) => [size, text.length] as const);
  const bodySize = commonest(sizes, 12);
  const pages = dropRunningLines(allPages, bodySize);
  const gaps = pages.flatMap(gapsOf).map((gap) => [gap, 1] as const);
  const leading = commonest(gaps, 1.2);
  const blocks: DocumentBlock[] = [];
  for (const [index, lines] of pages.entries()) {
    const paragraphs = paragraphsOf(lines, leading);
    for (const [place, paragraph] of paragraphs.entries()) {
      const block = blockOf(paragraph, bodySize, index + 1);
      const before = blocks.at(-1);
      if (place === 0 && before && goesOverThePage(before, block)) {
        before.text = `${before.text} ${block.text}`;
      } else blocks.push(block);
    }
  }
  return blocks;
}

/** Distance of two lines in a row, as a multiple of their letters. */
function gapsOf(lines: readonly PdfLine[]): number[] {
  return lines.slice(1).flatMap((line, index) => {
    const before = lines[index] as PdfLine; // One less than the slice.
    const gap = (before.y - line.y) / line.size;
    return isSameSize(before, line) && gap > 0.8 && gap < 4 ? [gap] : [];
  });
}

function paragraphsOf(lines: readonly PdfLine[], leading: number): PdfLine[][] {
  const paragraphs: PdfLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const gap = before ? (before.y - line.y) / line.size : 0;
    // A line above the one before begins another column.
    const isSame = before && isSameSize(before, line) && gap >= 0 && gap <= leading * 1.25;
    if (isSame) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

function blockOf(lines: readonly PdfLine[], bodySize: number, page: number): DocumentBlock {
  const texts = lines.map(({ text }) => text);
  const whole = texts.join(' ');
  const [first = ''] = texts;
  const isLarge = (lines[0]?.size ?? 0) > bodySize * 1.12;
  const isTitle = isLarge && whole.length <= 150;
  if (isTitle || (lines.length === 1 && looksLikeHeading(first, { standsOut: true }))) {
    return { kind: 'heading', text: whole, page };
  }
  return { kind: 'text', text: joinLines(texts), page };
}

function goesOverThePage(before: DocumentBlock, block: DocumentBlock): boolean {
  const isText = before.kind === 'text' && block.kind === 'text';
  return isText && /[\p{L},]$/u.test(before.text) && /^\p{Ll}/u.test(block.text);
}

const isSameSize = (a: PdfLine, b: PdfLine): boolean => Math.abs(a.size - b.size) < b.size * 0.12;
