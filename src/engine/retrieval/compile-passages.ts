// Prepares the passages of one set-up for retrieval: two collections over one vocabulary, since short
// questions and long texts are recognised in different ways.
import type { Passage } from '#engine/conversation.ts';
import { averageVector, subtractShared } from './average-vector.ts';
import type { WordVectors } from './parse-word-vectors.ts';
import { splitLoosely, splitWords } from './split-words.ts';
import { compileCollection, type TermCollection } from './term-collection.ts';
import { answerWordWeight, neutralKeys } from './thresholds.ts';
import { startVocabulary, type Vocabulary, wordFacts } from './vocabulary.ts';

/** An FAQ or a setting: found by its keys, each a way to ask for it. */
export interface QuestionEntry {
  passage: Passage;
  keys: readonly QuestionKey[];
  /** Distinct terms of all keys, and those of the text that no key has. */
  keyTerms: Int32Array;
  answerTerms: Int32Array;
}

export interface QuestionKey {
  /** Its words, to recognise a question that is asked word for word. */
  spelling: string;
  terms: Int32Array;
  average: Float32Array | null;
}

/** A piece of a document or a script: found by its text and heading. */
export interface DocumentEntry {
  passage: Passage;
  terms: Int32Array;
}

export interface RetrievalIndex {
  readonly vocabulary: Vocabulary;
  readonly questions: readonly QuestionEntry[];
  readonly questionTerms: TermCollection;
  /** What the averages of all keys have in common; null without vectors. */
  readonly sharedAverage: Float32Array | null;
  readonly documents: readonly DocumentEntry[];
  readonly documentTerms: TermCollection;
}

/**
 * @param passages in any order; their ids are not looked at
 * @param vectors shared by all indexes; null: words are compared by stem and synonym only
 */
export function compilePassages(
  passages: readonly Passage[],
  vectors: WordVectors | null,
): RetrievalIndex {
  const start = startVocabulary(vectors);
  const numbersOf = (text: string) => findableWords(text).map(start.numberOf);
  const isQuestion = ({ kind }: Passage) => kind === 'faq' || kind === 'setting';

  const questions = passages.filter(isQuestion).map((passage) => {
    const asked = passage.keys.length > 0 ? passage.keys : [passage.title];
    const keys = asked.flatMap(waysToRead).map((words) => ({
      spelling: words.join(' '),
      numbers: words.map(start.numberOf),
      rows: words.map((word) => wordFacts(vectors, word).row),
    }));
    return { passage, keys, asked: asked.flatMap(numbersOf), answer: numbersOf(passage.text) };
  });
  const documents = passages
    .filter((passage) => !isQuestion(passage))
    .map((passage) => ({
      passage,
      numbers: numbersOf([...passage.keys, passage.text].join('\n')),
    }));
  const vocabulary = start.finish();

  const averages = vectors
    ? questions.map(({ keys }) => keys.map(({ rows }) => averageVector(vectors, rows)))
    : null;
  const sharedAverage = averages && vectors && meanOf(averages.flat(), vectors.dimensions);
  const contentOnly = (numbers: readonly number[]) =>
    numbers.filter((number) => vocabulary.terms[number]?.isStop === false);

  return {
    vocabulary,
    questions: questions.map(({ passage, keys, asked, answer }, entry) => {
      const keyTerms = distinct(asked);
      const ofKeys = new Set(keyTerms);
      return {
        passage,
        keys: keys.map(({ spelling, numbers }, key) => {
          const average = averages?.[entry]?.[key];
          return {
            spelling,
            terms: distinct(numbers),
            average: average && sharedAverage ? subtractShared(average, sharedAverage) : null,
          };
        }),
        keyTerms,
        answerTerms: distinct(contentOnly(answer).filter((term) => !ofKeys.has(term))),
      };
    }),
    questionTerms: compileCollection(
      questions.map(({ asked, answer }) => {
        const counts = countTerms(contentOnly(asked));
        for (const term of contentOnly(answer)) {
          if (!counts.has(term)) counts.set(term, answerWordWeight);
        }
        return counts;
      }),
      vocabulary.terms.length,
    ),
    sharedAverage,
    documents: documents.map(({ passage, numbers }) => ({
      passage,
      terms: distinct(contentOnly(numbers)),
    })),
    documentTerms: compileCollection(
      documents.map(({ numbers }) => countTerms(contentOnly(numbers))),
      vocabulary.terms.length,
    ),
  };
}

/** As the lexicon reads it, and as it is written if that differs. */
function waysToRead(text: string): string[][] {
  const [read, loose] = [splitWords(text), splitLoosely(text)];
  return read.join(' ') === loose.join(' ') ? [read] : [read, loose];
}

function findableWords(text: string): string[] {
  const loose = splitLoosely(text);
  const known = new Set(loose);
  return [...loose, ...splitWords(text).filter((word) => !known.has(word))];
}

function meanOf(vectors: readonly Float32Array[], dimensions: number): Float32Array {
  const mean = new Float32Array(dimensions);
  for (const vector of vectors) {
    for (let k = 0; k < dimensions; k += 1) {
      mean[k] = (mean[k] as number) + (vector[k] as number) / (vectors.length + neutralKeys);
    }
  }
  return mean;
}

function countTerms(numbers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

function distinct(numbers: readonly number[]): Int32Array {
  return Int32Array.from(new Set(numbers));
}
