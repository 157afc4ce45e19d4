// Turns the XML of a Word document into headings, paragraphs and table rows, in the order of reading.
import { maxCharacters } from '#shared/domain/document-limits.ts';
import { cleanText } from './clean-text.ts';
import { type DocumentBlock, UnreadableDocument } from './document-blocks.ts';
import { levelOfOutline } from './docx-headings.ts';
import type { DocxNumbering } from './docx-numbering.ts';
import { isContentsLine } from './is-contents-line.ts';
import { joinCells } from './join-cells.ts';
import type { XmlHandler } from './xml-events.ts';

/** What is not part of the text: deleted text, field codes, the second copy of a text box. */
const leftOut = new Set(['del', 'moveFrom', 'instrText', 'delText', 'Fallback', 'rPr', 'sectPr']);

interface OpenParagraph {
  text: string;
  /** Of a heading, see DocxHeadings. */
  level: number | null;
  /** So far without a letter that is not. */
  isBold: boolean;
  /** The list it is an item of, '' for none. */
  list: string;
  depth: number;
  /** A line of the table of contents. */
  isContents: boolean;
}

export class DocxParagraphs implements XmlHandler {
  readonly blocks: DocumentBlock[] = [];
  /** Those of the blocks that are bold throughout. */
  readonly bold = new Set<DocumentBlock>();
  readonly #headingLevels: ReadonlyMap<string, number>;
  readonly #numbering: DocxNumbering;
  /** Text boxes stand inside paragraphs. */
  readonly #open: OpenParagraph[] = [];
  /** Cells of the rows that are open; a cell may hold a table. */
  readonly #rows: string[][] = [];
  #leftOut = 0;
  #isText = false;
  #isBold = false;
  #characters = 0;

  constructor(headingLevels: ReadonlyMap<string, number>, numbering: DocxNumbering) {
    this.#headingLevels = headingLevels;
    this.#numbering = numbering;
  }

  start(name: string, attribute: (name: string) => string | undefined): void {
    if (this.#leftOut > 0 || leftOut.has(name)) {
      if (name === 'b') this.#isBold = !/^(0|false|off)$/.test(attribute('val') ?? '');
      this.#leftOut += 1;
      return;
    }
    const paragraph = this.#open.at(-1);
    switch (name) {
      case 'p':
        this.#open.push({
          text: '',
          level: null,
          isBold: true,
          list: '',
          depth: 0,
          isContents: false,
        });
        return;
      case 'r':
        this.#isBold = false;
        return;
      case 'pStyle':
        if (paragraph) {
          const style = attribute('val') ?? '';
          paragraph.level = this.#headingLevels.get(style) ?? null;
          paragraph.isContents = /^TOC/i.test(style);
        }
        return;
      case 'outlineLvl':
        if (paragraph) paragraph.level = levelOfOutline(attribute('val')) ?? paragraph.level;
        return;
      case 'numId':
        // 0 takes a paragraph out of the list of its style.
        if (paragraph) paragraph.list = (attribute('val') ?? '').replace(/^0$/, '');
        return;
      case 'ilvl':
        if (paragraph) paragraph.depth = Number(attribute('val') ?? 0);
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
    if (!this.#isBold && text.trim() !== '') paragraph.isBold = false;
    this.#characters += text.length;
    if (this.#characters > maxCharacters) throw new UnreadableDocument('too-large');
  }

  #endParagraph(): void {
    const paragraph = this.#open.pop();
    const words = cleanText(paragraph?.text ?? '');
    if (!paragraph || words === '' || paragraph.isContents || isContentsLine(words)) return;
    const label = paragraph.list && this.#numbering.label(paragraph.list, paragraph.depth);
    const isBare = label === '' || (label === '•' && paragraph.level !== null);
    const text = isBare ? words : `${label} ${words}`;
    const cells = this.#rows.at(-1);
    if (cells && cells.length > 0) {
      const last = cells.length - 1;
      cells[last] = cells[last] ? `${cells[last]} ${text}` : text;
    } else if (paragraph.level !== null) {
      const heading = text.replaceAll('\n', ' ');
      this.blocks.push({ kind: 'heading', text: heading, page: null, rank: paragraph.level });
    } else {
      const block = this.#pushText(text);
      if (paragraph.isBold) this.bold.add(block);
    }
  }

  #endRow(): void {
    const text = joinCells((this.#rows.pop() ?? []).filter((cell) => cell !== ''));
    if (text === '') return;
    const outer = this.#rows.at(-1);
    if (!outer || outer.length === 0) this.#pushText(text);
    else outer[outer.length - 1] = `${outer.at(-1) ?? ''} ${text}`.trim();
  }

  #pushText(text: string): DocumentBlock {
    const block: DocumentBlock = { kind: 'text', text, page: null };
    this.blocks.push(block);
    return block;
  }
}

const marks: Record<string, string> = {
  tab: ' ',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  ptab: ' ',
};
