// Reads one document of any kind into passages, or says why that cannot be done.
import type { DocumentPassage } from '#engine/conversation.ts';
import type { DocumentExtension } from '#shared/domain/document-limits.ts';
import { countWords } from './clean-text.ts';
import { cutPassages } from './cut-passages.ts';
import { type ReadBlocks, UnreadableDocument } from './document-blocks.ts';
import { maxPassages } from './reading-limits.ts';
import { pagesWithoutTextNote, type ReadingProblem } from './reading-problems.ts';

export interface ReadDocument {
  passages: DocumentPassage[];
  /** null where the format has no pages. */
  pages: number | null;
  words: number;
  /** What a person should know although it was read, '' for nothing. */
  note: string;
}

export type ReadingResult = ReadDocument | { problem: ReadingProblem };

/** Never rejects for what is in the file. */
export async function readDocument(
  extension: DocumentExtension,
  bytes: Buffer,
): Promise<ReadingResult> {
  try {
    const { blocks, pages, pagesWithoutText } = await readBlocks(extension, bytes);
    const passages = cutPassages(blocks);
    if (passages.length === 0) return { problem: 'empty' };
    if (passages.length > maxPassages) return { problem: 'too-large' };
    const words = blocks.reduce((sum, { text }) => sum + countWords(text), 0);
    const isPartly = pages !== null && pagesWithoutText * 2 >= pages;
    return {
      passages,
      pages,
      words,
      note: isPartly ? pagesWithoutTextNote(pagesWithoutText, pages) : '',
    };
  } catch (error) {
    return { problem: error instanceof UnreadableDocument ? error.problem : 'damaged' };
  }
}

/** What a format needs is loaded only for it. */
async function readBlocks(extension: DocumentExtension, bytes: Buffer): Promise<ReadBlocks> {
  switch (extension) {
    case 'pdf': {
      const { readPdf } = await import('./read-pdf.ts');
      return readPdf(new Uint8Array(bytes));
    }
    case 'docx': {
      const { readDocx } = await import('./read-docx.ts');
      return readDocx(bytes);
    }
    case 'txt': {
      const { readText } = await import('./read-text.ts');
      return readText(bytes);
    }
  }
}
