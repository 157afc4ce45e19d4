// The words by which the subject of a text is told.
import { splitLoosely, splitWords } from '#engine/retrieval/split-words.ts';
import { stemWord } from '#engine/retrieval/stem-word.ts';

/** Each stem once: as the lexicon reads the text, and as it is written. */
export function subjectWords(text: string): string[] {
  return [...new Set([...splitWords(text), ...splitLoosely(text)].map(stemWord))];
}
