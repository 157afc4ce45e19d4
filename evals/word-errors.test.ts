// Tests of counting word errors.
import { expect, it } from 'vitest';
import { wordErrors } from './word-errors.ts';

it.each([
  ['The office is open.', 'the office is open', 0],
  ['one two three four', 'one two tree four', 0.25],
  ['one two three four', 'one three four', 0.25],
  ['one two', 'one more or two', 1],
  ['one two', '', 1],
])('%s / %s', (said, heard, share) => {
  expect(wordErrors(said, heard)).toBe(share);
});
