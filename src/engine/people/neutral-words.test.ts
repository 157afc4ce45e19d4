import { describe, expect, it } from 'vitest';
import { neutralText } from './neutral-text.ts';
import { neutralWords } from './neutral-words.ts';

const read = (text: string) =>
  neutralWords(text.split(' ').map((word) => ({ text: word, opensClause: false })))
    .map(({ text: word }) => word)
    .join(' ');

describe('who somebody is, read out of a sentence', () => {
  it.each([
    ['a faith', 'a sikh neighbor moved in', 'a neighbor moved in'],
    ['a nation', 'an irish tenant called', 'a tenant called'],
    ['two words', 'an african american nurse called', 'a nurse called'],
    ['a faith of several words', 'jehovah witnesses rang', 'people rang'],
    ['a noun', 'a muslim is praying', 'a person is praying'],
    ['a noun for many', 'methodists are singing', 'people are singing'],
    ['a sex', 'she said her husband is a nice man', 'they said them partner is a nice person'],
    ['a color of people', 'a black electrician and a white couple', 'a electrician and a couple'],
    ['a color of oneself', 'i am black and she is new', 'i am and they is new'],
  ])('%s: "%s"', (_kind, said, left) => {
    expect(read(said)).toBe(left);
  });

  it.each(['black smoke', 'the outlet is black', 'the power pole fell', 'white powder'])(
    'a thing keeps its color: "%s"',
    (said) => {
      expect(read(said)).toBe(said);
    },
  );

  it('what opened a clause still does', () => {
    const words = ['help', 'serbian', 'people'].map((text, at) => ({
      text,
      opensClause: at === 1,
    }));
    expect(neutralWords(words)).toEqual([
      { text: 'help', opensClause: false },
      { text: 'people', opensClause: true },
    ]);
  });
});

describe('a text to look up', () => {
  it('keeps everything else as it was said', () => {
    expect(neutralText('Hi, my Kurdish wife asks: is the Pool open?', () => false)).toBe(
      'Hi, my wife asks: is the Pool open?',
    );
  });

  it('keeps the word of a group that the knowledge base speaks of', () => {
    const isSubject = (word: string) => word === 'spanish';
    expect(neutralText('Is there a Spanish class for my Greek aunt?', isSubject)).toBe(
      'Is there a Spanish class for my aunt?',
    );
  });
});
