// One form for all forms of a word: 'parking', 'parked' and 'parks' are one.
import porterStem from 'wink-porter2-stemmer';
import { stopWords } from './stop-words.ts';

/** The stem of one lower-case word as splitWords() gives it. Words with digits stay as they are. */
export function stemWord(word: string): string {
  return stemsOfStopWords.get(word) ?? computeStem(word);
}

function computeStem(word: string): string {
  if (/\d/.test(word)) return word;
  const stem = porterStem(word);
  return irregularStems.get(stem) ?? stem;
}

// The algorithm knows endings only; these pairs matter to callers.
const irregularStems = new Map([
  ['paid', 'pay'],
  ['broke', 'break'],
  ['broken', 'break'],
  ['stolen', 'steal'],
  ['stole', 'steal'],
  ['lost', 'lose'],
  ['mice', 'mous'],
  ['children', 'child'],
  ['sent', 'send'],
  ['kept', 'keep'],
  ['froze', 'freez'],
  ['frozen', 'freez'],
]);

// Half the words of an utterance are stop words, and the algorithm takes microseconds for each.
const stemsOfStopWords = new Map(Array.from(stopWords, (word) => [word, computeStem(word)]));
