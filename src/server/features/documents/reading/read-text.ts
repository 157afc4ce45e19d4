// Reads a text file: its encoding, its paragraphs and what looks like a heading.
import { cleanText } from './clean-text.ts';
import { type DocumentBlock, type ReadBlocks, UnreadableDocument } from './document-blocks.ts';
import { isContentsLine } from './is-contents-line.ts';
import { joinLines } from './join-lines.ts';
import { looksLikeHeading } from './looks-like-heading.ts';
import { maxCharacters } from './reading-limits.ts';

/** @throws UnreadableDocument too-large */
export function readText(bytes: Uint8Array): ReadBlocks {
  const text = decodeText(bytes);
  if (text.length > maxCharacters) throw new UnreadableDocument('too-large');
  const paragraphs = cleanText(text).split(/\n{2,}/);
  return { blocks: paragraphs.flatMap(blocksOf), pages: null, pagesWithoutText: 0 };
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

function blocksOf(paragraph: string): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  const lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) blocks.push({ kind: 'text', text: joinLines(lines), page: null });
    lines.length = 0;
  };
  const all = paragraph.split('\n').filter((line) => line !== '');
  for (const [index, line] of all.entries()) {
    if (isRule(line) || isContentsLine(line)) continue;
    const marked = /^#{1,6} +(.+?)[ #]*$/.exec(line)?.[1];
    const isUnderlined = isRule(all[index + 1] ?? '') && line.length <= 100;
    const standsOut = all.length === 1 || (line.length <= 50 && (all[1] ?? '').length >= 60);
    const isTitle = index === 0 && looksLikeHeading(line, { standsOut });
    if (marked || isUnderlined || isTitle) {
      flush();
      blocks.push({ kind: 'heading', text: marked ?? line, page: null });
    } else lines.push(line);
  }
  flush();
  return blocks;
}

const isRule = (line: string): boolean => /^([=\-_*~])\1{2,}$/.test(line);
