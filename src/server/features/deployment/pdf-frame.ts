// What frames the text of the PDF: the title band with the roof mark on page one, and the running
// lines 'company … Page x of y' on every page.
import type { ConfigurationContent } from './configuration-content.ts';
import { color, type PdfWriter, page } from './pdf-writer.ts';

const width = page.right - page.margin;

/** The band grows with a long company name; `doc.y` is then below it. */
export function drawTitleBand(writer: PdfWriter, content: ConfigurationContent): void {
  const { doc } = writer;
  const nameStyle = { font: 'bold', size: 22, width } as const;
  const nameHeight = writer.heightOf(content.companyName, nameStyle);
  const bandHeight = 124 + nameHeight;
  writer.decoration(() => {
    doc.rect(0, 0, page.width, bandHeight).fill(color.night);
    doc.rect(0, bandHeight, page.width, 3).fill(color.lamp);
    drawRoofMark(doc, page.margin, 36);
  });
  const left = { tag: 'P', x: page.margin, width } as const;
  writer.write(content.productName, {
    ...left,
    font: 'bold',
    size: 13,
    color: color.paper,
    x: page.margin + 38,
    y: 41,
  });
  writer.write(content.companyName, {
    ...left,
    ...nameStyle,
    tag: 'H1',
    color: color.paper,
    y: 80,
  });
  writer.write('Voice assistant configuration', {
    ...left,
    font: 'regular',
    size: 11,
    color: color.faint,
    y: 82 + nameHeight,
  });
  doc.y = bandHeight + 22;
}

/** Drawn last, when the number of pages is known. */
export function drawRunningLines(writer: PdfWriter, content: ConfigurationContent): void {
  const { doc } = writer;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index);
    // Below the text area: without this pdfkit would start another page.
    doc.page.margins.bottom = 0;
    if (index > 0) drawHeader(writer, content);
    writer.running(content.productName, { x: page.margin, y: 750, width: 200 });
    const numbers = { x: page.right - 200, y: 750, width: 200, align: 'right' } as const;
    writer.running(`Page ${index + 1} of ${count}`, numbers);
  }
}

function drawHeader(writer: PdfWriter, { companyName }: ConfigurationContent): void {
  const { doc } = writer;
  writer.decoration(() => {
    drawRoofMark(doc, page.margin, 30, 16);
    doc.moveTo(page.margin, 54).lineTo(page.right, 54).lineWidth(0.75).stroke(color.rule);
  });
  writer.running(companyName, { x: page.margin + 24, y: 31, width: width - 24 });
}

/** The product's mark: a roof with a lit speech bubble under it, drawn from public/favicon.svg. */
function drawRoofMark(doc: PDFKit.PDFDocument, x: number, y: number, size = 28): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.roundedRect(0, 0, 32, 32, 8).fill('#24365f');
  doc.lineWidth(3).lineCap('round').lineJoin('round');
  doc.path('M5.6 14.6 16 5.6l10.4 9').stroke('#f8f1e4');
  doc
    .path('M16.2 13.4a6.4 6.4 0 1 1-2.5 12.3l-3.7 1.2 1.1-3.4a6.4 6.4 0 0 1 5.1-10.1Z')
    .fill(color.lamp);
  doc.restore();
}
