// The words of a text that tell its subject.
import { splitWords } from './split-words.ts';
import { stopWords } from './stop-words.ts';

/** In order, repeated ones too: ['pool', 'hours'] of 'What are the pool hours?'. */
export function contentWords(text: string): string[] {
  return splitWords(text).filter((word) => !stopWords.has(word));
}
