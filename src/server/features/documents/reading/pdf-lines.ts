// The lines of a PDF's page: a PDF knows only pieces of text and where they stand.
import { cleanText } from './clean-text.ts';
import { isContentsLine } from './is-contents-line.ts';
import { joinCells } from './join-cells.ts';
import { orderColumns } from './order-columns.ts';
import { type PdfPiece, type PdfSegment, segmentsOf } from './pdf-segments.ts';
import { spellLeaders } from './spell-leaders.ts';

export type PdfLine = Pick<PdfSegment, 'text' | 'size' | 'y' | 'font'>;

export function linesOfPage(pieces: readonly PdfPiece[]): PdfLine[] {
  return joinRows(orderColumns(segmentsOf(pieces)))
    .map((line) => ({ ...line, text: cleanText(line.text).replaceAll('\n', ' ') }))
    .filter(({ text }) => text !== '' && !isContentsLine(text))
    .map(({ text, size, y, font }) => ({ text: spellLeaders(text), size, y, font }));
}

function joinRows(segments: readonly PdfSegment[]): PdfSegment[] {
  const rows: PdfSegment[][] = [];
  for (const segment of segments) {
    if (segment.isCell && rows.length > 0) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  return rows.flatMap((row) => {
    const [first] = row;
    const text = joinCells(row.map((cell) => cell.text.trim()));
    return first ? [{ ...first, text, size: Math.max(...row.map(({ size }) => size)) }] : [];
  });
}
