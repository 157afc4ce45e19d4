// Tests of what may be uploaded (spec 5, 9).
import { describe, expect, it } from 'vitest';
import {
  documentExtension,
  documentTypes,
  maxUploadBytes,
  maxUploadMegabytes,
} from './document-limits.ts';

describe('document limits', () => {
  it('[DOC-05] allows 10 MB', () => {
    expect(maxUploadMegabytes).toBe(10);
    expect(maxUploadBytes).toBe(10_485_760);
  });

  it.each([
    ['Rules.pdf', 'pdf'],
    ['Rules.DOCX', 'docx'],
    ['a.b.Txt', 'txt'],
    ['.pdf', 'pdf'],
    ['Rules.doc', undefined],
    ['Rules.pdf.exe', undefined],
    ['pdf', undefined],
    ['Rules.pdf ', undefined],
    ['Rules.', undefined],
    ['', undefined],
    ['__proto__.constructor', undefined],
  ])('[DOC-06] reads the type of %j as %s', (name, type) => {
    expect(documentExtension(name)).toBe(type);
  });

  it('[DOC-06] has exactly three types', () => {
    expect(Object.keys(documentTypes)).toEqual(['pdf', 'docx', 'txt']);
  });
});
