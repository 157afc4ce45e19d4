// The words of one knowledge base, each stem a number, with what is known of it in English.
import { rowSimilarity, type WordVectors } from './parse-word-vectors.ts';
import { synonymGroups } from './property-synonyms.ts';
import { stemWord } from './stem-word.ts';
import { stopWords } from './stop-words.ts';
import { unknownRarity } from './thresholds.ts';

/** What is known of one word whatever the knowledge base. */
export interface WordFacts {
  stem: string;
  isStop: boolean;
  /** Its row in the vectors, -1 for none. */
  row: number;
  /** 0 (common in English) to 1. */
  rarity: number;
  /** Index of its group of synonyms, -1 for none. */
  group: number;
}

export interface Vocabulary {
  readonly vectors: WordVectors | null;
  /** Number of a stem. */
  readonly idOf: ReadonlyMap<string, number>;
  /** By number. */
  readonly terms: readonly WordFacts[];
  /** Every word as it stands in the passages, with the number of its stem. */
  readonly words: ReadonlyMap<string, number>;
  /** Terms of each group of synonyms that has any. */
  readonly groups: ReadonlyMap<number, readonly number[]>;
}

/** The group of synonyms a stem belongs to, as an index of synonymGroups. */
export const groupOfStem: ReadonlyMap<string, number> = new Map(
  synonymGroups.flatMap((group, index) => group.map((word) => [stemWord(word), index] as const)),
);

/** Looks one word up as splitWords() gives it. */
export function wordFacts(vectors: WordVectors | null, word: string): WordFacts {
  const stem = stemWord(word);
  const row = vectors === null ? -1 : findRow(vectors, word, stem);
  return {
    stem,
    isStop: stopWords.has(word),
    row,
    rarity: vectors === null || row < 0 ? unknownRarity : rarityOfRank(row, vectors.count),
    group: groupOfStem.get(stem) ?? -1,
  };
}

/** Numbers the words of a knowledge base as they come; `finish` gives the vocabulary. */
export function startVocabulary(vectors: WordVectors | null) {
  const idOf = new Map<string, number>();
  const terms: WordFacts[] = [];
  const words = new Map<string, number>();
  const groups = new Map<number, number[]>();

  function numberOf(word: string): number {
    const known = words.get(word);
    if (known !== undefined) return known;
    const facts = wordFacts(vectors, word);
    let id = idOf.get(facts.stem);
    if (id === undefined) {
      id = terms.push(facts) - 1;
      idOf.set(facts.stem, id);
      if (facts.group >= 0) groups.set(facts.group, [...(groups.get(facts.group) ?? []), id]);
    }
    words.set(word, id);
    return id;
  }
  return { numberOf, finish: (): Vocabulary => ({ vectors, idOf, terms, words, groups }) };
}

/** How alike two words are used, 0 to 1; 0 when one of them has no vector. */
export function meaningSimilarity(vectors: WordVectors | null, a: number, b: number): number {
  return vectors === null || a < 0 || b < 0 ? 0 : rowSimilarity(vectors, a, b);
}

/** Newspapers lack some forms ('sublets'); their singular or stem does as well. */
function findRow(vectors: WordVectors, word: string, stem: string): number {
  for (const form of [word, word.replace(/e?s$/, ''), word.replace(/s$/, ''), stem, `${stem}e`]) {
    const row = vectors.rowOf.get(form);
    if (row !== undefined) return row;
  }
  return -1;
}

/** By Zipf's law a word's frequency falls with its rank; the constants fit English. */
export function frequencyOfRank(rank: number): number {
  return 1 / ((rank + 10) * 12);
}

function rarityOfRank(rank: number, count: number): number {
  return Math.log(frequencyOfRank(rank)) / Math.log(frequencyOfRank(count));
}
