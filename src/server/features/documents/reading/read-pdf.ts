// Reads a PDF page by page. Nothing in it is run or fetched.

import { getDocumentProxy } from 'unpdf';
import { maxCharacters, maxPages } from '#shared/domain/document-limits.ts';
import { hasWords } from './clean-text.ts';
import { type ReadBlocks, UnreadableDocument } from './document-blocks.ts';
import { pdfBlocks } from './pdf-blocks.ts';
import { linesOfPage, type PdfLine } from './pdf-lines.ts';
import type { PdfPiece } from './pdf-segments.ts';

/** @throws UnreadableDocument encrypted, damaged, too-large, no-text, unsupported */
export async function readPdf(bytes: Uint8Array): Promise<ReadBlocks> {
  const pdf = await open(bytes);
  if (pdf.numPages > maxPages) throw new UnreadableDocument('too-large');
  const pages: PdfLine[][] = [];
  let characters = 0;
  let broken = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const lines = await readPage(pdf, number).catch(() => null);
    if (!lines) broken += 1;
    for (const { text } of lines ?? []) characters += text.length + 1;
    if (characters > maxCharacters) throw new UnreadableDocument('too-large');
    pages.push(lines ?? []);
  }
  if (broken === pages.length) throw new UnreadableDocument('damaged');
  const pagesWithoutText = pages.filter(
    (lines) => !lines.some(({ text }) => hasWords(text)),
  ).length;
  if (pagesWithoutText === pages.length) {
    throw new UnreadableDocument(broken > 0 ? 'damaged' : 'no-text');
  }
  if (await isShell(pdf, pages)) throw new UnreadableDocument('unsupported');
  return { blocks: pdfBlocks(pages), pages: pages.length, pagesWithoutText };
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, { isEvalSupported: false, verbosity: 0 });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableDocument(isLocked ? 'encrypted' : 'damaged', error);
  }
}

async function readPage(pdf: Pdf, number: number): Promise<PdfLine[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return linesOfPage(items.filter((item): item is typeof item & PdfPiece => 'str' in item));
}

/** A form or portfolio whose only page asks for another program. */
async function isShell(pdf: Pdf, pages: readonly (readonly PdfLine[])[]): Promise<boolean> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} as Record<string, unknown> }));
  const { IsXFAPresent, IsCollectionPresent } = info as Record<string, unknown>;
  if (!IsXFAPresent && !IsCollectionPresent) return false;
  const text = pages.flat().map((line) => line.text);
  return pages.length === 1 && /^(please wait|for the best experience)/i.test(text.join(' '));
}
