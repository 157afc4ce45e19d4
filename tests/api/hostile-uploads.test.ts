// Files made to do harm or to pass for something else: each gets its refusal with a sentence.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDraft } from './example-assistant.ts';
import {
  docxEntries,
  examplePdf,
  examplePng,
  exampleText,
  makeDocx,
  makeZip,
} from './example-files.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

let started: StartedApp;
let client: TestClient;
let path: string;

beforeAll(async () => {
  started = await startApp({ env: { RATE_LIMIT: 'off' } });
});
afterAll(() => started.close());
beforeEach(async () => {
  client = started.newClient();
  path = `/api/assistants/${await createDraft(client)}/documents`;
});

const mb = 1024 * 1024;
const wrongType = [415, 'Invalid file type', 'Only PDF, DOCX, TXT files are allowed'] as const;
const tooLarge = [413, 'File too large', 'Maximum file size is 10MB'] as const;
const failed = (reason: RegExp) => [400, 'Upload failed', reason] as const;

const zeros = Buffer.alloc(60 * mb);
const manyParts = Array.from({ length: 2_100 }, (_, index) => ({
  name: `word/part${index}.xml`,
  content: '',
}));
const cutDocx = makeDocx().subarray(0, -30);
const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
const overcounted = makeDocx();
overcounted.writeUInt16LE(5, overcounted.length - 12);

type Refusal = readonly [status: number, title: string, detail: string | RegExp];
const refused: [what: string, name: string, content: Buffer | string, refusal: Refusal][] = [
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

const accepted: [what: string, name: string, content: Buffer | string, keptName: string][] = [
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

describe('hostile files', () => {
  it.each(refused)(
    '[INPUT-12] [DOC-05] [DOC-06] refuses %s',
    async (_what, name, content, refusal) => {
      const answer = await client.upload(path, { name, content });
      expectRefusal(answer, refusal);
      expect((await client.get(path)).body).toEqual([]);
    },
  );

  it.each(accepted)('[INPUT-10] [DOC-06] takes %s', async (_what, name, content, keptName) => {
    const answer = await client.upload(path, { name, content });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      originalName: keptName,
      size: Buffer.from(content).length,
    });
  });
});

describe('hostile forms', () => {
  const boundary = 'cut-here';
  const part = (field: string, name: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`;
  const send = (payload: string, contentType = `multipart/form-data; boundary=${boundary}`) =>
    client.request('POST', path, { payload, headers: { 'content-type': contentType } });
  const whole = `${part('file', 'a.txt', 'some text')}--${boundary}--\r\n`;

  it('takes the whole form', async () => {
    expect((await send(whole)).status).toBe(200);
  });

  it('[INPUT-12] takes no form that was cut anywhere within its file', async () => {
    const fileEnd = whole.indexOf('some text') + 'some text'.length;
    for (let length = 0; length <= fileEnd; length += 3) {
      expectRefusal(await send(whole.slice(0, length)), failed(/./));
    }
    expect((await client.get(path)).body).toEqual([]);
  });

  it.each([
    ['no boundary', whole, 'multipart/form-data', failed(/could not be read/)],
    ['another boundary', whole, 'multipart/form-data; boundary=x', failed(/./)],
    ['no file', `--${boundary}--\r\n`, undefined, failed(/./)],
    [
      'another field',
      `${part('document', 'a.txt', 'x')}--${boundary}--\r\n`,
      undefined,
      failed(/field named file/),
    ],
    [
      'a plain field named file',
      `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--${boundary}--\r\n`,
      undefined,
      failed(/field named file/),
    ],
    [
      'two files',
      `${part('file', 'a.txt', 'x')}${part('file', 'b.txt', 'y')}--${boundary}--\r\n`,
      undefined,
      failed(/one file at a time/),
    ],
    [
      'hundreds of files',
      `${part('other', 'a.txt', 'x').repeat(300)}--${boundary}--\r\n`,
      undefined,
      failed(/one file at a time/),
    ],
    [
      'a field that poisons prototypes',
      `--${boundary}\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n${whole}`,
      undefined,
      failed(/could not be read/),
    ],
    ['JSON instead of a form', '{"file":"x"}', 'application/json', failed(/multipart/)],
  ] as const)('[DOC-07] [INPUT-12] refuses %s', async (_what, payload, type, refusal) => {
    expectRefusal(await send(payload, type), refusal);
    expect((await client.get(path)).body).toEqual([]);
  });

  it('refuses a body of another kind', async () => {
    expect((await send('x', 'text/plain')).status).toBe(415);
    expect((await send('', 'application/xml')).status).toBe(415);
  });
});

function expectRefusal(answer: TestAnswer, [status, title, detail]: Refusal): void {
  expect(answer.body).toMatchObject({ status, title });
  expect(answer.status).toBe(status);
  if (typeof detail === 'string') expect(answer.body.detail).toBe(detail);
  else expect(answer.body.detail).toMatch(detail);
}
