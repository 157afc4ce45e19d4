// One form for all forms of a word: 'parking', 'parked' and 'parks' are one.
import porterStem from 'wink-porter2-stemmer';

// The algorithm takes microseconds for each word, and a turn asks for each several times.
const kept = new Map<string, string>();
/** One that is too many makes room by forgetting all. */
const mostKept = 10_000;
/** A longer word may be a cut-out that keeps the whole text it is from. */
const mostLetters = 12;

/** The stem of one lower-case word as splitWords() gives it. Words with digits stay as they are. */
export function stemWord(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const stem = computeStem(word);
  if (word.length <= mostLetters) {
    if (kept.size >= mostKept) kept.clear();
    kept.set(word, stem);
  }
  return stem;
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
