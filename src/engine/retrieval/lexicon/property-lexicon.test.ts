import { describe, expect, it } from 'vitest';
import { splitWords } from '../split-words.ts';
import { stemWord } from '../stem-word.ts';
import { stopWords } from '../stop-words.ts';
import { wordGroups } from '../vocabulary.ts';
import { readings, relatedGroups, synonymGroups } from './property-lexicon.ts';

const groups = [...synonymGroups, ...relatedGroups];

describe('readings', () => {
  it('are written as texts are cut into words', () => {
    const written = /^[a-z0-9]+(?:'[a-z]+)?(?: [a-z0-9]+(?:'[a-z]+)?)*$/;
    const wrong = [...readings].flatMap(([expression, words]) =>
      [expression, ...words].filter((one) => !written.test(one) || /'s( |$)/.test(one)),
    );
    expect(wrong).toEqual([]);
  });

  it('read nothing that is read as something else again', () => {
    const wrong = [...readings.values()]
      .map((words) => words.join(' '))
      .filter((text) => splitWords(text).join(' ') !== text);
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe('groups', () => {
  it('hold words as texts are read, no stop words', () => {
    const wrong = groups
      .flat()
      .filter((word) => splitWords(word).join(' ') !== word || stopWords.has(word));
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('hold two different words at least', () => {
    const wrong = groups.filter((group) => new Set(group.map(stemWord)).size < 2);
    expect(wrong).toEqual([]);
  });

  // Callers say these of everything.
  it.each(
    `move charge hold set run turn part place time day week month year work open
    happen problem issue change leave drop available need require show view people person today`.split(
      /\s+/,
    ),
  )('%s stands for no subject', (word) => {
    const allowed: Record<string, readonly string[]> = {
      move: ['movein', 'moveout'],
      open: ['hour', 'close'],
    };
    const same = wordGroups(stemWord(word)).filter(({ weight }) => weight > 0.6);
    const others = same
      .flatMap(({ stems }) => [...stems])
      .filter((stem) => stem !== stemWord(word));
    expect(others.filter((stem) => !allowed[word]?.includes(stem))).toEqual([]);
  });
});
