import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctTypo, countEdits } from './correct-typo.ts';

const known = [
  'parking',
  'deposit',
  'pool',
  'assessment',
  'elevator',
  'rent',
  'clubhouse',
  'trash',
];

describe('correctTypo', () => {
  it.each([
    ['parkign', 'parking'],
    ['deposti', 'deposit'],
    ['poool', 'pool'],
    ['assesment', 'assessment'],
    ['asesment', 'assessment'],
    ['elavater', 'elevator'],
    ['tarsh', 'trash'],
    ['clubhose', 'clubhouse'],
  ])('%s means %s', (typo, word) => {
    expect(correctTypo(typo, known)).toBe(word);
  });

  it.each(['pol', 'marking', 'perking9', 'rant4', 'pools4', 'zebra', 'delgado', ''])(
    '%j is left alone: too short, another first letter, a number, or too far from all',
    (word) => {
      expect(correctTypo(word, known)).toBeNull();
    },
  );

  it('prefers one slip to two', () => {
    expect(correctTypo('sprinklar', ['sprinkled', 'sprinkler'])).toBe('sprinkler');
  });

  it.each([
    ['vistor', 'visitor', ['victor', 'visitor']],
    ['brokn', 'broken', ['brown', 'broken']],
    ['mattres', 'mattress', ['matters', 'mattress']],
    ['feee', 'fee', ['feet', 'fee']],
  ])('of words one slip away the usual slip is meant: %s is %s', (typo, word, candidates) => {
    expect(correctTypo(typo, candidates)).toBe(word);
  });

  it('of equal slips the commoner word is meant', () => {
    const rarityOf = (word: string) => (word === 'park' ? 0 : 0.3);
    expect(correctTypo('parq', ['part', 'park'], 1, rarityOf)).toBe('park');
  });

  it('allows fewer slips when told so', () => {
    expect(correctTypo('elavater', known, 1)).toBeNull();
  });
});

describe('countEdits', () => {
  it.each([
    ['same', 'same', 0],
    ['hours', 'hour', 1],
    ['hour', 'hours', 1],
    ['form', 'from', 1],
    ['lease', 'leash', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('%j to %j takes %i', (a, b, edits) => {
    expect(countEdits(a, b, 9)).toBe(edits);
  });

  it('counts the same both ways, and nothing only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(countEdits(a, b, 20)).toBe(countEdits(b, a, 20));
        expect(countEdits(a, b, 20) === 0).toBe(a === b);
      }),
    );
  });

  it('within its limit it is exact, past it only above', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (a, b, limit) => {
        const exact = countEdits(a, b, 20);
        const limited = countEdits(a, b, limit);
        if (exact <= limit) expect(limited).toBe(exact);
        else expect(limited).toBeGreaterThan(limit);
      }),
    );
  });
});
