import { expect, it } from 'vitest';
import { mendSpelling } from './mend-spelling.ts';
import { ordinaryWords } from './ordinary-words.ts';

it.each([
  ['floding', 'flooding'],
  ['smoek', 'smoke'],
  ['cieling', 'ceiling'],
  ['sparkng', 'sparking'],
  ['burnig', 'burning'],
  ['celing', 'ceiling'],
  ['unconcious', 'unconscious'],
  ['elevater', 'elevator'],
])('"%s" was meant to be "%s"', (typed, meant) => {
  expect(mendSpelling(typed)).toBe(meant);
});

it.each(['floor', 'walter', 'leasing', 'spoke', 'rent', 'tire', 'wire', 'frame', ''])(
  '"%s" is a word of its own',
  (word) => {
    expect(mendSpelling(word)).toBe(word);
  },
);

it('no everyday word of the list is ever changed', () => {
  for (const word of ordinaryWords) expect(mendSpelling(word)).toBe(word);
});
