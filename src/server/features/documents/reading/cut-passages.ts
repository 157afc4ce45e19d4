// Cuts a document into passages: what retrieval ranks and replies quote.
import type { DocumentPassage } from '#engine/conversation.ts';
import { countWords, hasWords } from './clean-text.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { HeadingTrail } from './heading-trail.ts';
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
export function cutPassages(whole: readonly DocumentBlock[]): DocumentPassage[] {
  const blocks = whole.map(withShortHeading);
  const passages: DocumentPassage[] = [];
  const mereTitles: DocumentBlock[] = [];
  const trail = new HeadingTrail(blocks);
  const isTitle = (heading: DocumentBlock) =>
    trail.isTitle(heading) || (heading === blocks[0] && heading.isGuess === true);
  let nearest: DocumentBlock | null = null;
  let isUsed = true;
  let open: DocumentPassage | null = null;

  for (const block of blocks) {
    if (block.kind === 'heading') {
      const before = nearest;
      nearest = block;
      trail.add(block, isUsed);
      // Two headings in a row: the first is a title with nothing below it, or the wider one.
      if (before && !trail.isBelow(before)) keepUnused(before);
      isUsed = false;
      open = null;
      continue;
    }
    for (const text of piecesOf(block.text)) {
      if (!hasWords(text)) continue;
      isUsed = true;
      if (open && open.page === block.page && fitsTogether(open.text, text)) {
        open.text = `${open.text}\n${text}`;
      } else {
        open = { text, heading: trail.text(), page: block.page };
        passages.push(open);
      }
    }
  }
  if (nearest) keepUnused(nearest);
  return passages.length > 0 || mereTitles.length === 0 ? passages : cutPassages(mereTitles);

  function keepUnused(heading: DocumentBlock): void {
    if (isUsed || !hasWords(heading.text)) return;
    const { text, page } = heading;
    if (countWords(text) > longestMereTitle && !isTitle(heading))
      passages.push({ text, heading: '', page });
    else mereTitles.push({ kind: 'text', text, page });
  }
}

function withShortHeading(block: DocumentBlock): DocumentBlock {
  if (block.kind === 'text' || block.text.length <= maxHeadingLength) return block;
  return { ...block, text: cutAt(block.text, maxHeadingLength)[0] ?? '' };
}

function fitsTogether(open: string, text: string): boolean {
  // What a list is introduced by stays with its first items.
  const isEnough = open.length >= enoughForOnePassage && !open.endsWith(':');
  return !isEnough && open.length + 1 + text.length <= maxPassageLength;
}

interface Part {
  text: string;
  /** What stood in front of it. */
  border: ' ' | '\n';
}

/** A paragraph whole, or in pieces of about equal length: between lines if it has any, else sentences. */
function piecesOf(text: string): string[] {
  if (text.length <= maxPassageLength) return [text];
  const count = Math.ceil(text.length / maxPassageLength);
  const wanted = Math.min(maxPassageLength, Math.ceil(text.length / count) + 60);
  const pieces: string[] = [];
  for (const part of text.split('\n').flatMap(partsOf)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + 1 + part.text.length <= wanted) {
      pieces[pieces.length - 1] = `${last}${part.border}${part.text}`;
    } else pieces.push(part.text);
  }
  return pieces;
}

function partsOf(line: string): Part[] {
  if (line.length <= maxPassageLength) return [{ text: line, border: '\n' }];
  return splitSentences(line)
    .flatMap((sentence) => cutAt(sentence, maxPassageLength))
    .map((text, index) => ({ text, border: index === 0 ? '\n' : ' ' }));
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
