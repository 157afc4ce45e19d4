// The words of one knowledge base, each stem a number, with what is known of it in English.
import { relatedGroups, synonymGroups } from './lexicon/property-lexicon.ts';
import type { WordVectors } from './parse-word-vectors.ts';
import { stemWord } from './stem-word.ts';
import { stopWords } from './stop-words.ts';
import { layOutTermVectors, type TermVectors } from './term-similarities.ts';
import { relatedWeight, stopWordWeight, synonymWeight, unknownRarity } from './thresholds.ts';

/** What is known of one word whatever the knowledge base. */
export interface WordFacts {
  stem: string;
  isStop: boolean;
  /** Its row in the vectors, -1 for none. */
  row: number;
  /** 0 (common in English) to 1. */
  rarity: number;
  /** The groups of synonyms and of related words it is in. */
  groups: readonly WordGroup[];
}

export interface Vocabulary {
  readonly vectors: WordVectors | null;
  /** Number of a stem. */
  readonly idOf: ReadonlyMap<string, number>;
  /** By number. */
  readonly terms: readonly WordFacts[];
  /** By number: alignmentWeight(). */
  readonly weights: Float64Array;
  readonly termVectors: TermVectors;
  /** Every word as it stands in the passages, with the number of its stem. */
  readonly words: ReadonlyMap<string, number>;
}

/** Words that stand for each other, and how well. */
export interface WordGroup {
  stems: ReadonlySet<string>;
  weight: number;
}

const groupsOfStem = new Map<string, WordGroup[]>();
addGroups(synonymGroups, synonymWeight);
addGroups(relatedGroups, relatedWeight);

/** The groups of synonyms and of related words a stem is in, synonyms first. */
export function wordGroups(stem: string): readonly WordGroup[] {
  return groupsOfStem.get(stem) ?? [];
}

/**
 * Looks one word up as splitWords() gives it.
 *
 * @param stem stemWord() of it, where it is known already
 */
export function wordFacts(
  vectors: WordVectors | null,
  word: string,
  stem = stemWord(word),
): WordFacts {
  const row = vectors === null ? -1 : findRow(vectors, word, stem);
  return {
    stem,
    isStop: stopWords.has(word),
    row,
    rarity: vectors === null || row < 0 ? unknownRarity : rarityOfRank(row, vectors.count),
    groups: wordGroups(stem),
  };
}

/** Numbers the words of a knowledge base as they come; `finish` gives the vocabulary. */
export function startVocabulary(vectors: WordVectors | null) {
  const idOf = new Map<string, number>();
  const terms: WordFacts[] = [];
  const words = new Map<string, number>();

  function numberOf(word: string): number {
    const known = words.get(word);
    if (known !== undefined) return known;
    const facts = wordFacts(vectors, word);
    let id = idOf.get(facts.stem);
    if (id === undefined) {
      id = terms.push(facts) - 1;
      idOf.set(facts.stem, id);
    }
    words.set(word, id);
    return id;
  }
  function finish(): Vocabulary {
    const rows = terms.map(({ row }) => row);
    return {
      vectors,
      idOf,
      terms,
      weights: Float64Array.from(terms, alignmentWeight),
      termVectors: layOutTermVectors(vectors, rows),
      words,
    };
  }
  return { numberOf, finish };
}

/** What a word weighs in alignment. */
export function alignmentWeight({ isStop, rarity }: WordFacts): number {
  return isStop ? stopWordWeight * rarity : rarity;
}

/** Newspapers lack some forms ('sublets'); their singular or stem does as well. */
function findRow(vectors: WordVectors, word: string, stem: string): number {
  const isInflected = /(?:ing|ed|er|ly|s)$/.test(word);
  const forms = isInflected ? [word, word.replace(/e?s$/, ''), stem, `${stem}e`] : [word];
  for (const form of [...forms, word.replace(/s$/, '')]) {
    const row = vectors.rowOf.get(form);
    if (row !== undefined) return row;
  }
  return -1;
}

/** By Zipf's law a word's frequency falls with its rank; the constants fit English. */
function frequencyOfRank(rank: number): number {
  return 1 / ((rank + 10) * 12);
}

function rarityOfRank(rank: number, count: number): number {
  return Math.log(frequencyOfRank(rank)) / Math.log(frequencyOfRank(count));
}

function addGroups(groups: readonly (readonly string[])[], weight: number): void {
  for (const group of groups) {
    const stems = new Set(group.map(stemWord));
    for (const stem of stems) {
      groupsOfStem.set(stem, [...(groupsOfStem.get(stem) ?? []), { stems, weight }]);
    }
  }
}
