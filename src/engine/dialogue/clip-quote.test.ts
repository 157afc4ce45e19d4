import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipQuote } from './clip-quote.ts';

describe('[TALK-36] a quotation that is too long', () => {
  it.each([
    ['The fee is $1.50 a day.', 11, 'The fee is'],
    ['Please ask the office for Mrs. Lee on a Monday.', 30, 'Please ask the office for Mrs.'],
    ['Ask for the key. Then see Mrs. Lee on a Monday.', 31, 'Ask for the key.'],
    ['Write to www.oak.example for more.', 17, 'Write to'],
    ['One. Two words here and many more of them.', 40, 'One. Two words here and many more of'],
    ['Pets are welcome. Dogs are on a leash.', 25, 'Pets are welcome.'],
    ['abcdefghij', 4, 'abcd'],
    ['ab😀cd', 3, 'ab'],
    ['short', 10, 'short'],
  ])('%j is cut at %d characters to %j', (text, max, cut) => {
    expect(clipQuote(text, max)).toBe(cut);
  });

  it('is never longer than it may be, and stands in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (text, max) => {
        const cut = clipQuote(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(text).toContain(cut);
        expect(cut).not.toMatch(/[\uD800-\uDBFF]$/);
      }),
    );
  });
});
