// What a caller's words mean as a whole, beside which words they are (read-query.ts).
import { subjectWords } from '#engine/subjects/subject-words.ts';
import type { RetrievalIndex } from './compile-passages.ts';

export interface Understood {
  /** From the sentence encoder; null without one. */
  meaning: Float32Array | null;
  /** How likely each subject of the trade is; null without a model of them. */
  subjects: Float32Array | null;
}

/**
 * The encoder reads so many pieces: a question stands at the end of its story, and the time grows with
 * every piece. (With the last 12, ten right FAQs of 741 fewer are found; with all of them, no more.)
 */
const mostPieces = 14;

export function understand(
  { encoder, subjects, questions, documents }: RetrievalIndex,
  text: string,
): Understood {
  if (questions.length + documents.length === 0) return { meaning: null, subjects: null };
  const meaning = encoder?.encode(endOf(text), mostPieces) ?? null;
  return { meaning, subjects: subjects?.subjectsOf(subjectWords(text), meaning) ?? null };
}

/** As many words have at least as many pieces. */
function endOf(text: string): string {
  return text.split(' ').slice(-mostPieces).join(' ');
}
