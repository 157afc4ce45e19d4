// Writes tagged text into a PDF: fonts, colours, page measures, and the rule that every character
// is either drawn or marked readably. What stands where is decided in configuration-pdf.ts.
import { setImmediate as nextTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { addFonts, type FontName } from './pdf-fonts.ts';
import { canPrint, printableText } from './printable-text.ts';

/** US Letter, in points. */
export const page = { width: 612, height: 792, margin: 54, right: 558, top: 72, bottom: 64 };

export const color = {
  night: '#141e36',
  lamp: '#ffb648',
  paper: '#fffdf9',
  ink: '#16213a',
  soft: '#4c566b',
  faint: '#bcc6dc',
  primary: '#20355e',
  rule: '#e4dbcb',
} as const;

export interface TextStyle {
  tag: 'H1' | 'H2' | 'H3' | 'P';
  font: FontName;
  size: number;
  color: string;
  x: number;
  y: number;
  width: number;
}

export interface PdfWriter {
  doc: PDFKit.PDFDocument;
  /** Writes on from `y`, over as many pages as it takes; `doc.y` is then below the text. */
  write(text: string, style: TextStyle): void;
  /** Whether every character of it is drawn as it is, or in its closest form. */
  canPrint(text: string): boolean;
  /** Height in points that `write` would take. */
  heightOf(text: string, style: Pick<TextStyle, 'font' | 'size' | 'width'>): number;
  /** Starts a new page unless `height` points are left on this one. */
  keepTogether(height: number): void;
  /** Draws what a screen reader passes over. */
  decoration(draw: () => void): void;
  /** One small line outside the text, cut with … when too long. */
  running(text: string, place: { x: number; y: number; width: number; align?: 'right' }): void;
  /** Lets other requests run while a long file is written. */
  breathe(): Promise<void>;
  finish(): Promise<Buffer>;
}

interface DocumentFacts {
  title: string;
  author: string;
  createdAt: Date;
}

export async function createPdfWriter(facts: DocumentFacts): Promise<PdfWriter> {
  const { title, author, createdAt } = facts;
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margins: { left: page.margin, right: page.margin, top: page.top, bottom: page.bottom },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: createdAt },
    // No standard font: they know Western Latin letters only.
    font: '',
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const glyphTests = await addFonts(doc);
  const prepared = (text: string, font: FontName) => printableText(text, glyphTests[font]);
  let lastBreath = performance.now();

  return {
    doc,
    write(text, { tag, font, size, color: fill, x, y, width }) {
      const content = () => {
        doc.font(font).fontSize(size).fillColor(fill);
        doc.text(prepared(text, font), x, y, { width, lineGap: size * 0.18 });
      };
      doc.addStructure(doc.struct(tag, {}, content));
    },
    canPrint: (text) => canPrint(text, glyphTests.regular),
    heightOf(text, { font, size, width }) {
      doc.font(font).fontSize(size);
      return doc.heightOfString(prepared(text, font), { width, lineGap: size * 0.18 });
    },
    keepTogether(height) {
      if (doc.y + height > page.height - page.bottom) doc.addPage();
    },
    decoration(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    running(text, { x, y, width, align }) {
      doc.markContent('Artifact', { type: 'Pagination' });
      doc.font('regular').fontSize(8.5).fillColor(color.soft);
      const options = { width, align, height: 12, ellipsis: true } as const;
      doc.text(prepared(text.replace(/\s+/g, ' '), 'regular'), x, y, options);
      doc.endMarkedContent();
    },
    async breathe() {
      if (performance.now() - lastBreath < 20) return;
      await nextTurn();
      lastBreath = performance.now();
    },
    async finish() {
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
