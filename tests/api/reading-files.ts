// Real documents for tests of the reading, made on the spot: PDFs by a PDF writer, Word files part by part.
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { docxEntries, examplePng, makeZip, type ZipEntry } from './example-files.ts';

type Pdf = InstanceType<typeof PDFDocument>;

export function makePdf(
  write: (pdf: Pdf) => void,
  options: { userPassword?: string; ownerPassword?: string } = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ autoFirstPage: false, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    write(pdf);
    pdf.end();
  });
}

export const handbookSections = [
  ['Quiet Hours', 'Quiet hours are from 10 PM to 7 AM. Parties in the clubhouse end by midnight.'],
  ['Parking', 'Guests may park on the visitor places for 48 hours.'],
  ['Bulk Waste', 'Bulk waste is collected on the first Tuesday of a month.'],
] as const;

/** A title, a running head and a page number on every page; one section a page, `times` over. */
export function makeHandbook(times = 1): Promise<Buffer> {
  const sections = Array.from({ length: times }, () => handbookSections).flat();
  return makePdf((pdf) => {
    for (const [index, [heading, text]] of sections.entries()) {
      pdf.addPage();
      pdf.fontSize(9).text('Maple Court Handbook 2026', 72, 36);
      pdf.fontSize(18).text(heading, 72, 90);
      pdf.moveDown().fontSize(11).text(text);
      pdf.moveDown().text('Questions are answered at the office. '.repeat(5));
      pdf.fontSize(9).text(`${index + 1}`, 300, 700);
    }
  });
}

export function makeScan(pages = 2): Promise<Buffer> {
  return makePdf((pdf) => {
    for (let page = 0; page < pages; page++) pdf.addPage().image(examplePng, 0, 0, { width: 600 });
  });
}

const longestRun = 128;

/** Some kilobytes whose one page unpacks to `megabytes`: runs of the same letter, packed once more. */
export function makePdfBomb(megabytes: number): Buffer {
  const run = Buffer.from([257 - longestRun, 0x20]);
  const packed = deflateSync(Buffer.alloc(((megabytes * 1024 * 1024) / longestRun) * 2, run));
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>endobj
4 0 obj<</Length ${packed.length}/Filter[/FlateDecode/RunLengthDecode]>>
stream
`),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}

/** A Word document with this body, in Word's own markup. */
export function docxWith(body: string, further: readonly ZipEntry[] = []): Buffer {
  const content = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return makeZip([...docxEntries.slice(0, 1), { name: 'word/document.xml', content }, ...further]);
}

export function docxParagraph(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}
