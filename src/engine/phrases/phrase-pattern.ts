// The notation phrases are written down in, and the pattern that finds them:
//
//   talk[ing] (to|with) [a|the] person    (…|…) one of these, […|…] may be left out; an ending without a space
//   my ... <thing>                        .. up to four words, ... up to eight, * exactly one, <thing> that list's
//   don't                                 'do not' and 'dont' too, as with every contraction
//
// Between words callers may pause: a comma or a hyphen counts as a space, a full stop does not.
import { spokenWord, wordGap } from './spoken-word.ts';

/** Phrases by the name they are referred to with, each as for anyPhrase(). */
export type WordLists = Readonly<Record<string, string>>;

interface Part {
  pattern: string;
  isOptional: boolean;
}

const anyWord = '[^\\s,.!?-]+';
const wordsOf: Readonly<Record<string, string>> = {
  '*': anyWord,
  '..': `${anyWord}(?:${wordGap}${anyWord}){0,3}?`,
  '...': `${anyWord}(?:${wordGap}${anyWord}){0,7}?`,
};
const closing = new Set([')', ']', '|', undefined]);

/**
 * The regular expression, in lower case and without anchors, of phrases that are separated by commas
 * or line ends. Throws when one is not written as above, or may be empty: tables are part of the program.
 */
export function anyPhrase(phrases: string, lists: WordLists = {}): string {
  const found = phrases
    .split(/[\n,]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => phrasePattern(phrase, lists));
  if (found.length === 0) throw new Error('a table without phrases');
  return `(?:${found.join('|')})`;
}

function phrasePattern(phrase: string, lists: WordLists): string {
  const tokens = phrase.match(/\.\.\.?|[()[\]|*]|<[^>]*>|\s+|[^\s()[\]|*<>]+|./g) ?? [];
  let at = 0;

  function choices(): string {
    const found = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      found.push(sequence());
    }
    return `(?:${found.join('|')})`;
  }

  function sequence(): string {
    const parts: Part[] = [];
    while (!closing.has(tokens[at])) {
      if (tokens[at]?.trim() === '') at += 1;
      else parts.push(gluedParts());
    }
    return withGaps(parts, phrase);
  }

  /** Parts without a space between them: 'leak[s|ing]'. */
  function gluedParts(): Part {
    const parts: Part[] = [];
    while (!closing.has(tokens[at]) && tokens[at]?.trim() !== '') parts.push(part());
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    const pattern = parts.map((glued) => glued.pattern + (glued.isOptional ? '?' : '')).join('');
    return { pattern, isOptional: false };
  }

  function part(): Part {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(' || token === '[') {
      const pattern = choices();
      if (tokens[at] !== (token === '(' ? ')' : ']')) throw new Error(`unclosed: ${phrase}`);
      at += 1;
      return { pattern, isOptional: token === '[' };
    }
    if (token.startsWith('<')) {
      const list = lists[token.slice(1, -1)];
      if (list === undefined) throw new Error(`no list ${token}: ${phrase}`);
      return { pattern: anyPhrase(list, lists), isOptional: false };
    }
    const words = wordsOf[token];
    if (words !== undefined) return { pattern: `(?:${words})`, isOptional: token !== '*' };
    return { pattern: spokenWord(token), isOptional: false };
  }

  const pattern = choices();
  if (at < tokens.length) throw new Error(`cannot be read from “${tokens[at]}”: ${phrase}`);
  return pattern;
}

/** What may be left out takes the gap beside it along. */
function withGaps(parts: readonly Part[], phrase: string): string {
  const first = parts.findIndex(({ isOptional }) => !isOptional);
  if (first < 0) throw new Error(`may be empty: ${phrase}`);
  return parts
    .map(({ pattern, isOptional }, at) => {
      if (at < first) return `(?:${pattern}${wordGap})?`;
      if (at === first) return pattern;
      return isOptional ? `(?:${wordGap}${pattern})?` : `${wordGap}${pattern}`;
    })
    .join('');
}
