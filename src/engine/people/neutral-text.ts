// A text without the people, nation, faith or orientation of anybody, for looking it up: whoever asks
// finds the same answer.
import { genderNeutral } from './gender-words.ts';
import { neutralWords } from './neutral-words.ts';

/**
 * The text as it stands but for the words for groups; words for sex stay, encoders treat them alike. `isSubject` says of a word in
 * lower case that the knowledge base speaks of it itself: 'Is there a Spanish class?' keeps its word.
 */
export function neutralText(text: string, isSubject: (word: string) => boolean): string {
  const spoken = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ([written], place) => {
    const word = written.toLowerCase();
    return { text: word, word, written, place, opensClause: false };
  });
  const gaps = text.split(/[\p{L}\p{N}]+/u);
  let neutral = '';
  let next = 0;
  for (const { text: plain, word, written, place } of neutralWords(spoken, isSubject)) {
    neutral += gaps[place === next ? place : next] ?? '';
    neutral += genderNeutral(word) === plain ? written : plain;
    next = place + 1;
  }
  return neutral + (gaps.at(-1) ?? '');
}
