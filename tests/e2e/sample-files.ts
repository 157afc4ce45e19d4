// Real files for uploads in the browser, made on the spot: a PDF of several pages, a Word document, a text.
import { makeDocx } from '#tests/api/example-files.ts';
import { makePdf } from '#tests/api/reading-files.ts';

export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export async function samplePdf(name = 'Resident handbook 2026.pdf'): Promise<SampleFile> {
  const pages = [
    'Quiet hours are from 10 PM to 7 AM.',
    'Guests may park on the visitor places for 48 hours.',
    'Bulk waste is collected on the first Tuesday of a month.',
  ];
  const buffer = await makePdf((pdf) => {
    for (const text of pages) pdf.addPage().fontSize(14).text(text);
  });
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
