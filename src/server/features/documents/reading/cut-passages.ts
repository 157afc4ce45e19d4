// Cuts a document into passages: what retrieval ranks and replies quote.
import type { DocumentPassage } from '#engine/conversation.ts';
import { countWords, hasWords } from './clean-text.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { maxHeadingLength, maxPassageLength } from './reading-limits.ts';
import { splitSentences } from './split-sentences.ts';

/** Short paragraphs under one heading share a passage until it has so many characters. */
const enoughForOnePassage = 300;
/** In words. */
const longestMereTitle = 3;

/**
 * At most 600 characters each, on sentence borders where a sentence is no longer than that; none is
 * without a word. A heading with nothing below it is kept as a passage if it may say something, such as
 * 'Pool closed on Mondays', or if there is nothing else.
 */
export function cutPassages(blocks: readonly DocumentBlock[]): DocumentPassage[] {
  const passages: DocumentPassage[] = [];
  const mereTitles: DocumentBlock[] = [];
  let heading = '';
  let headingPage: number | null = null;
  let isHeadingUsed = true;
  let open: DocumentPassage | null = null;

  for (const block of blocks) {
    if (block.kind === 'heading') {
      // Two headings in a row: the first is a title with nothing below it.
      keepUnusedHeading();
      heading = cutAt(block.text, maxHeadingLength)[0] ?? '';
      headingPage = block.page;
      isHeadingUsed = false;
      open = null;
      continue;
    }
    for (const text of piecesOf(block.text)) {
      if (!hasWords(text)) continue;
      isHeadingUsed = true;
      if (open && open.page === block.page && fitsTogether(open.text, text)) {
        open.text = `${open.text}\n${text}`;
      } else {
        open = { text, heading, page: block.page };
        passages.push(open);
      }
    }
  }
  keepUnusedHeading();
  return passages.length > 0 || mereTitles.length === 0 ? passages : cutPassages(mereTitles);

  function keepUnusedHeading(): void {
    if (isHeadingUsed || !hasWords(heading)) return;
    if (countWords(heading) > longestMereTitle) {
      passages.push({ text: heading, heading: '', page: headingPage });
    } else mereTitles.push({ kind: 'text', text: heading, page: headingPage });
  }
}

function fitsTogether(open: string, text: string): boolean {
  return open.length < enoughForOnePassage && open.length + 1 + text.length <= maxPassageLength;
}

/** A paragraph whole, or in pieces of about equal length. */
function piecesOf(text: string): string[] {
  if (text.length <= maxPassageLength) return [text];
  const parts = splitSentences(text).flatMap((sentence) => cutAt(sentence, maxPassageLength));
  const count = Math.ceil(text.length / maxPassageLength);
  const wanted = Math.min(maxPassageLength, Math.ceil(text.length / count) + 60);
  const pieces: string[] = [];
  for (const part of parts) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= wanted) {
      pieces[pieces.length - 1] = `${last} ${part}`;
    } else pieces.push(part);
  }
  return pieces;
}

/** Where a clause ends, else between words, else anywhere but inside a character. */
function cutAt(text: string, maxLength: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > maxLength) {
    const head = rest.slice(0, maxLength + 1);
    const clause =
      Math.max(head.lastIndexOf('; '), head.lastIndexOf(', '), head.lastIndexOf(': ')) + 1;
    const word = head.lastIndexOf(' ');
    let at = clause > maxLength / 2 ? clause : word > 0 ? word : maxLength;
    if (isInsideCharacter(rest, at)) at -= 1;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}

function isInsideCharacter(text: string, at: number): boolean {
  return /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1));
}
