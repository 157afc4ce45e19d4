import { describe, expect, it } from 'vitest';
import { callerWords } from './caller-words.ts';
import { classifierFeatures, classifierWords } from './classifier-features.ts';
import { findGroups } from './emergency-rule.ts';

const wordsOf = (text: string) => {
  const sentence = callerWords(text).flat();
  return classifierWords(sentence, findGroups(sentence));
};

describe('what the classifier sees', () => {
  it.each([
    ['harmless phrases are gone', 'who parks in the fire lane', 'who parks in the'],
    ['numbers are gone', 'unit 204 is loud', 'unit is loud'],
    ['911 stays', 'call 911', 'call 911'],
    ['who somebody is is gone', 'a Kurdish woman prays at the mosque', 'a person prays at the'],
  ])('%s: "%s"', (_rule, text, left) => {
    expect(wordsOf(text).join(' ')).toBe(left);
  });

  it('words, beginnings of long words, neighbors and pairs around one word', () => {
    expect([...classifierFeatures(['stopped', 'in', 'here'])].sort()).toEqual(
      ['stopped', 'stopp*', 'stopped in', 'stopped _ here', 'in', 'in here', 'here'].sort(),
    );
  });
});
