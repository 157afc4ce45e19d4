// 'No, I only want to know about parking': what a caller wants who says that nothing is wrong.
import { isQuestion } from './split-questions.ts';

const opening =
  /^(?:(?:no|nope|nah|sorry|oh|actually|wait|well|ok|okay|not at all|everything is fine|it's fine|i'm fine|we're fine|false alarm|never ?mind)\b[,.!; ]*)+/iu;
const wish =
  /^(?:(?:and|but|so)\b,? )?(?:i|we)(?:'m|'d| am| was| were|'re)? ?(?:(?:just|only|really|simply|actually|would|had|have|got) )*(?:want(?:ed)?|need(?:ed)?|like|call(?:ed|ing)|ask(?:ed|ing)|wonder(?:ed|ing)|talking|hav(?:e|ing)|question|trying|looking)\b.*\b(?:about|know|ask|question|find out|if|when|where|how|what|talk|for)\b/iu;

/** The words of the other matter; null when there is none. */
export function otherMatter(utterance: string): string | null {
  const rest = utterance.replace(opening, '');
  if (rest === utterance) return null;
  if (wish.test(rest) || isQuestion(rest)) return rest;
  const later = rest
    .split(/(?<=[.!?])\s+/u)
    .slice(1)
    .find((sentence) => isQuestion(sentence) || wish.test(sentence));
  return later ?? null;
}
