// Text as the PDF's font can print it. A character without a glyph would print as an empty box;
// it becomes its closest form, or a mark that says that it is not printed.

/** Stands for any run of characters without a glyph. */
export const notPrintable = '[not printable here]';

/** `hasGlyph` tells whether the font can draw a code point. */
export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const printed: string[] = [];
  for (const character of cleaned(text)) {
    const drawn = drawable(character, hasGlyph);
    if (drawn !== undefined) printed.push(drawn);
    else if (printed.at(-1) !== notPrintable) printed.push(notPrintable);
  }
  // Several words of such a script are one gap.
  return printed.join('').replace(repeatedMarks, notPrintable);
}

/** Whether nothing of it is left out. */
export function canPrint(text: string, hasGlyph: (codePoint: number) => boolean): boolean {
  return [...cleaned(text)].every((character) => drawable(character, hasGlyph) !== undefined);
}

function cleaned(text: string): string {
  return text.normalize('NFC').replace(lineBreaks, '\n').replace(unseen, '');
}

const repeatedMarks = /\[not printable here\](?:[ ,.·-]*\[not printable here\])+/g;
const lineBreaks = /\r\n|[\r\u0085\u2028\u2029\v\f]/g;
/** Controls, joiners, direction marks, variation selectors, tags: they have no look of their own. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/gu;

const closest: Record<string, string> = {
  '\t': '    ',
  '→': '->',
  '⇒': '=>',
  '←': '<-',
  '↔': '<->',
  '➜': '->',
  '➔': '->',
  '►': '>',
  '▶': '>',
  '‣': '•',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '○': '•',
  '□': '[ ]',
  '☐': '[ ]',
  '✓': '[check]',
  '✔': '[check]',
  '☑': '[x]',
  '✅': '[check]',
  '✗': '×',
  '✘': '×',
  '❌': '×',
  '★': '*',
  '☆': '*',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '≈': '~',
  '☎': 'Tel.',
  '📞': 'Tel.',
};

function drawable(character: string, hasGlyph: (codePoint: number) => boolean) {
  if (character === '\n' || isDrawn(character, hasGlyph)) return character;
  const replacement = closest[character] ?? character.normalize('NFKC');
  return replacement !== character && isDrawn(replacement, hasGlyph) ? replacement : undefined;
}

function isDrawn(text: string, hasGlyph: (codePoint: number) => boolean): boolean {
  return [...text].every((character) => hasGlyph(character.codePointAt(0) ?? 0));
}
