// Tests of how much was read, in words.
import { expect, it } from 'vitest';
import { readingSize } from './reading-size.ts';

it.each([
  [12, 3400, '12 pages · 3,400 words'],
  [1, 1, '1 page · 1 word'],
  [null, 900, '900 words'],
  [null, null, ''],
])('%s pages and %s words read as %j', (pages, words, text) => {
  expect(readingSize({ pages, words })).toBe(text);
});
