import { describe, expect, it } from 'vitest';
import { faultOfStatements } from './restated-statements.ts';
import { isInWordsOf } from './restated-words.ts';

const rules =
  'Residents may park one car in the lot. Guests cannot park overnight without a permit.\nThe pool is open to residents, except in winter.';

describe('what only restates', () => {
  it.each([
    ['Residents can park one car in the lot.', true],
    ['You may park a car in our lot.', true],
    ['Yes, that is included.', true],
    ['Guests need a permit to park overnight, happy to help.', true],
    ['Painting walls requires written approval from management.', false],
    ['The gym offers classes, lockers and towels to residents.', false],
  ])('in the words of the rules: %s', (text, isSaid) => {
    expect(isInWordsOf(text, rules)).toBe(isSaid);
  });

  it.each([
    ['Guests can park overnight.', true],
    ['Guests may not park overnight.', false],
    ['Guests can’t park overnight.', false],
    ['Residents may not park in the lot.', true],
    ['Residents may park one car in the lot.', false],
    ['Residents may park in the lot. Guests may park overnight.', true],
    ['The pool is open to residents.', true],
    ['The pool is open to residents, but not in winter.', false],
    ['Happy to help.', false],
  ])('turned round: %s', (text, isTurned) => {
    const fault = faultOfStatements(text, { title: '', text: rules }, () => true);
    expect(fault).toBe(isTurned ? 'turned-round' : null);
  });
});
