// Tests of PDFs: headings, pages, running lines, and PDFs that cannot be used.

import { describe, expect, it } from 'vitest';
import { maxPages } from '#shared/domain/document-limits.ts';
import { examplePdf } from '#tests/api/example-files.ts';
import { handbookSections, makeHandbook, makePdf, makeScan } from '#tests/api/reading-files.ts';
import { readPdf } from './read-pdf.ts';

const read = async (bytes: Buffer) => readPdf(new Uint8Array(bytes));

/** Headings are marked with '#'. */
const wordsOf = async (bytes: Buffer) =>
  (await read(bytes)).blocks.map(({ kind, text }) => (kind === 'heading' ? `# ${text}` : text));

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

  it('drops a large running title that is the same on every page', async () => {
    const file = await makePdf((pdf) => {
      for (const text of ['Dogs are welcome.', 'Guests may park.', 'Music ends at ten.']) {
        pdf.addPage().fontSize(18).text('Maple Court', 72, 30);
        pdf.fontSize(11).text(text, 72, 120);
      }
    });
    expect(await wordsOf(file)).toEqual([
      'Dogs are welcome.',
      'Guests may park.',
      'Music ends at ten.',
    ]);
  });

  it('sees a heading in bold letters of the common size', async () => {
    const file = await makePdf((pdf) => {
      pdf.addPage().font('Helvetica').fontSize(11).text('Dogs are walked on a leash.', 72, 72);
      pdf.font('Helvetica-Bold').text('Guest parking');
      pdf.font('Helvetica').text('Guests may park for two days.');
    });
    expect(await wordsOf(file)).toEqual([
      'Dogs are walked on a leash.',
      '# Guest parking',
      'Guests may park for two days.',
    ]);
  });

  it('reads the rows of a table as lines', async () => {
    const rows = [
      ['Move-in fee', '$250', 'at signing'],
      ['Pet deposit', '$300', 'before the pet comes'],
      ['Storage cage ........................', '$45'],
    ];
    const file = await makePdf((pdf) => {
      pdf.addPage().fontSize(11);
      rows.forEach((row, line) => {
        row.forEach((cell, at) => {
          pdf.text(cell, 72 + at * 180, 72 + line * 14, { lineBreak: false });
        });
      });
    });
    expect(await wordsOf(file)).toEqual([
      'Move-in fee: $250, at signing\nPet deposit: $300, before the pet comes\nStorage cage: $45',
    ]);
  });

  it('reads two columns one after the other, even if the file goes across, and joins broken words', async () => {
    const left = [
      'Quiet hours are kept from ten in',
      'the evening until seven in the morn-',
      'ing. Televisions stay at a level that',
      'cannot be heard next door. The night',
      'watch writes down who was loud and',
    ];
    const right = [
      'for how long. Bicycles stand in the',
      'room on the first level. Each of them',
      'needs a tag from the office, which is',
      'free. Those without a tag are removed',
      'in March and given to a workshop.',
    ];
    const file = await makePdf((pdf) => {
      pdf.addPage().fontSize(11);
      left.forEach((line, at) => {
        pdf.text(line, 72, 72 + at * 14, { lineBreak: false });
        pdf.text(right[at] ?? '', 330, 72 + at * 14, { lineBreak: false });
      });
    });
    expect(await wordsOf(file)).toEqual([
      [...left, ...right].join(' ').replace('morn- ing', 'morning'),
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
