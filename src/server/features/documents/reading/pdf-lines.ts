// The lines of a PDF's page: a PDF knows only pieces of text and where they stand.
import { cleanText } from './clean-text.ts';
import { isContentsLine } from './is-contents-line.ts';

/** As the PDF reader hands it out. */
export interface PdfPiece {
  str: string;
  /** Scale, skew and place; the last two are x and y from the page's lower left. */
  transform: readonly number[];
  height: number;
  hasEOL: boolean;
}

export interface PdfLine {
  text: string;
  /** Of its largest letters, in points. */
  size: number;
  /** From the lower edge of the page, in points. */
  y: number;
}

export function linesOfPage(pieces: readonly PdfPiece[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let open: PdfLine | null = null;
  for (const { str, transform, height, hasEOL } of pieces) {
    const y = transform[5] ?? 0;
    const size = height || Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
    if (str.trim() !== '') {
      // Raised and lowered letters belong to their line.
      if (open && Math.abs(open.y - y) > Math.max(open.size, size) * 0.6) open = null;
      if (open) {
        open.text += str;
        open.size = Math.max(open.size, size);
      } else {
        open = { text: str, size, y };
        lines.push(open);
      }
    } else if (open && str !== '') open.text += ' ';
    if (hasEOL) open = null;
  }
  return lines
    .map((line) => ({ ...line, text: cleanText(line.text).replaceAll('\n', ' ') }))
    .filter(({ text }) => text !== '' && !isContentsLine(text));
}
