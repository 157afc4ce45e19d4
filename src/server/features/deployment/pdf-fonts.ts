// The PDF's font, Noto Sans: Latin, Cyrillic, Greek and Vietnamese. It is read once; every file then
// embeds only the characters it uses.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readOnce } from '#server/platform/read-once.ts';

export type FontName = 'regular' | 'bold';

/** Tells whether the font can draw a code point. */
export type GlyphTest = (codePoint: number) => boolean;

/** Makes both fonts known to a document under their names. */
export async function addFonts(doc: PDFKit.PDFDocument): Promise<Record<FontName, GlyphTest>> {
  const bytes = await loadFonts();
  return {
    regular: addFont(doc, 'regular', bytes.regular),
    bold: addFont(doc, 'bold', bytes.bold),
  };
}

/** What pdfkit's types leave out: the font in use, and where it keeps fonts by name. */
interface FontInternals {
  _font: DocumentFont;
  _fontFamilies: Record<string, DocumentFont>;
  _fontCount: number;
}

/** The font as one document embeds it, around the font as it was read from its file. */
interface DocumentFont {
  font: ReadFont;
  constructor: new (doc: PDFKit.PDFDocument, font: ReadFont, id: string) => DocumentFont;
}

interface ReadFont {
  hasGlyphForCodePoint: GlyphTest;
}

const known = new Map<FontName, { font: ReadFont; embed: DocumentFont['constructor'] }>();

/**
 * pdfkit reads a font anew for every document, and reading its kerning takes longer than all the
 * rest. So later documents are handed the font that the first one has read.
 */
function addFont(doc: PDFKit.PDFDocument, name: FontName, bytes: Buffer): GlyphTest {
  const internals = doc as unknown as FontInternals;
  const former = known.get(name);
  if (former) {
    internals._fontCount += 1;
    const id = `F${internals._fontCount}`;
    internals._fontFamilies[name] = new former.embed(doc, former.font, id);
    return (codePoint) => former.font.hasGlyphForCodePoint(codePoint);
  }
  doc.registerFont(name, bytes).font(name);
  const { _font: first } = internals;
  const { font } = first;
  known.set(name, { font, embed: first.constructor });
  return (codePoint) => font.hasGlyphForCodePoint(codePoint);
}

const loadFonts = readOnce(readFonts);

async function readFonts(): Promise<Record<FontName, Buffer>> {
  const { resolve } = createRequire(import.meta.url);
  const folder = '@expo-google-fonts/noto-sans';
  const [regular, bold] = await Promise.all([
    readFile(resolve(`${folder}/400Regular/NotoSans_400Regular.ttf`)),
    readFile(resolve(`${folder}/700Bold/NotoSans_700Bold.ttf`)),
  ]);
  return { regular, bold };
}
