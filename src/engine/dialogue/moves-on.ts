// 'Okay, and when is the office open?' says yes to nothing: the caller goes on to something new.
import { isQuestion } from './split-questions.ts';

export function movesOn(utterance: string): boolean {
  const rest = utterance.replace(
    /^(?:(?:ok|okay|alright|all right|right|well|so|hmm)\b[,. ]*)+/i,
    '',
  );
  return rest !== utterance && isQuestion(rest.replace(/^(?:and|but|then)\b,?\s+/i, ''));
}
