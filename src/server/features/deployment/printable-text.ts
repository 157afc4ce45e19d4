// Text as the PDF's font can print it. A character without a glyph would print as an empty box;
// it becomes its closest form or a readable mark such as [U+1F600].

/** `hasGlyph` tells whether the font can draw a code point. */
export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const printed: string[] = [];
  let missing: string[] = [];
  const flush = () => {
    if (missing.length > 0) printed.push(`[${missing.join(' ')}]`);
    missing = [];
  };
  for (const character of text.normalize('NFC').replace(lineBreaks, '\n').replace(unseen, '')) {
    const drawn = drawable(character, hasGlyph);
    if (drawn === undefined) {
      missing.push(codePointName(character));
    } else {
      flush();
      printed.push(drawn);
    }
  }
  flush();
  return printed.join('');
}

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
  '✓': '[x]',
  '✔': '[x]',
  '☑': '[x]',
  '✅': '[x]',
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
  if (character === '\n' || canDraw(character, hasGlyph)) return character;
  const replacement = closest[character] ?? character.normalize('NFKC');
  return replacement !== character && canDraw(replacement, hasGlyph) ? replacement : undefined;
}

function canDraw(text: string, hasGlyph: (codePoint: number) => boolean): boolean {
  return [...text].every((character) => hasGlyph(character.codePointAt(0) ?? 0));
}

function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
