// Documents that get in, because their beginning is what it should be, and must be survived by what reads them.
import { deflateSync } from 'node:zlib';
import {
  docxEntries,
  examplePdf,
  exampleText,
  makeDocx,
  makeZip,
} from '#tests/api/example-files.ts';
import {
  docxParagraph,
  docxWith,
  makeHandbook,
  makePdf,
  makePdfBomb,
  makeScan,
} from '#tests/api/reading-files.ts';

export interface HostileDocument {
  what: string;
  name: string;
  make(): Buffer | Promise<Buffer>;
  /** Status and reason of the reading. */
  reading: RegExp;
}

const ready = /^ready /;
const damaged = /^failed .*damaged/;
const tooHeavy = /^failed .*too much time or memory/;
const tooLong = /^failed .*too long/;
const empty = /^failed .*no words/;

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
function pdfOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj`),
    Buffer.from(object),
    Buffer.from('\nendobj\n'),
  ]);
  const end = Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n');
  return Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts, end]);
}

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 144]/Contents 4 0 R>>';
const quietHours = 'BT /F1 24 Tf 72 72 Td (Quiet hours) Tj ET';

function stream(content: string | Buffer, entries = ''): Buffer {
  const length = Buffer.byteLength(content);
  return Buffer.concat([
    Buffer.from(`<</Length ${length}${entries}>>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);
}

function docxOfXml(xml: string): Buffer {
  return makeZip([...docxEntries.slice(0, 1), { name: 'word/document.xml', content: xml }]);
}

const wordSpace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const wordBody = (body: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<w:document xmlns:w="${wordSpace}"><w:body>${body}</w:body></w:document>`;
const laughs = Array.from(
  { length: 10 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('');

export const hostileDocuments: readonly HostileDocument[] = [
  {
    what: 'a page that unpacks to 1 GB',
    name: 'bomb.pdf',
    make: () => makePdfBomb(1_000),
    reading: tooHeavy,
  },
  {
    what: 'a PDF under a password',
    name: 'locked.pdf',
    make: () => makePdf((pdf) => pdf.addPage().text('x'), { userPassword: 'secret' }),
    reading: /^failed .*password/,
  },
  { what: 'a scan', name: 'scan.pdf', make: () => makeScan(), reading: /^failed .*a scan/ },
  {
    what: 'a cut PDF',
    name: 'cut.pdf',
    make: () => examplePdf.subarray(0, 60),
    reading: damaged,
  },
  {
    what: '501 pages',
    name: 'long.pdf',
    make: () => makePdf((pdf) => Array.from({ length: 501 }, () => pdf.addPage())),
    reading: tooLong,
  },
  {
    what: 'a PDF that claims two billion pages',
    name: 'count.pdf',
    make: () =>
      pdfOf([catalogue, '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>', page, stream(quietHours)]),
    reading: ready,
  },
  {
    what: 'a page tree that holds itself',
    name: 'circle.pdf',
    make: () => pdfOf([catalogue, '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
    reading: damaged,
  },
  {
    what: 'an array within an array, 100,000 deep',
    name: 'deep.pdf',
    make: () => pdfOf([catalogue, `<</Type/Pages/Kids${'['.repeat(100_000)}/Count 1>>`]),
    reading: damaged,
  },
  {
    what: 'a stream of random bytes that says it is packed',
    name: 'noise.pdf',
    make: () =>
      pdfOf([
        catalogue,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        page,
        stream(Buffer.alloc(50_000, 0xa7), '/Filter/FlateDecode'),
      ]),
    reading: /^failed .*(a scan|damaged)/,
  },
  {
    what: 'a stream packed ten times over',
    name: 'onion.pdf',
    make: () => {
      let content = Buffer.alloc(200 * 1024 * 1024, ' ');
      for (let layer = 0; layer < 10; layer++) content = deflateSync(content);
      const filters = `/Filter[${'/FlateDecode '.repeat(10)}]`;
      return pdfOf([
        catalogue,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        page,
        stream(content, filters),
      ]);
    },
    reading: /^failed /,
  },
  {
    what: 'a PDF that would run a script and start a program',
    name: 'actions.pdf',
    make: () =>
      pdfOf([
        `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>/AA<</WC<</S/Launch/F(/bin/sh)>>>>>>`,
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        page,
        stream(quietHours),
      ]),
    reading: ready,
  },
  {
    what: 'a PDF that is a Word file as well',
    name: 'both.pdf',
    make: () => Buffer.concat([examplePdf, makeDocx()]),
    reading: ready,
  },
  {
    what: 'a Word file that asks for /etc/passwd',
    name: 'entity.docx',
    make: () =>
      docxOfXml(
        wordBody(
          docxParagraph('Quiet hours &secret; begin.'),
          '<!DOCTYPE d [<!ENTITY secret SYSTEM "file:///etc/passwd">]>',
        ),
      ),
    reading: /^(ready|failed) /,
  },
  {
    what: 'entities that grow to a billion words',
    name: 'laughs.docx',
    make: () =>
      docxOfXml(wordBody(docxParagraph('&l10;'), `<!DOCTYPE d [<!ENTITY l0 "ha">${laughs}]>`)),
    reading: /^(ready|failed) /,
  },
  {
    what: 'elements within elements, 200,000 deep',
    name: 'deep.docx',
    // Each with another name, or it would be refused as a bomb.
    make: () =>
      docxWith(
        Array.from({ length: 200_000 }, (_, depth) => `<w:p w:rsid="${depth * 7919}">`).join(''),
      ),
    reading: /^failed /,
  },
  {
    what: 'a Word file whose part lies about its size',
    name: 'liar.docx',
    make: () =>
      makeZip([
        ...docxEntries.slice(0, 1),
        {
          name: 'word/document.xml',
          content: wordBody(docxParagraph('x'.repeat(30_000_000))),
          claimedSize: 1_000,
        },
      ]),
    reading: /^failed /,
  },
  {
    what: 'a Word file with an encrypted part',
    name: 'encrypted.docx',
    make: () => makeZip(docxEntries.map((entry) => ({ ...entry, flags: 1 }))),
    reading: /^failed /,
  },
  {
    what: 'a Word file that is no XML inside',
    name: 'noise.docx',
    make: () => docxOfXml('\u0001<<<<>>>>&&&&]]>'.repeat(1_000)),
    reading: /^failed /,
  },
  {
    what: 'a Word file that loads its template from elsewhere',
    name: 'template.docx',
    make: () =>
      makeDocx([
        {
          name: 'word/_rels/settings.xml.rels',
          content:
            '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://169.254.169.254/latest" TargetMode="External"/></Relationships>',
        },
      ]),
    reading: ready,
  },
  {
    what: 'a Word file without a word',
    name: 'empty.docx',
    make: () => docxWith('<w:p/>'),
    reading: empty,
  },
  {
    what: 'one line of 9 MB',
    name: 'line.txt',
    make: () => Buffer.alloc(9 * 1024 * 1024, 'word '),
    reading: tooLong,
  },
  {
    what: 'nothing but marks without width',
    name: 'nothing.txt',
    make: () => Buffer.from('\u200B\u200E\u2060 \u202E'.repeat(500)),
    reading: empty,
  },
  {
    what: 'half a character at the end of UTF-16',
    name: 'half.txt',
    make: () => Buffer.concat([Buffer.from('\uFEFFQuiet hours', 'utf16le'), Buffer.from([0x41])]),
    reading: ready,
  },
  {
    what: 'a thousand marks on each letter',
    name: 'marks.txt',
    make: () => Buffer.from(`Q${'\u0351'.repeat(1_000)}uiet hours. `.repeat(100)),
    reading: ready,
  },
  {
    what: 'an honest handbook between them',
    name: 'handbook.pdf',
    make: () => makeHandbook(30),
    reading: ready,
  },
  { what: 'an honest Word file', name: 'rules.docx', make: () => makeDocx(), reading: ready },
  {
    what: 'an honest text',
    name: 'hours.txt',
    make: () => Buffer.from(exampleText),
    reading: ready,
  },
];
