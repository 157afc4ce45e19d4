// Real files for uploads in the browser, made on the spot: a PDF of several pages, a Word document, a text.
import PDFDocument from 'pdfkit';
import { makeDocx } from '#tests/api/example-files.ts';

export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function samplePdf(name = 'Resident handbook 2026.pdf'): Promise<SampleFile> {
  const buffer = await pdfOf([
    'Quiet hours are from 10 PM to 7 AM.',
    'Guests may park on the visitor places for 48 hours.',
    'Bulk waste is collected on the first Tuesday of a month.',
  ]);
  return { name, mimeType: 'application/pdf', buffer };
}

export function sampleDocx(name = 'Parking rules.docx'): SampleFile {
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: makeDocx(),
  };
}

export function sampleText(name = 'office-hours.txt'): SampleFile {
  return {
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('The office is open from 9 AM to 5 PM.\n'),
  };
}

/** One page a paragraph. */
function pdfOf(paragraphs: readonly string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ autoFirstPage: false });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    for (const paragraph of paragraphs) document.addPage().fontSize(14).text(paragraph);
    document.end();
  });
}
