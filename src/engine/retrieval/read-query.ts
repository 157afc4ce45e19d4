// Reads a caller's words against a knowledge base: which of its terms each word stands for.
import { correctTypo } from './correct-typo.ts';
import { type Reading, readExpressions, readWordByWord } from './lexicon/read-expressions.ts';
import { splitWords, writtenWords } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import type { TermMatch } from './term-collection.ts';
import { termSimilarities } from './term-similarities.ts';
import { correctedWeight, maxQueryWords } from './thresholds.ts';
import { alignmentWeight, type Vocabulary, type WordFacts, wordFacts } from './vocabulary.ts';
import { wordsLike } from './word-shelves.ts';

export interface QueryWord extends WordFacts {
  said: string;
  /** As said, or as corrected. */
  word: string;
  /** Terms of the knowledge base it stands for, the nearest first; empty when there are none. */
  matches: TermMatch[];
  /** Neither English nor the knowledge base has it. */
  isUnknown: boolean;
}

export interface Query {
  /** Every word once, stop words too. */
  words: readonly QueryWord[];
  /** What remains without stop words. */
  content: readonly QueryWord[];
  /** Place in `words` of the rarest word that is known and no stop word; -1 for none. */
  rarest: number;
  /** What each of `words` weighs in alignment, and the same with 0 for stop words. */
  weights: Float64Array;
  contentWeights: Float64Array;
  /** The text with its slips of spelling mended. */
  mended: string;
  /** All words as said, to recognise a question that was typed word for word. */
  spelling: string;
  /** One of `words` after the other, its similarity to every term of the knowledge base, 0 to 1. */
  similarities: Float32Array;
  /** For each term the similarity of the word that is nearest to it. */
  nearestWords: Float32Array;
}

/** @param text what the caller said; anything past 60 words is not read */
export function readQuery(vocabulary: Vocabulary, text: string): Query {
  const spoken = writtenWords(text).slice(0, maxQueryWords);
  const read = readExpressions(joinSplitWords(vocabulary, spoken)).flatMap((reading) =>
    readOne(vocabulary, reading),
  );
  const words = [...new Map(read.map((word) => [word.stem, word])).values()];
  const similarities = similaritiesOf(vocabulary, words);
  return {
    words,
    content: words.filter(({ isStop }) => !isStop),
    rarest: rarestKnownWord(words),
    weights: Float64Array.from(words, alignmentWeight),
    contentWeights: Float64Array.from(words, (word) => (word.isStop ? 0 : alignmentWeight(word))),
    mended: mended(text, words),
    spelling: splitWords(spoken.join(' ')).join(' '),
    similarities,
    nearestWords: greatestOf(similarities, vocabulary.terms.length),
  };
}

function mended(text: string, words: readonly QueryWord[]): string {
  const meant = new Map(words.flatMap(({ said, word }) => (said === word ? [] : [[said, word]])));
  if (meant.size === 0) return text;
  return text.replace(/[a-z0-9']+/gi, (word) => meant.get(word.toLowerCase()) ?? word);
}

/** 'club house' where the passages say 'clubhouse'. */
function joinSplitWords({ words }: Vocabulary, spoken: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of spoken) {
    const before = joined.at(-1);
    const isPair = before !== undefined && !stopWords.has(before) && !stopWords.has(word);
    if (isPair && words.has(before + word)) {
      joined[joined.length - 1] = before + word;
    } else {
      joined.push(word);
    }
  }
  return joined;
}

/** As the lexicon reads it, unless the passages have nothing for that: then as it is written. */
function readOne(vocabulary: Vocabulary, { written, readAs }: Reading): QueryWord[] {
  const meant = readAs.map((word) => readWord(vocabulary, word));
  const isHere = meant.every(({ isStop, matches }) => isStop || matches.length > 0);
  return isHere || written === readAs
    ? meant
    : readWordByWord(written).map((word) => readWord(vocabulary, word));
}

function readWord(vocabulary: Vocabulary, word: string): QueryWord {
  const known = vocabulary.words.get(word);
  const stem = known === undefined ? undefined : vocabulary.terms[known]?.stem;
  const facts = wordFacts(vocabulary.vectors, word, stem);
  const isKnown =
    facts.isStop || facts.row >= 0 || facts.groups.length > 0 || vocabulary.idOf.has(facts.stem);
  if (isKnown) return queryWord(facts, word, word, findMatches(vocabulary, facts, 1));
  const meant = correctTypo(word, vocabulary.words.keys()) ?? correctByEnglish(vocabulary, word);
  if (meant === null) return { ...queryWord(facts, word, word, []), isUnknown: true };
  const corrected = wordFacts(vocabulary.vectors, meant);
  return queryWord(corrected, word, meant, findMatches(vocabulary, corrected, correctedWeight));
}

/** Property by property: to spread the facts into it would take a quarter of the time of reading. */
function queryWord(facts: WordFacts, said: string, word: string, matches: TermMatch[]): QueryWord {
  const { stem, isStop, row, rarity, groups } = facts;
  return { stem, isStop, row, rarity, groups, said, word, matches, isUnknown: false };
}

/** One slip only: English has too many words for a guess at two. */
function correctByEnglish({ vectors }: Vocabulary, word: string): string | null {
  if (vectors === null) return null;
  const rarityOf = (candidate: string) =>
    0.05 * Math.log2(1 + (vectors.rowOf.get(candidate) ?? 0) / 300);
  return correctTypo(word, wordsLike(vectors.shelves, word), 1, rarityOf);
}

function findMatches(vocabulary: Vocabulary, facts: WordFacts, weight: number): TermMatch[] {
  const own = vocabulary.idOf.get(facts.stem);
  const matches = own === undefined ? [] : [{ term: own, weight }];
  for (const group of facts.groups) {
    for (const stem of group.stems) {
      const term = vocabulary.idOf.get(stem);
      // Synonyms come first, so a word that is related too keeps the greater weight.
      if (term === undefined || matches.some((match) => match.term === term)) continue;
      matches.push({ term, weight: weight * group.weight });
    }
  }
  return matches;
}

function rarestKnownWord(words: readonly QueryWord[]): number {
  let rarest = -1;
  words.forEach((word, place) => {
    if (word.isStop || word.isUnknown) return;
    if (rarest < 0 || word.rarity > (words[rarest]?.rarity ?? 0)) rarest = place;
  });
  return rarest;
}

/** By the vectors, and at least what the lexicon states. */
function similaritiesOf(vocabulary: Vocabulary, words: readonly QueryWord[]): Float32Array {
  const { vectors, termVectors, terms } = vocabulary;
  const rows = words.map(({ row }) => row);
  const similarities = termSimilarities(vectors, termVectors, rows);
  words.forEach(({ matches }, word) => {
    for (const { term, weight } of matches) {
      const place = word * terms.length + term;
      similarities[place] = Math.max(weight, similarities[place] as number);
    }
  });
  return similarities;
}

function greatestOf(similarities: Float32Array, termCount: number): Float32Array {
  const greatest = new Float32Array(termCount);
  for (let ofWord = 0; ofWord < similarities.length; ofWord += termCount) {
    for (let term = 0; term < termCount; term += 1) {
      const similarity = similarities[ofWord + term] as number;
      if (similarity > (greatest[term] as number)) greatest[term] = similarity;
    }
  }
  return greatest;
}
