// Prepares the passages of one set-up for retrieval: two collections over one vocabulary, since short
// questions and long texts are recognised in different ways.
import type { Passage } from '#engine/conversation.ts';
import type { English } from '#engine/english.ts';
import { type InPieces, inOneGo, mapInPieces } from '#engine/in-pieces.ts';
import { withoutShared } from '#engine/meaning/likeness.ts';
import type { SentenceEncoder } from '#engine/meaning/sentence-encoder.ts';
import {
  type KeptSubjects,
  keepSubjects,
  meanSubjects,
  totalSubjects,
} from '#engine/subjects/shared-subject.ts';
import type { SubjectModel } from '#engine/subjects/subject-model.ts';
import { subjectWords } from '#engine/subjects/subject-words.ts';
import { splitLoosely, splitWords } from './split-words.ts';
import { compileCollection, type TermCollection } from './term-collection.ts';
import { answerWordWeight, neutralKeys } from './thresholds.ts';
import { startVocabulary, type Vocabulary } from './vocabulary.ts';

/** An FAQ or a setting: found by its keys, each a way to ask for it. */
export interface QuestionEntry {
  passage: Passage;
  keys: readonly QuestionKey[];
  /** Distinct terms of all keys, and those of the text that no key has. */
  keyTerms: Int32Array;
  answerTerms: Int32Array;
  /** What each way to ask means, without what all of them share; empty without an encoder. */
  keyMeanings: readonly Float32Array[];
  /** What the text means; null without an encoder. */
  answerMeaning: Float32Array | null;
  /** What it is about, half by its keys and half by its text; null without a model of subjects. */
  subjects: KeptSubjects | null;
}

export interface QuestionKey {
  /** Its words, to recognise a question that is asked word for word. */
  spelling: string;
  terms: Int32Array;
}

/** A piece of a document or a script: found by its text and heading. */
export interface DocumentEntry {
  passage: Passage;
  terms: Int32Array;
  /** What it is about; null without a model of subjects. */
  subjects: KeptSubjects | null;
}

export interface RetrievalIndex {
  readonly vocabulary: Vocabulary;
  readonly encoder: SentenceEncoder | null;
  readonly subjects: SubjectModel | null;
  readonly questions: readonly QuestionEntry[];
  /** How much each subject is that of all `questions` together; null without a model of subjects. */
  readonly totalSubjects: Float32Array | null;
  readonly questionTerms: TermCollection;
  /** What the meanings of all keys have in common; null without an encoder. */
  readonly sharedMeaning: Float32Array | null;
  readonly documents: readonly DocumentEntry[];
  readonly documentTerms: TermCollection;
}

/**
 * @param passages in any order; their ids are not looked at
 */
export function compilePassages(passages: readonly Passage[], english: English): RetrievalIndex {
  return inOneGo(compilePassagesInPieces(passages, english));
}

/** The same, passage by passage: thousands of them take a second. */
export function* compilePassagesInPieces(
  passages: readonly Passage[],
  { vectors, encoder, subjects }: English,
): InPieces<RetrievalIndex> {
  const start = startVocabulary(vectors);
  const numbersOf = (text: string) => findableWords(text).map(start.numberOf);

  const questions = yield* mapInPieces(passages.filter(isQuestion), (passage) => {
    const asked = askedAs(passage);
    const read = asked.map((text) => ({ text, meaning: encoder?.encode(text) ?? null }));
    const keys = asked.flatMap((text) =>
      waysToRead(text).map((words) => ({
        spelling: words.join(' '),
        numbers: words.map(start.numberOf),
      })),
    );
    const answerMeaning = encoder?.encode(passage.text) ?? null;
    const answer = { text: passage.text, meaning: answerMeaning };
    return {
      passage,
      keys,
      meanings: read.flatMap(({ meaning }) => meaning ?? []),
      asked: asked.flatMap(numbersOf),
      answer: numbersOf(passage.text),
      answerMeaning,
      subjects: subjects && subjectsOfQuestion(subjects, read, answer),
    };
  });
  const texts = passages.filter((passage) => !isQuestion(passage));
  const documents = yield* mapInPieces(texts, (passage) => ({
    passage,
    numbers: numbersOf([...passage.keys, passage.text].join('\n')),
  }));
  const vocabulary = start.finish();

  const sharedMeaning =
    encoder &&
    meanOf(
      questions.flatMap(({ meanings }) => meanings),
      encoder.dimensions,
    );
  const contentOnly = (numbers: readonly number[]) =>
    numbers.filter((number) => vocabulary.terms[number]?.isStop === false);
  const stemsOf = (numbers: readonly number[]) =>
    [...distinct(numbers)].flatMap((number) => vocabulary.terms[number]?.stem ?? []);

  return {
    vocabulary,
    encoder,
    subjects,
    questions: questions.map(({ passage, keys, meanings, asked, answer, ...about }) => {
      const keyTerms = distinct(asked);
      const ofKeys = new Set(keyTerms);
      return {
        passage,
        keys: keys.map(({ spelling, numbers }) => ({
          spelling,
          terms: distinct(numbers),
        })),
        keyMeanings: meanings.flatMap((meaning) =>
          sharedMeaning === null ? [] : withoutShared(meaning, sharedMeaning),
        ),
        keyTerms,
        answerTerms: distinct(contentOnly(answer).filter((term) => !ofKeys.has(term))),
        ...about,
      };
    }),
    totalSubjects: subjects && totalSubjects(questions.flatMap(({ subjects: kept }) => kept ?? [])),
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
    sharedMeaning,
    documents: yield* mapInPieces(documents, ({ passage, numbers }) => ({
      passage,
      terms: distinct(contentOnly(numbers)),
      // By its words alone: the meanings of a thousand passages would take seconds.
      subjects: subjects && keepSubjects(subjects.subjectsOf(stemsOf(numbers), null)),
    })),
    documentTerms: compileCollection(
      yield* mapInPieces(documents, ({ numbers }) => countTerms(contentOnly(numbers))),
      vocabulary.terms.length,
    ),
  };
}

/** The texts whose meanings compilePassages() asks the encoder for, which takes milliseconds each. */
export function textsWithMeaning(passages: readonly Passage[]): string[] {
  return passages.filter(isQuestion).flatMap((passage) => [...askedAs(passage), passage.text]);
}

function isQuestion({ kind }: Passage): boolean {
  return kind === 'faq' || kind === 'setting';
}

function askedAs({ keys, title }: Passage): readonly string[] {
  return keys.length > 0 ? keys : [title];
}

interface ReadText {
  text: string;
  meaning: Float32Array | null;
}

function subjectsOfQuestion(
  model: SubjectModel,
  keys: readonly ReadText[],
  answer: ReadText,
): KeptSubjects {
  const subjectsOf = ({ text, meaning }: ReadText) => model.subjectsOf(subjectWords(text), meaning);
  return keepSubjects(meanSubjects([meanSubjects(keys.map(subjectsOf)), subjectsOf(answer)]));
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

function meanOf(meanings: readonly Float32Array[], dimensions: number): Float32Array {
  const mean = new Float32Array(dimensions);
  for (const meaning of meanings) {
    for (let k = 0; k < dimensions; k += 1) {
      mean[k] = (mean[k] as number) + (meaning[k] as number) / (meanings.length + neutralKeys);
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
