// Makes headings and paragraphs of a PDF's lines, by the look of their letters and the space between them.
import { commonest } from './commonest.ts';
import { demoteLists } from './demote-lists.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { dropRunningLines } from './drop-running-lines.ts';
import { headingRank } from './heading-rank.ts';
import { joinLines, joinWords } from './join-lines.ts';
import { isHeadingAlone } from './looks-like-heading.ts';
import type { PdfLine } from './pdf-lines.ts';

/** How most of the document looks. */
interface Look {
  size: number;
  font: string;
  /** From line to line, as a multiple of the size. */
  leading: number;
}

interface Paragraph {
  lines: readonly PdfLine[];
  page: number;
}

export function pdfBlocks(allPages: readonly (readonly PdfLine[])[]): DocumentBlock[] {
  const all = allPages.flat();
  const size = commonest(
    all.map((line) => [line.size, line.text.length] as const),
    12,
  );
  const pages = dropRunningLines(allPages, size);
  const gaps = pages.flatMap(gapsOf).map((gap) => [gap, 1] as const);
  const look = { size, font: commonFont(all), leading: commonest(gaps, 1.2) };
  const paragraphs = pages.flatMap((lines, index) =>
    paragraphsOf(lines, look).map((paragraph) => ({ lines: paragraph, page: index + 1 })),
  );
  const blocks: DocumentBlock[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const above = paragraphs[index - 1];
    const block = blockOf(paragraph, look.size, above, paragraphs[index + 1]);
    const before = blocks.at(-1);
    if (before && above && isElsewhere(above, paragraph) && goesOn(before, block)) {
      before.text = joinWords(before.text, block.text);
    } else blocks.push(block);
  }
  return demoteLists(blocks);
}

function commonFont(lines: readonly PdfLine[]): string {
  const names = [...new Set(lines.map(({ font }) => font))];
  const weights = lines.map(({ font, text }) => [names.indexOf(font), text.length] as const);
  return names[commonest(weights, 0)] ?? '';
}

/** Distance of two lines in a row, as a multiple of their letters. */
function gapsOf(lines: readonly PdfLine[]): number[] {
  return lines.slice(1).flatMap((line, index) => {
    const before = lines[index] as PdfLine; // One less than the slice.
    const gap = (before.y - line.y) / line.size;
    return isSameSize(before, line) && gap > 0.8 && gap < 4 ? [gap] : [];
  });
}

function paragraphsOf(lines: readonly PdfLine[], { font, leading }: Look): PdfLine[][] {
  const paragraphs: PdfLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const gap = before ? (before.y - line.y) / line.size : 0;
    // A line above the one before begins another column.
    const isSame = before && isSameSize(before, line) && gap >= 0 && gap <= leading * 1.25;
    const isBorder = before && (isTitle(line, font, before) || isTitle(before, font, line));
    if (isSame && !isBorder) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** In letters of its own, bold perhaps, beside a line of the common text. */
function isTitle(line: PdfLine, font: string, beside: PdfLine): boolean {
  return line.font !== font && beside.font === font && isHeadingAlone(line.text, '', '');
}

function blockOf(
  { lines, page }: Paragraph,
  bodySize: number,
  above: Paragraph | undefined,
  below: Paragraph | undefined,
): DocumentBlock {
  const texts = lines.map(({ text }) => text);
  const whole = texts.join(' ');
  const size = lines[0]?.size ?? 0;
  if (size > bodySize * 1.12 && whole.length <= 150) {
    return { kind: 'heading', text: joinedTitle(texts), page, rank: -Math.round(size * 2) };
  }
  const before = above?.lines.at(-1)?.text ?? '';
  const after = below?.lines[0]?.text ?? '';
  if (lines.length === 1 && isHeadingAlone(whole, before, after)) {
    const text = whole.replace(/ ?:$/, '');
    return { kind: 'heading', text, page, rank: headingRank(whole), isGuess: true };
  }
  return { kind: 'text', text: joinLines(texts), page };
}

const joinedTitle = (lines: readonly string[]): string => lines.reduce(joinWords);

/** On another page, or higher up: in the next column. */
function isElsewhere(above: Paragraph, { lines, page }: Paragraph): boolean {
  return above.page < page || (above.lines.at(-1)?.y ?? 0) < (lines[0]?.y ?? 0);
}

function goesOn(before: DocumentBlock, block: DocumentBlock): boolean {
  const isText = before.kind === 'text' && block.kind === 'text';
  return isText && /[\p{L},-]$/u.test(before.text) && /^\p{Ll}/u.test(block.text);
}

const isSameSize = (a: PdfLine, b: PdfLine): boolean => Math.abs(a.size - b.size) < b.size * 0.12;
