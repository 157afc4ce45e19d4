// Whether one text only restates another, in its words. Numbers, names and the sense of a sentence are checked
// elsewhere.
import { contentStems } from './statements.ts';

/** So many words of its own are free: 'available', 'includes', 'happy to'. */
const freeWords = 2;
/** Of more, this share must stand in the support. */
const minShare = 0.6;

/** Whether most of what `text` says is said in the words of `support`. */
export function isInWordsOf(text: string, support: string): boolean {
  const words = contentStems(text);
  const known = contentStems(support);
  const own = [...words].filter((word) => !known.has(word)).length;
  return own <= freeWords || own <= words.size * (1 - minShare);
}

const negation =
  /\b(?:not|no|nor|never|none|without|neither|nobody|cannot|unable|prohibit\w*|forbid\w*|forbidden)\b|n't\b/i;
/** These limit, and deny nothing of what else is said. */
const limits =
  /\b(?:no|not) (?:more|later|longer|less|fewer|earlier) than\b|\bnot only\b|\bbut not\b/gi;

export function isNegated(text: string): boolean {
  return negation.test(text.replace(limits, ''));
}
