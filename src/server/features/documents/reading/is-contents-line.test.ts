// Tests of what counts as a line of a table of contents.
import { expect, it } from 'vitest';
import { isContentsLine } from './is-contents-line.ts';

it.each([
  ['Quiet Hours . . . . . . . . 12', true],
  ['3.2 Parking........iv', true],
  ['Pets …… 7', true],
  ['Table of Contents', true],
  ['Quiet hours are from 10 PM to 7', false],
  ['Wait... 5', false],
  ['Late fee ........ 50', false],
  ['Fees ........ 50', true],
  ['The contents of a unit are insured by its owner.', false],
])('%j: %s', (line, expected) => {
  expect(isContentsLine(line)).toBe(expected);
});
