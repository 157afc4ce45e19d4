// Tests of PDFs: headings, pages, running lines, and PDFs that cannot be used.
import { describe, expect, it } from 'vitest';
import { examplePdf } from '#tests/api/example-files.ts';
import { handbookSections, makeHandbook, makePdf, makeScan } from '#tests/api/reading-files.ts';
import { readPdf } from './read-pdf.ts';
import { maxPages } from './reading-limits.ts';

const read = async (bytes: Buffer) => readPdf(new Uint8Array(bytes));

describe('a PDF', () => {
  it('is read with headings and page numbers, without running heads and page numbers', async () => {
    const { blocks, pages, pagesWithoutText } = await read(await makeHandbook());
    expect([pages, pagesWithoutText]).toEqual([3, 0]);
    const office = 'Questions are answered at the office. '.repeat(5).trim();
    expect(blocks).toMatchObject(
      handbookSections.flatMap(([heading, text], index) => [
        { kind: 'heading', text: heading, page: index + 1 },
        { kind: 'text', text, page: index + 1 },
        { kind: 'text', text: office, page: index + 1 },
      ]),
    );
  });

  it('keeps headings that stand at the top of every page', async () => {
    const file = await makePdf((pdf) => {
      for (const number of [1, 2, 3, 4]) {
        pdf.addPage().fontSize(18).text(`Section ${number}`, 72, 72);
        pdf.moveDown().fontSize(11).text('The board decides at its meeting.');
      }
    });
    const { blocks } = await read(file);
    expect(blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
      'Section 1',
      'Section 2',
      'Section 3',
      'Section 4',
    ]);
  });

  it('puts a paragraph together that goes on over the page', async () => {
    const file = await makePdf((pdf) => {
      pdf.addPage().fontSize(11).text('Guests may park on the visitor places', 72, 650);
      pdf.addPage().fontSize(11).text('for 48 hours.', 72, 72);
    });
    expect((await read(file)).blocks).toEqual([
      { kind: 'text', text: 'Guests may park on the visitor places for 48 hours.', page: 1 },
    ]);
  });

  it('says how many pages have no text', async () => {
    const file = await makePdf((pdf) => {
      pdf.addPage().text('Quiet hours');
      pdf.addPage();
      pdf.addPage();
    });
    expect(await read(file)).toMatchObject({ pages: 3, pagesWithoutText: 2 });
  });

  it('may allow reading and forbid changes', async () => {
    const file = await makePdf((pdf) => pdf.addPage().text('Quiet hours'), { ownerPassword: 'x' });
    expect((await read(file)).blocks).toHaveLength(1);
  });

  it('is repaired when the table of its objects is missing', async () => {
    const { blocks } = await read(examplePdf);
    expect(blocks.map(({ text }) => text)).toEqual(['Quiet hours']);
  });
});

describe('a PDF that cannot be used', () => {
  it.each([
    [
      'a password',
      () => makePdf((pdf) => pdf.addPage().text('x'), { userPassword: 'x' }),
      'encrypted',
    ],
    ['a scan', () => makeScan(), 'no-text'],
    ['cut after its beginning', async () => examplePdf.subarray(0, 60), 'damaged'],
    ['nothing but its name', async () => Buffer.from('%PDF-1.7\n'), 'damaged'],
    [
      'too many pages',
      () => makePdf((pdf) => Array.from({ length: maxPages + 1 }, () => pdf.addPage())),
      'too-large',
    ],
  ])('%s', async (_what, make, problem) => {
    await expect(read(await make())).rejects.toMatchObject({ problem });
  });
});
