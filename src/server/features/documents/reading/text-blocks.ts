// Makes headings and paragraphs of the lines of a text file.
import { demoteLists } from './demote-lists.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { headingRank } from './heading-rank.ts';
import { isContentsLine } from './is-contents-line.ts';
import { joinLines } from './join-lines.ts';
import { isHeadingAlone, isMarkedHeading } from './looks-like-heading.ts';
import { opensParagraph } from './opens-paragraph.ts';
import { spellLeaders } from './spell-leaders.ts';

/** @param text clean, see cleanText() */
export function textBlocks(text: string): DocumentBlock[] {
  const paragraphs = paragraphsOf(text);
  const blocks: DocumentBlock[] = [];
  let above = '';
  for (const [index, lines] of paragraphs.entries()) {
    const below = paragraphs[index + 1] ?? [];
    const found = blocksOf(lines, above, below[0] ?? '');
    blocks.push(...found);
    // 'Please bring:' reaches down to its last item, which sentences do not follow.
    const isItem = above.endsWith(':') && lines.length === 1 && !endsSentence.test(lines[0] ?? '');
    const isInList = isItem && found[0]?.kind === 'text' && !endsSentence.test(below.at(-1) ?? '');
    if (!isInList) above = lines.at(-1) ?? '';
  }
  return demoteLists(blocks);
}

const endsSentence = /[.!?]$/;

function paragraphsOf(text: string): string[][] {
  const separator = isUnwrapped(text) ? /\n+/ : /\n{2,}/;
  return text
    .split(separator)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => line !== '' && !isContentsLine(line))
        .map(spellLeaders),
    )
    .filter((lines) => lines.some((line) => !isRule(line)));
}

/** Most of it stands in lines that no sheet has room for: each line is a paragraph. */
function isUnwrapped(text: string): boolean {
  const long = text.split('\n').filter((line) => line.length > widestSheet);
  return long.reduce((sum, line) => sum + line.length, 0) > text.length / 2;
}

const widestSheet = 180;

/** @param before the last line above, @param after the first one below */
function blocksOf(lines: readonly string[], before: string, after: string): DocumentBlock[] {
  const [first = '', second] = lines;
  // A title that takes two lines, alone on top of the document.
  if (before === '' && lines.length === 2 && lines.every(isMarkedHeading)) {
    return [headingOf(`${first} ${second}`)];
  }
  const blocks: DocumentBlock[] = [];
  const open: string[] = [];
  const flush = () => {
    if (open.length > 0) blocks.push({ kind: 'text', text: joinLines(open), page: null });
    open.length = 0;
  };
  const width = lines.reduce((widest, line) => Math.max(widest, line.length), 0);
  for (const [index, line] of lines.entries()) {
    if (isRule(line)) continue;
    const next = lines[index + 1];
    const heading =
      markedHeading(line, next) ??
      (lines.length === 1 && isHeadingAlone(line, before, after) ? headingOf(line) : null) ??
      (next && opensParagraph(line, open.at(-1) ?? '', next, width) ? headingOf(line) : null);
    if (heading) {
      flush();
      blocks.push(heading);
    } else open.push(line);
  }
  flush();
  return blocks;
}

/** '# Parking', or a line with a rule under it. */
function markedHeading(line: string, next = ''): DocumentBlock | null {
  if (line.length > 100) return null;
  const [, hashes, words] = /^(#{1,6}) +(.+?)[ #]*$/.exec(line) ?? [];
  if (hashes && words) return { kind: 'heading', text: words, page: null, rank: hashes.length };
  if (!isRule(next)) return null;
  const rank = next.startsWith('=') ? 1 : next.startsWith('-') ? 2 : 3;
  return { kind: 'heading', text: line, page: null, rank };
}

function headingOf(line: string): DocumentBlock {
  const text = line.replace(/ ?:$/, '');
  return { kind: 'heading', text, page: null, rank: headingRank(line), isGuess: true };
}

const isRule = (line: string): boolean => /^([=\-_*~])\1{2,}$/.test(line);
