// Tests of text files as managers save them: what is a heading and which lines belong together.
import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { textBlocks } from './text-blocks.ts';

const read = (text: string) =>
  textBlocks(cleanText(text)).map(({ kind, text }) => (kind === 'heading' ? `# ${text}` : text));

const rules = 'Guests may park for two days.';

it.each<[string, string, readonly string[]]>([
  ['a short line between empty lines', `Lost and found\n\n${rules}`, ['# Lost and found', rules]],
  ['an underlined line', `Parking\n-------\n${rules}`, ['# Parking', rules]],
  ['a line with a mark', `## Parking ##\n${rules}`, ['# Parking', rules]],
  ['shouted lines', `Read this.\nPARKING\n${rules}`, ['Read this.', '# PARKING', rules]],
  ['a part', `Section 4 – Parking\n${rules}`, ['# Section 4 – Parking', rules]],
  ['a rule', `Rule 7:\n\n${rules}`, ['# Rule 7', rules]],
  [
    'a title of two lines',
    `MAPLE COURT\nHOUSE RULES\n\n${rules}`,
    ['# MAPLE COURT HOUSE RULES', rules],
  ],
  ['a question', `Where do guests park?\n\n${rules}`, ['# Where do guests park?', rules]],
])('%s is a heading', (_what, text, blocks) => {
  expect(read(text)).toEqual(blocks);
});

it.each<[string, string, readonly string[]]>([
  [
    'a list with empty lines between',
    'Amenities\n\nPool\n\nGym\n\nSauna',
    ['# Amenities', 'Pool', 'Gym', 'Sauna'],
  ],
  [
    'rules with empty lines between',
    '1. No pets\n\n2. No glass\n\n3. No drums',
    ['1. No pets', '2. No glass', '3. No drums'],
  ],
  [
    'what a line announces',
    'Residents have to bring these:\n\nTheir key\n\nTheir card',
    ['Residents have to bring these:', 'Their key', 'Their card'],
  ],
  ['the last line', `${rules}\n\nThe Board of Directors`, [rules, 'The Board of Directors']],
  [
    'several shouted lines',
    'Read.\n\nNO PETS\nNO GLASS\nNO DRUMS',
    ['Read.', 'NO PETS\nNO GLASS\nNO DRUMS'],
  ],
  [
    'a table of fees',
    'Move-in fee ....... $250\nLate fee .......... 50\nPet deposit    $300',
    ['Move-in fee: $250\nLate fee: 50\nPet deposit $300'],
  ],
  ['numbers alone', '1\n\n2\n\n3 4 5', ['1', '2', '3 4 5']],
])('%s is text', (_what, text, blocks) => {
  expect(read(text)).toEqual(blocks);
});

it('takes each line for a paragraph where no line was broken', () => {
  const long = 'Guests may park on the visitor places for two days. '.repeat(5).trim();
  expect(read(`Guest parking\n${long}\nBicycles\n${long}`)).toEqual([
    '# Guest parking',
    long,
    '# Bicycles',
    long,
  ]);
});

// Such texts tempt loops inside loops: the runner ends a test that hangs.
it.each<[string, string]>([
  ['one endless line', 'x'],
  ['words without a line break', 'word '],
  ['only numbers', '1.'],
  ['numbered lines', '1.1 A\n'],
  ['dots', '. '],
  ['dots and letters', '.....a'],
  ['rules', '---\n'],
  ['hashes', '# '],
  ['shouted lines', 'NO PETS\n\n'],
  ['short lines between empty lines', 'Pets\n\n'],
  ['hyphens', 'ab-\n'],
  ['sums', '$1 '],
])('of nothing but %s loses no letter', (_what, piece) => {
  const text = piece.repeat(400_000 / piece.length);
  const letters = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, '');
  expect(letters(read(text).join('\n'))).toBe(letters(text));
});
