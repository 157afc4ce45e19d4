// Tests of Word documents: what is text, what is a heading, and files that were made to do harm.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCharacters } from '#shared/domain/document-limits.ts';
import { docxEntries, makeDocx, makeZip } from '#tests/api/example-files.ts';
import { docxWith, docxParagraph as paragraph } from '#tests/api/reading-files.ts';
import { readDocx } from './read-docx.ts';
import { XmlReader } from './xml-events.ts';

const read = async (body: string, further: Parameters<typeof docxWith>[1] = []) =>
  (await readDocx(docxWith(body, further))).blocks.map(({ kind, text }) =>
    kind === 'heading' ? `# ${text}` : text,
  );

describe('a Word document', () => {
  it('is read as headings, paragraphs, items and table rows in their order', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
    const body = [
      paragraph('House Rules', 'Title'),
      paragraph('Quiet Hours\t2', 'TOC1'),
      paragraph('Quiet Hours', 'Heading1'),
      paragraph('From 10 PM &amp; until 7 AM &#8211; always.'),
      `<w:p><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>No drums</w:t></w:r></w:p>`,
      `<w:tbl><w:tr>${cell('Pool hours')}${cell('9 AM to 9 PM')}</w:tr><w:tr>${cell('Gym')}${cell('All day')}${cell('Free')}</w:tr></w:tbl>`,
      `<w:p><w:r><w:t>One</w:t><w:tab/><w:t>two</w:t><w:br/><w:t>three</w:t></w:r></w:p>`,
    ].join('');
    expect(await read(body)).toEqual([
      '# House Rules',
      '# Quiet Hours',
      'From 10 PM & until 7 AM – always.',
      '• No drums',
      'Pool hours: 9 AM to 9 PM',
      'Gym: All day, Free',
      'One two\nthree',
    ]);
  });

  it('knows headings by the name, the level and the ancestors of their style', async () => {
    const styles = `<w:styles xmlns:w="x">
      <w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
      <w:style w:styleId="Own"><w:name w:val="Own"/><w:basedOn w:val="berschrift1"/></w:style>
      <w:style w:styleId="Leveled"><w:name w:val="L"/><w:pPr><w:outlineLvl w:val="2"/></w:pPr></w:style>
      <w:style w:styleId="Round"><w:name w:val="R"/><w:basedOn w:val="Round"/></w:style></w:styles>`;
    const body = ['berschrift1', 'Own', 'Leveled', 'Round'].map((style) => paragraph(style, style));
    expect(await read(body.join(''), [{ name: 'word/styles.xml', content: styles }])).toEqual([
      '# berschrift1',
      '# Own',
      '# Leveled',
      'Round',
    ]);
  });

  it('takes bold paragraphs for headings, short ones only where nothing else is marked', async () => {
    const bold = (text: string) => `<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const notBold = `<w:p><w:r><w:rPr><w:b w:val="0"/></w:rPr><w:t>Hours in summer</w:t></w:r></w:p>`;
    const rule = 'Guests may park for two days.';
    expect(
      await read([bold('Guest parking'), paragraph(rule), notBold, paragraph(rule)].join('')),
    ).toEqual(['# Guest parking', rule, 'Hours in summer', rule]);
    expect(await read([bold('No glass is allowed.'), paragraph(rule)].join(''))).toEqual([
      'No glass is allowed.',
      rule,
    ]);
    expect(await read([paragraph('Guest parking'), paragraph(rule)].join(''))).toEqual([
      '# Guest parking',
      rule,
    ]);
  });

  it('counts the items of numbered lists', async () => {
    const level = (ilvl: number, format: string, pattern: string) =>
      `<w:lvl w:ilvl="${ilvl}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${pattern}"/></w:lvl>`;
    const numbering = `<w:numbering xmlns:w="x"><w:abstractNum w:abstractNumId="7">
      ${level(0, 'upperRoman', 'Article %1.')}${level(1, 'decimal', '%2.')}${level(2, 'lowerLetter', '(%3)')}
      ${level(3, 'bullet', '-')}</w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num></w:numbering>`;
    const item = (depth: number, text: string, numId = 1) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const body = [
      item(0, 'Pets'),
      item(1, 'Cats are kept.'),
      item(1, 'Dogs are kept:'),
      item(2, 'small ones;'),
      item(2, 'old ones.'),
      item(3, 'No packs.'),
      item(0, 'Noise'),
      item(1, 'None at night.'),
      item(0, 'No list.', 0),
      item(0, 'Unknown list.', 5),
    ];
    const further = [{ name: 'word/numbering.xml', content: numbering }];
    expect(await read(body.join(''), further)).toEqual([
      '# Article I. Pets',
      '1. Cats are kept.',
      '2. Dogs are kept:',
      '(a) small ones;',
      '(b) old ones.',
      '• No packs.',
      '# Article II. Noise',
      '1. None at night.',
      'No list.',
      '• Unknown list.',
    ]);
  });

  it('leaves out deleted text, field codes and second copies, and adds footnotes', async () => {
    const run = (inner: string) => `<w:r>${inner}</w:r>`;
    const body = `<w:p>
      <w:del>${run('<w:delText>48 hours</w:delText>')}</w:del><w:ins>${run('<w:t>24 hours</w:t>')}</w:ins>
      ${run('<w:instrText>PAGE</w:instrText>')}
      <mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('In a box')}</w:txbxContent></mc:Choice>
      <mc:Fallback><w:txbxContent>${paragraph('In a box')}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:p>`;
    const footnotes = `<w:footnotes><w:footnote>${paragraph('Holidays too.')}</w:footnote></w:footnotes>`;
    expect(await read(body, [{ name: 'word/footnotes.xml', content: footnotes }])).toEqual([
      'In a box',
      '24 hours',
      'Holidays too.',
    ]);
  });

  it('may be written in UTF-16', async () => {
    const content = Buffer.from(`\uFEFF<w:document>${paragraph('Règles')}</w:document>`, 'utf16le');
    const file = makeZip([...docxEntries.slice(0, 1), { name: 'word/document.xml', content }]);
    expect((await readDocx(file)).blocks[0]?.text).toBe('Règles');
  });
});

describe('a hostile Word document', () => {
  const endless = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${paragraph('&b;&b;')}`;

  it('multiplies nothing and fetches nothing by entities', async () => {
    expect(await read(endless)).toEqual(['&b;&b;']);
  });

  it.each([
    ['cut off', makeDocx().subarray(0, -40), 'damaged'],
    ['no ZIP', Buffer.from('PK\x03\x04 nothing'), 'damaged'],
    [
      'a part under a password',
      makeZip(docxEntries.map((entry) => ({ ...entry, flags: 1 }))),
      'encrypted',
    ],
    ['not UTF-8', docxWith('\x00', []).fill(0xff, 350, 352), 'damaged'],
    ['a tag without end', docxWith(`<w:p a="${lines(2_000_000)}`), 'damaged'],
    ['a bomb', makeDocx([{ name: 'word/a.bin', content: Buffer.alloc(60_000_000) }]), 'too-large'],
    [
      'more than it claims',
      makeZip([
        ...docxEntries.slice(0, 1),
        { name: 'word/document.xml', content: paragraph('x'.repeat(9_000)), claimedSize: 10 },
      ]),
      'damaged',
    ],
    ['too much text', docxWith(paragraph(lines(maxCharacters + 10))), 'too-large'],
  ])('%s is refused', async (_what, file, problem) => {
    await expect(readDocx(file)).rejects.toMatchObject({ problem });
  });
});

/** Not too well packable, or the ratio of the ZIP would be what refuses it. */
function lines(length: number): string {
  let text = '';
  for (let number = 0; text.length < length; number++) text += `${(number * 7919) % 100_003} `;
  return text;
}

describe('XML', () => {
  const xml = `<?xml version="1.0"?><!-- <w:t>no</w:t> --><w:a x='1>2' y="&quot;">one &lt;&#x1F3E0;<w:b/><![CDATA[<two>]]> three</w:a>`;

  it('is read the same in whatever pieces it comes', () => {
    const whole = eventsOf([xml]);
    expect(whole).toEqual(['<a 1>2 "', 'one <🏠', '<b  ', '>b', '<two>', ' three', '>a']);
    fc.assert(
      fc.property(fc.array(fc.nat(xml.length)), (cuts) => {
        const borders = [0, ...cuts.sort((a, b) => a - b), xml.length];
        const pieces = borders.slice(1).map((end, index) => xml.slice(borders[index], end));
        expect(joined(eventsOf(pieces))).toEqual(joined(whole));
      }),
    );
  });
});

function eventsOf(pieces: readonly string[]): string[] {
  const events: string[] = [];
  const reader = new XmlReader({
    start: (name, attribute) =>
      events.push(`<${name} ${attribute('x') ?? ''} ${attribute('y') ?? ''}`),
    end: (name) => events.push(`>${name}`),
    text: (text) => events.push(text),
  });
  for (const piece of pieces) reader.write(piece);
  reader.close();
  return events;
}

/** Text may come in several pieces. */
const joined = (events: readonly string[]): string => events.join('');
