import { describe, expect, it } from 'vitest';
import { canPrint, printableText } from './printable-text.ts';

const latin = (codePoint: number) =>
  (codePoint >= 0x20 && codePoint < 0x17f) || codePoint === 0x2022;
const printed = (text: string) => printableText(text, latin);

describe('printable text', () => {
  it.each([
    ['plain text', 'Größe é', 'Größe é'],
    ['a letter with its accent apart', 'e\u0301', 'é'],
    ['an emoji', 'Hi 😀!', 'Hi [not printable here]!'],
    ['a run of letters without glyphs', '中文', '[not printable here]'],
    ['words of such letters', 'Hi 한국 부동산, 안녕', 'Hi [not printable here]'],
    ['joiners and variation selectors', '👩\u200d🔧\ufe0f', '[not printable here]'],
    ['arrows and ticks', 'a → b ✓ ✅ ☑ ☐', 'a -> b [check] [check] [x] [ ]'],
    ['full-width letters', 'Ａ１', 'A1'],
    ['direction marks and controls', 'a\u202eb\u0007c', 'abc'],
    ['line breaks of every kind', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['tabs', 'a\tb', 'a    b'],
    ['half a character', 'a\ud83db', 'ab'],
  ])('[ENT-80] prints %s', (_name, text, wanted) => {
    expect(printed(text)).toBe(wanted);
  });

  it('[ENT-80] tells what it leaves out', () => {
    expect(canPrint('a → b ✓', latin)).toBe(true);
    expect(canPrint('שלום', latin)).toBe(false);
  });
});
