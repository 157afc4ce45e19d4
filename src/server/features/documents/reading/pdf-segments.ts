// The pieces of text of a PDF's page put together to lines and cells.

/** As the PDF reader hands it out. */
export interface PdfPiece {
  str: string;
  /** Scale, skew and place; the last two are x and y from the page's lower left. */
  transform: readonly number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
}

/** A line, or a cell of one. */
export interface PdfSegment {
  text: string;
  /** Of its largest letters, in points. */
  size: number;
  /** From the lower edge of the page, in points. */
  y: number;
  /** Of its first letters; a name that means nothing beyond this file. */
  font: string;
  /** From the left edge of the page to its first letter and behind its last, in points. */
  x: number;
  end: number;
  /** Stands on the line of the segment before, well apart. */
  isCell: boolean;
}

/** Cells of a table and columns stand apart by so many times the size of their letters. */
const cellGap = 2;

export function segmentsOf(pieces: readonly PdfPiece[]): PdfSegment[] {
  const segments: PdfSegment[] = [];
  let open: PdfSegment | null = null;
  for (const { str, transform, width, height, fontName, hasEOL } of pieces) {
    const [x = 0, y = 0] = transform.slice(4);
    const size = height || Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
    if (str.trim() !== '') {
      // Raised and lowered letters belong to their line.
      const last: PdfSegment | undefined = segments.at(-1);
      const isSameLine = last && Math.abs(last.y - y) <= Math.max(last.size, size) * 0.6;
      const gap = isSameLine ? x - last.end : 0;
      const isCell = gap > cellGap * size;
      if (open && isSameLine && !isCell) {
        open.text += str;
        open.size = Math.max(open.size, size);
        open.end = x + width;
      } else {
        open = { text: str, size, y, font: fontName, x, end: x + width, isCell };
        segments.push(open);
      }
    } else if (open && str !== '') open.text += ' ';
    if (hasEOL) open = null;
  }
  return segments;
}
