// Reads a Word document part by part out of its ZIP, never whole in memory and never more than was allowed.

import { TextDecoder } from 'node:util';
import type yauzl from 'yauzl';
import { openZip } from '../open-zip.ts';
import { maxUnpackedBytes, scanDocx } from '../scan-docx.ts';
import { type ReadBlocks, UnreadableDocument } from './document-blocks.ts';
import { DocxHeadings } from './docx-headings.ts';
import { DocxNumbering } from './docx-numbering.ts';
import { DocxParagraphs } from './docx-paragraphs.ts';
import { guessDocxHeadings } from './guess-docx-headings.ts';
import { type XmlHandler, XmlReader } from './xml-events.ts';

/** @throws UnreadableDocument damaged, too-large, encrypted */
export async function readDocx(bytes: Buffer): Promise<ReadBlocks> {
  // Checked on upload already; what is stored may come from elsewhere, such as a restored backup.
  const finding = await scanDocx(bytes);
  if (finding === 'bomb') throw new UnreadableDocument('too-large');
  if (finding !== 'docx') throw new UnreadableDocument('damaged');
  try {
    const zip = await openZip(bytes);
    const parts = await listParts(zip);
    const budget = { bytes: maxUnpackedBytes };
    const read = async (name: string, handler: XmlHandler) => {
      const entry = parts.get(name);
      if (entry) await readPart(zip, entry, handler, budget);
    };
    const headings = new DocxHeadings();
    await read('word/styles.xml', headings);
    const numbering = new DocxNumbering();
    await read('word/numbering.xml', numbering);
    const paragraphs = new DocxParagraphs(headings.levels(), numbering);
    await read('word/document.xml', paragraphs);
    await read('word/footnotes.xml', paragraphs);
    await read('word/endnotes.xml', paragraphs);
    const blocks = guessDocxHeadings(paragraphs.blocks, paragraphs.bold);
    return { blocks, pages: null, pagesWithoutText: 0 };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument('damaged', error);
  }
}

function listParts(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  return new Promise((resolve, reject) => {
    const parts = new Map<string, yauzl.Entry>();
    zip.on('error', reject);
    zip.on('end', () => resolve(parts));
    zip.on('entry', (entry: yauzl.Entry) => {
      parts.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

async function readPart(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  handler: XmlHandler,
  budget: { bytes: number },
): Promise<void> {
  if (entry.isEncrypted()) throw new UnreadableDocument('encrypted');
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const xml = new XmlReader(handler);
  let decoder: TextDecoder | undefined;
  for await (const chunk of stream) {
    const bytes = chunk as Buffer; // The stream has no encoding set.
    // A list of parts may claim less than is there.
    budget.bytes -= bytes.length;
    if (budget.bytes < 0) throw new UnreadableDocument('too-large');
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    xml.write(decoder.decode(bytes, { stream: true }));
  }
  xml.write(decoder?.decode() ?? '');
  xml.close();
}

function encodingOf(start: Buffer): string {
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  return mark === 'feff' ? 'utf-16be' : 'utf-8';
}
