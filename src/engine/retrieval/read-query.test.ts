import { describe, expect, it } from 'vitest';
import { noEnglish } from '#engine/english.ts';
import { compilePassages } from './compile-passages.ts';
import { readQuery } from './read-query.ts';

const { vocabulary } = compilePassages(
  [
    {
      id: 'faq:0',
      kind: 'faq',
      title: 'When is the laundry open?',
      text: 'Washers run until ten.',
      keys: ['When is the laundry open?'],
    },
  ],
  noEnglish,
);

describe('a question with slips of spelling', () => {
  it.each([
    ['Laudry hours?', 'laundry hours?'],
    ['were are the WAHSERS', 'were are the washers'],
    ['When is the laundry open?', 'When is the laundry open?'],
  ])('“%s” is meant as “%s”', (text, meant) => {
    expect(readQuery(vocabulary, text).mended).toBe(meant);
  });
});
