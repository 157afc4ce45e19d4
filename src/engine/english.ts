// What the engine is given of the English language, shared by all assistants.
import type { SentenceEncoder } from './meaning/sentence-encoder.ts';
import type { WordVectors } from './retrieval/parse-word-vectors.ts';
import type { SubjectModel } from './subjects/subject-model.ts';

export interface English {
  /** From parseWordVectors(); null: words are compared by stem and synonym only. */
  vectors: WordVectors | null;
  /** From parseSentenceEncoder(); null: sentences are compared word by word only. */
  encoder: SentenceEncoder | null;
  /** From parseSubjectModel(); null: nothing is known of what belongs to one subject. */
  subjects: SubjectModel | null;
}

/** For trying out the rules alone. */
export const noEnglish: English = { vectors: null, encoder: null, subjects: null };
