// Takes out what stands at the top or foot of page after page: running titles, page numbers.
import type { PdfLine } from './pdf-lines.ts';

/** Lines at the top and at the foot that may be running ones. */
const mostEdgeLines = 2;
const fewestPages = 3;
/** Running lines stand apart from the text, by this many times their letters' size. */
const leastGap = 1.8;

/** @param bodySize of most of the document's letters, in points */
export function dropRunningLines(
  pages: readonly (readonly PdfLine[])[],
  bodySize: number,
): PdfLine[][] {
  const edges = pages.map(edgesOf);
  const keyOf = (line: PdfLine) => placeAndText(line, line.size >= bodySize * 1.12);
  const seen = new Map<string, number>();
  for (const lines of edges) {
    for (const key of new Set(lines.map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const written = pages.filter((lines) => lines.length > 0).length;
  const often = Math.max(fewestPages, written / 2);
  return pages.map((lines, index) => {
    const dropped = new Set(
      edges[index]?.filter((line) => isPageNumber(line) || (seen.get(keyOf(line)) ?? 0) >= often),
    );
    // Such as the page of a table of contents.
    if (lines.length === 1) return lines.filter((line) => !isPageNumber(line));
    return lines.filter((line) => !dropped.has(line));
  });
}

function edgesOf(lines: readonly PdfLine[]): PdfLine[] {
  const fromTop = [...lines].sort((a, b) => b.y - a.y);
  return [...apartFromRest(fromTop), ...apartFromRest(fromTop.reverse())];
}

/** The first lines up to the gap before the text; none without a gap. */
function apartFromRest(lines: readonly PdfLine[]): readonly PdfLine[] {
  for (let count = mostEdgeLines; count > 0; count--) {
    const [last, next] = [lines[count - 1], lines[count]];
    if (last && next && Math.abs(last.y - next.y) > leastGap * last.size)
      return lines.slice(0, count);
  }
  return [];
}

/** Large lines that only differ in a number are headings: 'Section 1', 'Section 2'. */
function placeAndText({ text, y }: PdfLine, isLarge: boolean): string {
  const words = isLarge ? text : text.replace(/\d+/g, '#');
  return `${Math.round(y / 4)} ${words.toLowerCase()}`;
}

function isPageNumber({ text }: PdfLine): boolean {
  return /^((page )?[-–— ]*\d{1,3}[-–— ]*( (of|\/) \d{1,3})?|[ivxlc]{1,6})$/i.test(text);
}
