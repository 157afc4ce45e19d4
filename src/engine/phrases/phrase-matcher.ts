// Makes one regular expression of a table of phrases, once, when the program starts.
import { anyPhrase, type WordLists } from './phrase-pattern.ts';

/** Phrases by where they stand in an utterance; each text is written as phrase-pattern.ts tells. */
export interface PhraseTable {
  contains?: string;
  /** The utterance begins with it. */
  starts?: string;
  /** The utterance ends with it. */
  ends?: string;
  /** The utterance is nothing else. */
  whole?: string;
  /** What may precede 'starts' and 'whole', any number of times. */
  before?: string;
  /** What may follow 'ends' and 'whole', any number of times. */
  after?: string;
}

const pause = '[\\s,.:;!?-]+';
const mark = '[\\s,.!?]*';

/** Ignores case and keeps no state between uses. */
export function phraseMatcher(table: PhraseTable, lists: WordLists = {}): RegExp {
  const { contains, starts, ends, whole, before, after } = table;
  const any = (phrases: string) => anyPhrase(phrases, lists);
  const start = `^${mark}${before === undefined ? '' : `(?:${any(before)}${pause})*`}`;
  const end = `${after === undefined ? '' : `(?:${pause}${any(after)})*`}${mark}$`;
  const patterns = [
    ...(contains === undefined ? [] : [`\\b${any(contains)}\\b`]),
    ...(starts === undefined ? [] : [`${start}${any(starts)}\\b`]),
    ...(ends === undefined ? [] : [`\\b${any(ends)}${end}`]),
    ...(whole === undefined ? [] : [`${start}${any(whole)}${end}`]),
  ];
  return new RegExp(patterns.join('|'), 'i');
}
