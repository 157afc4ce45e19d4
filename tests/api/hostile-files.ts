// Files made to do harm or to pass for something else, and what an upload of each is answered.
import { gzipSync } from 'node:zlib';
import {
  docxEntries,
  examplePdf,
  examplePng,
  exampleText,
  makeDocx,
  makeZip,
} from './example-files.ts';

const mb = 1024 * 1024;
const wrongType = [415, 'Invalid file type', /^Only PDF, DOCX, TXT files are allowed\b/] as const;
const tooLarge = [413, 'File too large', 'Maximum file size is 10MB'] as const;
export const failed = (reason: RegExp) => [400, 'Upload failed', reason] as const;

const zeros = Buffer.alloc(60 * mb);
const manyParts = Array.from({ length: 2_100 }, (_, index) => ({
  name: `word/part${index}.xml`,
  content: '',
}));
const cutDocx = makeDocx().subarray(0, -30);
const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
const overcounted = makeDocx();
overcounted.writeUInt16LE(5, overcounted.length - 12);

export type Refusal = readonly [status: number, title: string, detail: string | RegExp];
export const refusedFiles: [
  what: string,
  name: string,
  content: Buffer | string,
  refusal: Refusal,
][] = [
  ['a program', 'setup.exe', 'MZ', wrongType],
  ['an old Word name', 'rules.doc', oldWord, wrongType],
  ['a picture', 'plan.png', examplePng, wrongType],
  ['no extension', 'rules', exampleText, wrongType],
  ['an empty name', '', exampleText, wrongType],
  ['a hidden second extension', 'rules.pdf.exe', examplePdf, wrongType],
  ['a name that reads backwards', 'rules\u202Efdp.exe', examplePdf, wrongType],
  ['a page for a browser', 'rules.html', '<script>alert(1)</script>', wrongType],
  ['a picture named PDF', 'rules.pdf', examplePng, wrongType],
  ['text named PDF', 'rules.pdf', exampleText, wrongType],
  ['a Word document named PDF', 'rules.pdf', makeDocx(), wrongType],
  ['zeros named PDF', 'rules.pdf', Buffer.alloc(1000), wrongType],
  ['a PDF named DOCX', 'rules.docx', examplePdf, wrongType],
  ['text named DOCX', 'rules.docx', exampleText, wrongType],
  [
    'an old Word file named DOCX',
    'rules.docx',
    oldWord,
    [415, 'Invalid file type', /without a password/],
  ],
  ['a plain ZIP named DOCX', 'rules.docx', makeZip([{ name: 'a.txt', content: 'x' }]), wrongType],
  ['a ZIP without the document part', 'rules.docx', makeZip(docxEntries.slice(0, 1)), wrongType],
  [
    'a spreadsheet named DOCX',
    'rules.docx',
    makeZip([...docxEntries.slice(0, 1), { name: 'xl/workbook.xml', content: '<x/>' }]),
    wrongType,
  ],
  [
    'a Word file with macros',
    'rules.docx',
    makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
    wrongType,
  ],
  ['a gzip named DOCX', 'rules.docx', gzipSync('x'), wrongType],
  [
    'a program before a ZIP',
    'rules.docx',
    Buffer.concat([Buffer.from('MZ'), makeDocx()]),
    wrongType,
  ],
  ['an empty ZIP', 'rules.docx', makeZip([]), wrongType],
  ['a cut Word file', 'rules.docx', cutDocx, failed(/damaged or was cut off/)],
  ['a Word file that claims more parts', 'rules.docx', overcounted, failed(/damaged/)],
  [
    'a part that climbs out of its folder',
    'rules.docx',
    makeDocx([{ name: '../../etc/passwd', content: 'x' }]),
    failed(/damaged/),
  ],
  [
    'a bomb of 60 MB zeros',
    'rules.docx',
    makeDocx([{ name: 'word/a.bin', content: zeros }]),
    failed(/unpacks to far more/),
  ],
  [
    'a bomb that claims 4 GB',
    'rules.docx',
    makeDocx([{ name: 'word/a.bin', content: 'x', claimedSize: 0xfffffff0 }]),
    failed(/unpacks to far more/),
  ],
  ['a bomb of 2,102 parts', 'rules.docx', makeDocx(manyParts), failed(/unpacks to far more/)],
  ['a picture named TXT', 'rules.txt', examplePng, wrongType],
  ['a PDF named TXT', 'rules.txt', examplePdf, wrongType],
  ['a Word document named TXT', 'rules.txt', makeDocx(), wrongType],
  ['a NUL in a text', 'rules.txt', 'a\0b', wrongType],
  ['an empty PDF', 'rules.pdf', '', failed(/empty/)],
  ['an empty text', 'rules.txt', '', failed(/empty/)],
  ['a text of nothing but its mark', 'rules.txt', '\uFEFF', failed(/empty/)],
  ['one byte over 10 MB', 'rules.txt', Buffer.alloc(10 * mb + 1, 'a'), tooLarge],
  ['60 MB', 'rules.txt', Buffer.alloc(60 * mb, 'a'), tooLarge],
];

export const acceptedFiles: [
  what: string,
  name: string,
  content: Buffer | string,
  keptName: string,
][] = [
  ['exactly 10 MB', 'rules.txt', Buffer.alloc(10 * mb, 'a'), 'rules.txt'],
  ['a PDF after a mark and blank lines', 'rules.pdf', `\uFEFF\r\n${examplePdf}`, 'rules.pdf'],
  ['a PDF under a password', 'rules.pdf', `${examplePdf}trailer<</Encrypt 5 0 R>>`, 'rules.pdf'],
  ['a cut PDF, which readers repair', 'rules.pdf', examplePdf.subarray(0, 60), 'rules.pdf'],
  ['a path in the name', '..\\..\\windows\\rules.txt', exampleText, 'rules.txt'],
  ['header injection in the name', 'a\u0007\u0085b.txt', exampleText, 'ab.txt'],
  ['a name of 400 characters', `${'x'.repeat(400)}.txt`, exampleText, `${'x'.repeat(146)}.txt`],
  [
    'markup in the name',
    '<img src=x onerror=alert(1)>.txt',
    exampleText,
    '<img src=x onerror=alert(1)>.txt',
  ],
  ['markup in a text', 'rules.txt', '<script>alert(1)</script>', 'rules.txt'],
  ['Windows-1252', 'rules.txt', Buffer.from('R\xe8gles', 'latin1'), 'rules.txt'],
];
