// Tests of how sizes are written in the upload step and in the review step (spec 9).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewFileSize, uploadFileSize } from './file-size.ts';

const mb = 1024 * 1024;

describe('file sizes', () => {
  it.each([
    [0, '0 B'],
    [1, '1 B'],
    [1023, '1023 B'],
    [1024, '1.0 KB'],
    [1536, '1.5 KB'],
    [mb - 1, '1024.0 KB'],
    [mb, '1.0 MB'],
    [2.34 * mb, '2.3 MB'],
    [10 * mb, '10.0 MB'],
  ])('[DOC-04] writes %i bytes as %s in the upload step', (bytes, written) => {
    expect(uploadFileSize(bytes)).toBe(written);
  });

  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1500, '1.46 KB'],
    [1536, '1.5 KB'],
    [mb, '1 MB'],
    [2.345 * mb, '2.35 MB'],
    [1024 * mb, '1 GB'],
    [5000 * 1024 * mb, '5000 GB'],
  ])('[REVIEW-05] writes %i bytes as %s in the review step', (bytes, written) => {
    expect(reviewFileSize(bytes)).toBe(written);
  });

  it('[DOC-04] [REVIEW-05] writes every size as a number and a unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 * mb }), (bytes) => {
        expect(uploadFileSize(bytes)).toMatch(/^\d+ B$|^\d+\.\d (KB|MB)$/);
        expect(reviewFileSize(bytes)).toMatch(/^\d+(\.\d{1,2})? (Bytes|KB|MB)$/);
      }),
    );
  });
});
