// How well each FAQ or setting fits a question: shared terms, word alignment, meaning and
// subject.
import { likeness, withoutShared } from '#engine/meaning/likeness.ts';
import { compareSubjects, partsOfSubjects } from '#engine/subjects/shared-subject.ts';
import { alignQuery, alignText, nearestTerms, rarestMissing } from './alignment.ts';
import type { QuestionEntry, RetrievalIndex } from './compile-passages.ts';
import type { Query } from './read-query.ts';
import { scoreTerms } from './term-collection.ts';
import { answerWordWeight, closeFrom } from './thresholds.ts';
import type { Understood } from './understand.ts';

/** What speaks for one passage, each part from 0 to 1, likenesses from -1. */
export interface Evidence {
  /** Terms in common: BM25 divided by that of a perfect text. */
  terms: number;
  /** Words that find a counterpart. */
  alignment: number;
  /** How far the alignment is above `closeFrom`, and the meaning, 0 to 1; 0 for documents. */
  closeAlignment: number;
  closeMeaning: number;
  /** How well the question's rarest known word is found; 0 when it has none. */
  rarestMatch: number;
  /** Rarity of the rarest word that is neither found nor has a synonym here. */
  missing: number;
  /** Likeness in meaning to the nearest key, and to the answer; 0 without an encoder. */
  meaning: number;
  answerMeaning: number;
  /** How likely both are on one subject, and how alike all their likely subjects are; 0 without a model. */
  subject: number;
  subjectLikeness: number;
  /** How much of what may be asked about is this one's among all FAQs and settings; 0 for documents. */
  subjectPart: number;
  /** Asked word for word. */
  isExact: boolean;
}

/** The evidence for every entry of `index.questions`, in their order. */
export function scoreQuestions(
  index: RetrievalIndex,
  query: Query,
  { meaning, subjects }: Understood,
): Evidence[] {
  const terms = scoreTerms(index.questionTerms, query.content);
  const ownMeaning = meaning && index.sharedMeaning && withoutShared(meaning, index.sharedMeaning);
  const compare = subjects && compareSubjects(subjects);
  const parts = partsOf(index, subjects);
  return index.questions.map((entry, i) => {
    const inKeys = nearestTerms(query, entry.keyTerms);
    const inAnswer = nearestTerms(query, entry.answerTerms);
    const nearest = greater(inKeys, inAnswer, 1);
    const counted = greater(inKeys, inAnswer, answerWordWeight);
    // Half for the question's words found here, half for the nearest key's words found in the question.
    const alignment =
      (alignQuery(query.weights, counted) + alignNearestKey(index, entry, query)) / 2;
    const about = compare && entry.subjects ? compare(entry.subjects) : null;
    const near = ownMeaning === null ? 0 : nearestMeaning(entry, ownMeaning);
    return {
      terms: terms[i] as number,
      alignment,
      closeAlignment: closeness(alignment),
      closeMeaning: closeness(near),
      rarestMatch: nearest[query.rarest] ?? 0,
      missing: rarestMissing(query, nearest),
      meaning: near,
      answerMeaning: meaning && entry.answerMeaning ? likeness(entry.answerMeaning, meaning) : 0,
      subject: about?.shared ?? 0,
      subjectLikeness: about?.likeness ?? 0,
      subjectPart: parts[i] ?? 0,
      isExact: query.spelling !== '' && entry.keys.some((key) => key.spelling === query.spelling),
    };
  });
}

/** Word by word the greater of two similarities, the second times `weight`. */
function greater(one: Float32Array, other: Float32Array, weight: number): Float32Array {
  const result = new Float32Array(one.length);
  for (let word = 0; word < result.length; word += 1) {
    result[word] = Math.max(one[word] as number, weight * (other[word] as number));
  }
  return result;
}

function partsOf(
  { questions, totalSubjects }: RetrievalIndex,
  subjects: Float32Array | null,
): number[] {
  if (totalSubjects === null || subjects === null) return [];
  const kept = questions.flatMap((entry) => entry.subjects ?? []);
  return partsOfSubjects(kept, totalSubjects, subjects);
}

function closeness(share: number): number {
  return Math.max(0, share - closeFrom) / (1 - closeFrom);
}

function nearestMeaning(entry: QuestionEntry, meaning: Float32Array): number {
  return entry.keyMeanings.reduce((best, key) => Math.max(best, likeness(key, meaning)), -1);
}

function alignNearestKey(index: RetrievalIndex, entry: QuestionEntry, query: Query): number {
  let best = 0;
  for (const key of entry.keys) {
    best = Math.max(best, alignText(query, index.vocabulary, key.terms));
  }
  return best;
}
