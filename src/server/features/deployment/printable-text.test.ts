import { describe, expect, it } from 'vitest';
import { printableText } from './printable-text.ts';

const latin = (codePoint: number) =>
  (codePoint >= 0x20 && codePoint < 0x17f) || codePoint === 0x2022;
const printed = (text: string) => printableText(text, latin);

describe('printable text', () => {
  it.each([
    ['plain text', 'Größe é', 'Größe é'],
    ['a letter with its accent apart', 'e\u0301', 'é'],
    ['an emoji', 'Hi 😀!', 'Hi [U+1F600]!'],
    ['a run of letters without glyphs', '中文', '[U+4E2D U+6587]'],
    ['joiners and variation selectors', '👩\u200d🔧\ufe0f', '[U+1F469 U+1F527]'],
    ['arrows and ticks', 'a → b ✓', 'a -> b [x]'],
    ['full-width letters', 'Ａ１', 'A1'],
    ['direction marks and controls', 'a\u202eb\u0007c', 'abc'],
    ['line breaks of every kind', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['tabs', 'a\tb', 'a    b'],
    ['half a character', 'a\ud83db', 'ab'],
  ])('prints %s', (_name, text, wanted) => {
    expect(printed(text)).toBe(wanted);
  });
});
