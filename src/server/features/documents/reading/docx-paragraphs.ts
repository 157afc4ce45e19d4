// Turns the XML of a Word document into headings, paragraphs and table rows, in the order of reading.
import { cleanText } from './clean-text.ts';
import { type DocumentBlock, UnreadableDocument } from './document-blocks.ts';
import { isContentsLine } from './is-contents-line.ts';
import { maxCharacters } from './reading-limits.ts';
import type { XmlHandler } from './xml-events.ts';

/** What is not part of the text: deleted text, field codes, the second copy of a text box. */
const leftOut = new Set(['del', 'moveFrom', 'instrText', 'delText', 'Fallback', 'rPr', 'sectPr']);

interface OpenParagraph {
  text: string;
  isHeading: boolean;
  isItem: boolean;
  /** A line of the table of contents. */
  isContents: boolean;
}

export class DocxParagraphs implements XmlHandler {
  readonly blocks: DocumentBlock[] = [];
  readonly #headingStyles: ReadonlySet<string>;
  /** Text boxes stand inside paragraphs. */
  readonly #open: OpenParagraph[] = [];
  /** Cells of the rows that are open; a cell may hold a table. */
  readonly #rows: string[][] = [];
  #leftOut = 0;
  #isText = false;
  #characters = 0;

  constructor(headingStyles: ReadonlySet<string>) {
    this.#headingStyles = headingStyles;
  }

  start(name: string, attribute: (name: string) => string | undefined): void {
    if (this.#leftOut > 0 || leftOut.has(name)) {
      this.#leftOut += 1;
      return;
    }
    const paragraph = this.#open.at(-1);
    switch (name) {
      case 'p':
        this.#open.push({ text: '', isHeading: false, isItem: false, isContents: false });
        return;
      case 'pStyle':
        if (paragraph) {
          const style = attribute('val') ?? '';
          paragraph.isHeading = this.#headingStyles.has(style);
          paragraph.isContents = /^TOC/i.test(style);
        }
        return;
      case 'outlineLvl':
        if (paragraph && Number(attribute('val') ?? 9) < 9) paragraph.isHeading = true;
        return;
      case 'numPr':
        if (paragraph) paragraph.isItem = true;
        return;
      case 'tr':
        this.#rows.push([]);
        return;
      case 'tc':
        this.#rows.at(-1)?.push('');
        return;
      case 't':
        this.#isText = true;
        return;
      default:
        this.#add(marks[name] ?? '');
    }
  }

  end(name: string): void {
    if (this.#leftOut > 0) {
      this.#leftOut -= 1;
      return;
    }
    if (name === 't') this.#isText = false;
    else if (name === 'p') this.#endParagraph();
    else if (name === 'tr') this.#endRow();
  }

  text(text: string): void {
    if (this.#isText && this.#leftOut === 0) this.#add(text);
  }

  #add(text: string): void {
    const paragraph = this.#open.at(-1);
    if (!paragraph || text === '') return;
    paragraph.text += text;
    this.#characters += text.length;
    if (this.#characters > maxCharacters) throw new UnreadableDocument('too-large');
  }

  #endParagraph(): void {
    const paragraph = this.#open.pop();
    const text = cleanText(paragraph?.text ?? '');
    if (!paragraph || text === '' || paragraph.isContents || isContentsLine(text)) return;
    const cells = this.#rows.at(-1);
    if (cells && cells.length > 0) {
      const last = cells.length - 1;
      cells[last] = cells[last] ? `${cells[last]} ${text}` : text;
    } else if (paragraph.isHeading) this.#push('heading', text.replaceAll('\n', ' '));
    else this.#push('text', paragraph.isItem ? `• ${text}` : text);
  }

  /** 'Pool hours: 9 AM to 9 PM'; rows of more cells are lists. */
  #endRow(): void {
    const cells = (this.#rows.pop() ?? []).filter((cell) => cell !== '');
    const text = cells.join(cells.length === 2 && !/[:?]$/.test(cells[0] ?? '') ? ': ' : ' | ');
    if (text === '') return;
    const outer = this.#rows.at(-1);
    if (!outer || outer.length === 0) this.#push('text', text);
    else outer[outer.length - 1] = `${outer.at(-1) ?? ''} ${text}`.trim();
  }

  #push(kind: DocumentBlock['kind'], text: string): void {
    this.blocks.push({ kind, text, page: null });
  }
}

const marks: Record<string, string> = {
  tab: ' ',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  ptab: ' ',
};
