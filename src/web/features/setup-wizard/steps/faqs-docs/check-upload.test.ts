// What an upload is refused for, and that each refusal names the file (spec 5).
import { describe, expect, it } from 'vitest';
import { checkUpload, refusalOfServer } from './check-upload.ts';

const megabyte = 1024 * 1024;
const pdf = { name: 'Handbook.pdf', size: megabyte };

describe('checkUpload', () => {
  it.each(['rules.pdf', 'rules.PDF', 'a.b.docx', 'notes.txt'])('[DOC-06] takes %s', (name) => {
    expect(checkUpload([{ name, size: 12 }], 10)).toBeNull();
  });

  it.each(['rules.doc', 'photo.jpeg', 'pdf', 'archive.pdf.zip', 'rules.docm'])(
    '[DOC-06] refuses %s by its name',
    (name) => {
      const refusal = checkUpload([{ name, size: 12 }], 10);
      expect(refusal).toMatchObject({ kind: 'wrong-type' });
      expect(refusal?.reason).toContain(name);
    },
  );

  it('[DOC-05] takes exactly the maximum and refuses one byte more', () => {
    expect(checkUpload([{ ...pdf, size: 10 * megabyte }], 10)).toBeNull();
    const refusal = checkUpload([{ ...pdf, size: 10 * megabyte + 1 }], 10);
    expect(refusal).toMatchObject({ kind: 'too-large' });
    expect(refusal?.reason).toContain('Handbook.pdf');
    expect(checkUpload([{ ...pdf, size: 3 * megabyte }], 2)).toMatchObject({ kind: 'too-large' });
  });

  it('[DOC-07] refuses several files at once, and a drop without a file', () => {
    expect(checkUpload([pdf, pdf], 10)).toMatchObject({ kind: 'several' });
    expect(checkUpload([], 10)).toMatchObject({ kind: 'several' });
  });

  it('[INPUT-12] refuses an empty file as failed, with the reason', () => {
    const refusal = checkUpload([{ ...pdf, size: 0 }], 10);
    expect(refusal).toMatchObject({ kind: 'failed' });
    expect(refusal?.reason).toContain('empty');
  });
});

describe('refusalOfServer', () => {
  it.each([
    [413, 'too-large'],
    [415, 'wrong-type'],
    [400, 'failed'],
    [507, 'failed'],
    [undefined, 'failed'],
  ] as const)('[INPUT-12] status %s is %s', (status, kind) => {
    expect(refusalOfServer('a.pdf', status, 'It is damaged.')).toEqual({
      kind,
      reason: '“a.pdf” was not uploaded. It is damaged.',
    });
  });
});
