import { describe, expect, it } from 'vitest';
import { callerWords } from './caller-words.ts';
import { findGroups } from './emergency-rule.ts';
import { netFeatures, netWords } from './net-features.ts';

const wordsOf = (text: string) => {
  const sentence = callerWords(text).flat();
  return netWords(sentence, findGroups(sentence));
};

describe('what the second net sees', () => {
  it.each([
    ['harmless phrases are gone', 'who parks in the fire lane', 'who parks in the'],
    ['numbers are gone', 'unit 204 is loud', 'unit is loud'],
    ['911 stays', 'call 911', 'call 911'],
  ])('%s: "%s"', (_rule, text, left) => {
    expect(wordsOf(text).join(' ')).toBe(left);
  });

  it('words, beginnings of long words, neighbours and pairs around one word', () => {
    expect([...netFeatures(['stopped', 'in', 'here'])].sort()).toEqual(
      ['stopped', 'stopp*', 'stopped in', 'stopped _ here', 'in', 'in here', 'here'].sort(),
    );
  });
});
