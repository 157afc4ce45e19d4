// Puts two columns one after the other where a PDF was written straight across both.
import { commonest } from './commonest.ts';
import type { PdfSegment } from './pdf-segments.ts';

/** Fewer lines side by side may be a table. */
const fewestRows = 5;
/** Letters of a line on average: columns hold prose, tables hold words. */
const shortestProse = 22;

export function orderColumns(segments: readonly PdfSegment[]): readonly PdfSegment[] {
  const rows = rowsOf(segments);
  const gutter = gutterOf(rows);
  if (gutter === null) return segments;
  const ordered: PdfSegment[] = [];
  let left: PdfSegment[] = [];
  let right: PdfSegment[] = [];
  const flush = () => {
    for (const segment of [...left, ...right]) ordered.push({ ...segment, isCell: false });
    left = [];
    right = [];
  };
  for (const row of rows) {
    // What crosses the gutter stands above or below both columns.
    if (row.some(({ x, end }) => x < gutter - 2 && end > gutter + 2)) {
      flush();
      ordered.push(...row);
    } else for (const segment of row) (segment.x < gutter - 2 ? left : right).push(segment);
  }
  flush();
  return ordered;
}

function rowsOf(segments: readonly PdfSegment[]): PdfSegment[][] {
  const rows: PdfSegment[][] = [];
  for (const segment of segments) {
    if (segment.isCell) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  return rows;
}

/** Where the right column begins; null when there is none. */
function gutterOf(rows: readonly PdfSegment[][]): number | null {
  const pairs = rows.filter((row) => row.length === 2);
  if (pairs.length < fewestRows) return null;
  const gutter = commonest(
    pairs.map((row) => [row[1]?.x ?? 0, 1] as const),
    0,
  );
  const aligned = pairs.filter((row) => Math.abs((row[1]?.x ?? 0) - gutter) < 4);
  const isProse = [0, 1].every((side) => {
    const letters = aligned.reduce((sum, row) => sum + (row[side]?.text.trim().length ?? 0), 0);
    return letters >= shortestProse * aligned.length;
  });
  return isProse && aligned.length >= pairs.length * 0.7 ? gutter : null;
}
