// Reads a caller's words against a knowledge base: which of its terms each word stands for.
import { correctTypo } from './correct-typo.ts';
import { type Reading, readExpressions, readWordByWord } from './lexicon/read-expressions.ts';
import { splitWords, writtenWords } from './split-words.ts';
import { stopWords } from './stop-words.ts';
import type { TermMatch } from './term-collection.ts';
import { correctedWeight, maxQueryWords, stopWordWeight } from './thresholds.ts';
import { meaningSimilarity, type Vocabulary, type WordFacts, wordFacts } from './vocabulary.ts';

export interface QueryWord extends WordFacts {
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
  /** All words as said, to recognise a question that was typed word for word. */
  spelling: string;
  /** Similarity of a word of `words` to a term, 0 to 1; remembered. */
  similarity: (word: number, term: number) => number;
  /** Similarity of the word that is nearest to a term; remembered. */
  nearestWord: (term: number) => number;
}

/** @param text what the caller said; anything past 60 words is not read */
export function readQuery(vocabulary: Vocabulary, text: string): Query {
  const spoken = writtenWords(text).slice(0, maxQueryWords);
  const read = readExpressions(joinSplitWords(vocabulary, spoken)).flatMap((reading) =>
    readOne(vocabulary, reading),
  );
  const words = [...new Map(read.map((word) => [word.stem, word])).values()];
  return {
    words,
    content: words.filter(({ isStop }) => !isStop),
    rarest: rarestKnownWord(words),
    spelling: splitWords(spoken.join(' ')).join(' '),
    ...rememberSimilarities(vocabulary, words),
  };
}

/** What a word weighs in alignment. */
export function alignmentWeight({ isStop, rarity }: WordFacts): number {
  return isStop ? stopWordWeight * rarity : rarity;
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
  const facts = wordFacts(vocabulary.vectors, word);
  if (
    facts.isStop ||
    facts.row >= 0 ||
    facts.groups.length > 0 ||
    vocabulary.idOf.has(facts.stem)
  ) {
    return { ...facts, word, matches: findMatches(vocabulary, facts, 1), isUnknown: false };
  }
  const meant = correctTypo(word, vocabulary.words.keys()) ?? correctByEnglish(vocabulary, word);
  if (meant === null) return { ...facts, word, matches: [], isUnknown: true };
  const corrected = wordFacts(vocabulary.vectors, meant);
  const matches = findMatches(vocabulary, corrected, correctedWeight);
  return { ...corrected, word: meant, matches, isUnknown: false };
}

/** One slip only: English has too many words for a guess at two. */
function correctByEnglish({ vectors }: Vocabulary, word: string): string | null {
  if (vectors === null) return null;
  const letters = word[1] === undefined ? [] : [word[0], word[1]];
  const shelves = letters.flatMap((letter) =>
    [0, -1, 1].flatMap((longer) => vectors.shelves.get(`${letter}${word.length + longer}`) ?? []),
  );
  return correctTypo(word, shelves, 1);
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

function rememberSimilarities(vocabulary: Vocabulary, words: readonly QueryWord[]) {
  const unknown = -1;
  const newTable = () => new Float32Array(vocabulary.terms.length).fill(unknown);
  const tables = words.map(newTable);
  const nearest = newTable();
  function similarity(word: number, term: number): number {
    // Both come from the lists the tables were made for.
    const table = tables[word] as Float32Array;
    const known = table[term] as number;
    if (known !== unknown) return known;
    const { row, matches } = words[word] as QueryWord;
    const other = vocabulary.terms[term] as WordFacts;
    const stated = matches.find((match) => match.term === term)?.weight ?? 0;
    const fresh =
      stated === 1 ? 1 : Math.max(stated, meaningSimilarity(vocabulary.vectors, row, other.row));
    table[term] = fresh;
    return fresh;
  }
  function nearestWord(term: number): number {
    if (nearest[term] === unknown) {
      nearest[term] = words.reduce((best, _, word) => Math.max(best, similarity(word, term)), 0);
    }
    return nearest[term] as number;
  }
  return { similarity, nearestWord };
}
