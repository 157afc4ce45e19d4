// Tests of the text rules: lengths in code points after trimming, no NUL, no half characters.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfText, text, visibleLength } from './text.ts';

describe('text', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    [' ab ', 2],
    ['🏠🏠', 2],
    ['\n\té\u00A0', 1],
  ])('[INPUT-04] counts %j as %i code points', (value, length) => {
    expect(visibleLength(value)).toBe(length);
  });

  it('[INPUT-04] counts the least length after trimming, in code points', () => {
    const schema = text({ min: 2, max: 10, message: 'Too short' });
    expect(schema.safeParse('🏠').error?.issues[0]?.message).toBe('Too short');
    expect(schema.safeParse(' a          ').success).toBe(false);
    expect(schema.parse(' 🏠🏠 ')).toBe('🏠🏠');
  });

  it('[INPUT-01] refuses a text over its cap with a sentence that names the cap', () => {
    const schema = text({ max: 2000 });
    expect(schema.safeParse('🏠'.repeat(2000)).success).toBe(true);
    expect(schema.safeParse('x'.repeat(2001)).error?.issues[0]?.message).toBe(
      'Please use at most 2,000 characters',
    );
  });

  it('says the field’s own sentence when the text is missing or no text', () => {
    const schema = text({ min: 2, max: 10, message: 'Too short' });
    for (const value of [undefined, null, 5, {}, []]) {
      expect(schema.safeParse(value).error?.issues[0]?.message).toBe('Too short');
    }
  });

  it('[INPUT-06] refuses NUL', () => {
    expect(text({ max: 10 }).safeParse('a\0b').success).toBe(false);
  });

  it('replaces half characters, which neither database keeps', () => {
    expect(text({ max: 10 }).parse('a\ud800b🏠')).toBe('a\uFFFDb🏠');
  });

  it('[INPUT-04] accepts exactly the texts within its limits', () => {
    const schema = text({ min: 3, max: 20 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (value) => {
        const result = schema.safeParse(value);
        const length = visibleLength(value);
        expect(result.success).toBe(length >= 3 && length <= 20 && !value.trim().includes('\0'));
        if (result.success) expect(result.data).toBe(value.trim());
      }),
    );
  });
});

describe('a line of text', () => {
  it.each([
    ['Oak Court\r\nBcc: everybody@example.com', 'Oak Court Bcc: everybody@example.com'],
    ['\u001b[31mOak\u001b[0m Court', '[31mOak[0m Court'],
    ['Oak \u202Etruoc\u202C', 'Oak truoc'],
    ['Oak\u2028\u2029Court', 'Oak Court'],
    ['\u200B\uFEFFOak\tCourt \u0085', 'Oak Court'],
    ['  Résidence “Les Chênes” 🏠 N° 5  ', 'Résidence “Les Chênes” 🏠 N° 5'],
  ])('[INPUT-42] %j is kept as %j', (sent, kept) => {
    expect(lineOfText({ max: 200 }).parse(sent)).toBe(kept);
  });

  it('[INPUT-42] is measured by what is left of it', () => {
    const name = lineOfText({ min: 2, max: 200, message: 'Too short' });
    expect(name.safeParse('\u202E\u202EA\u001b').error?.issues[0]?.message).toBe('Too short');
  });

  it('[INPUT-06] refuses NUL as any text does', () => {
    expect(lineOfText({ max: 10 }).safeParse('a\0b').success).toBe(false);
  });
});
