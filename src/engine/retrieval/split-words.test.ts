import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentWords } from './content-words.ts';
import { splitLoosely, splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';

describe('splitWords', () => {
  it.each([
    ['When’s TRASH day?', ['when', 'trash', 'day']],
    ["I can't", ['i', "can't"]],
    ['Café, Apt 4B', ['cafe', 'apartment', '4b']],
    ['key fobs', ['fob']],
    ['A/C', ['hvac']],
    ['my AC is out', ['my', 'hvac', 'is', 'out']],
    ['air conditioner', ['hvac']],
    ['wi-fi', ['wifi']],
    ['H.O.A. dues', ['assessment']],
    ['dues', ['assessment']],
    ['when is rent due', ['when', 'is', 'rent', 'due']],
    ['Air B and B', ['airbnb']],
    ['?!', []],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const word of splitWords(text)) expect(word).toMatch(/^[a-z0-9]+(?:'[a-z]+)?$/);
      }),
    );
  });
});

describe('splitLoosely', () => {
  it.each([
    ['the washing machines', ['the', 'washing', 'machines']],
    ['my AC and the dues', ['my', 'hvac', 'and', 'the', 'assessment']],
    ['A/C', ['a', 'c']],
    ['HOA dues', ['hoa', 'assessment']],
  ])('%s keeps the words of an expression', (text, words) => {
    expect(splitLoosely(text)).toEqual(words);
  });
});

describe('contentWords', () => {
  it('leaves out what says nothing of the subject', () => {
    expect(contentWords('Um, hi, can you please tell me what the pool hours are?')).toEqual([
      'pool',
      'hours',
    ]);
  });
});

describe('stemWord', () => {
  it.each([
    ['parking', 'parked'],
    ['policies', 'policy'],
    ['paid', 'paying'],
    ['mice', 'mouse'],
    ['leases', 'leasing'],
    ['frozen', 'freezing'],
    ['children', 'child'],
  ])('%s and %s are one', (a, b) => {
    expect(stemWord(a)).toBe(stemWord(b));
  });

  it('leaves numbers and unit names alone', () => {
    expect(['4b', '2026', '10s'].map(stemWord)).toEqual(['4b', '2026', '10s']);
  });
});
