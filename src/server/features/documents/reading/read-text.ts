// Reads a text file: its encoding, then its headings and paragraphs.
import { maxCharacters } from '#shared/domain/document-limits.ts';
import { cleanText } from './clean-text.ts';
import { type ReadBlocks, UnreadableDocument } from './document-blocks.ts';
import { textBlocks } from './text-blocks.ts';

/** @throws UnreadableDocument too-large */
export function readText(bytes: Uint8Array): ReadBlocks {
  const text = decodeText(bytes);
  if (text.length > maxCharacters) throw new UnreadableDocument('too-large');
  return { blocks: textBlocks(cleanText(text)), pages: null, pagesWithoutText: 0 };
}

/** The byte order mark decides; without one UTF-8 if every byte of it is valid, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 3)).toString('hex');
  if (mark.startsWith('fffe')) return new TextDecoder('utf-16le').decode(bytes);
  if (mark.startsWith('feff')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return mark === 'efbbbf' ? new TextDecoder().decode(bytes) : decodeWindows1252(bytes);
  }
}

/** Node 20's own decoder takes Windows-1252 for Latin-1, which has no dashes, quotes or euro signs. */
function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (char) => windows1252[char.charCodeAt(0) - 0x80] ?? char);
}

const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
