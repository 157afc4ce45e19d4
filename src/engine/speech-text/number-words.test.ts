// Tests of numbers in words.
import { describe, expect, it } from 'vitest';
import {
  cardinalWords,
  decimalWords,
  digitWords,
  ordinalWords,
  pairWords,
} from './number-words.ts';

describe('numbers in words', () => {
  it.each([
    [0, 'zero', 'zeroth'],
    [5, 'five', 'fifth'],
    [12, 'twelve', 'twelfth'],
    [19, 'nineteen', 'nineteenth'],
    [20, 'twenty', 'twentieth'],
    [21, 'twenty-one', 'twenty-first'],
    [100, 'one hundred', 'one hundredth'],
    [342, 'three hundred forty-two', 'three hundred forty-second'],
    [1_003, 'one thousand three', 'one thousand third'],
    [2_000_000, 'two million', 'two millionth'],
    [1e12 + 1, 'one trillion one', 'one trillion first'],
  ])('%d', (number, cardinal, ordinal) => {
    expect(cardinalWords(number)).toBe(cardinal);
    expect(ordinalWords(number)).toBe(ordinal);
  });

  it.each([
    ['1204', 'twelve oh four'],
    ['1900', 'nineteen hundred'],
    ['2026', 'twenty twenty-six'],
    ['2005', 'two thousand five'],
    ['450', 'four fifty'],
    ['405', 'four oh five'],
    ['400', 'four hundred'],
    ['12', 'twelve'],
    ['0412', 'zero four one two'],
    ['12345', 'one two three four five'],
  ])('in pairs: %s', (digits, words) => {
    expect(pairWords(digits)).toBe(words);
  });

  it('digits and decimals', () => {
    expect(digitWords('40 95')).toBe('four zero nine five');
    expect(decimalWords('2.05')).toBe('two point zero five');
    expect(decimalWords('1,250')).toBe('one thousand two hundred fifty');
    expect(cardinalWords(1e15)).toMatch(/^one zero zero/);
  });
});
