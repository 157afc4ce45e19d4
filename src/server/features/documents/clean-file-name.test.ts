// Tests of the names documents are kept under.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, maxNameLength } from './clean-file-name.ts';

describe('file names', () => {
  it.each([
    ['House Rules (2026).pdf', 'House Rules (2026).pdf'],
    ['C:\\Users\\me\\rules.pdf', 'rules.pdf'],
    ['../../etc/rules.txt', 'rules.txt'],
    ['/rules.txt', 'rules.txt'],
    ['Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
    ['規約 🏠.pdf', '規約 🏠.pdf'],
    ['rules\r\nX-Evil: 1.pdf', 'rules X-Evil: 1.pdf'],
    ['ru\0les\u0007.pdf', 'rules.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['rules\u200B.pdf', 'rules.pdf'],
    ['  rules .pdf ', 'rules.pdf'],
    ['.pdf', 'document.pdf'],
    ['', 'document'],
    ['folder/', 'document'],
    ['half \ud800.pdf', 'half \uFFFD.pdf'],
  ])('[INPUT-10] keeps %j as %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  it('[INPUT-10] shortens a long name and keeps its extension', () => {
    const kept = cleanFileName(`${'🏠'.repeat(300)}.docx`);
    expect([...kept]).toHaveLength(maxNameLength);
    expect(kept.endsWith('🏠.docx')).toBe(true);
    expect([...cleanFileName(`rules.${'x'.repeat(300)}`)]).toHaveLength(maxNameLength);
  });

  it('[INPUT-10] whatever is sent: one path part, no hidden characters, cleaning again changes nothing', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '\\', '.', '..', ' ', '\n', '\0', '\u202E', '\uFEFF', 'e\u0301', '.pdf'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const kept = cleanFileName(pieces.join(''));
        expect(kept).not.toMatch(/[/\\\p{Cc}\p{Surrogate}\u202A-\u202E\u2066-\u2069]/u);
        expect([...kept].length).toBeGreaterThan(0);
        expect([...kept].length).toBeLessThanOrEqual(maxNameLength);
        expect(kept).toBe(kept.normalize('NFC'));
        expect(cleanFileName(kept)).toBe(kept);
      }),
    );
  });
});
