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
 * The encoder reads so many words: a question stands at the end of its story, and the time grows with
 * every word. (The last 12 would find one question of 741 less, all of them no more.)
 */
const mostWords = 14;

export function understand(
  { encoder, subjects, questions, documents }: RetrievalIndex,
  text: string,
): Understood {
  if (questions.length + documents.length === 0) return { meaning: null, subjects: null };
  const meaning = encoder?.encode(endOf(text)) ?? null;
  return { meaning, subjects: subjects?.subjectsOf(subjectWords(text), meaning) ?? null };
}

function endOf(text: string): string {
  const words = text.split(' ');
  return words.length <= mostWords ? text : words.slice(-mostWords).join(' ');
}
