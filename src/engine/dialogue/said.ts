// One piece of a reply, with what it rests on.
import type { Passage, ReplySource } from '#engine/conversation.ts';
import { fillPhrase } from './dialogue-phrases.ts';

export interface Said {
  text: string;
  /** null: it states nothing of the company. */
  source: ReplySource | null;
  /** The fixed sentence and what it was filled with, by which it is said in another language. */
  fixed?: { sentence: string; values: Readonly<Record<string, string>> };
}

/** A fixed sentence; `values` hold what the caller said. */
export function phrase(text: string, values: Record<string, string> = {}): Said {
  return { text: fillPhrase(text, values), source: null, fixed: { sentence: text, values } };
}

/** Words of a passage as they stand. */
export function quoted(passage: Passage, quote: string, score = 1): Said {
  return { text: quote, source: sourceOf(passage, quote, score) };
}

/** A fixed sentence around words of a passage: the value named `name`. */
export function quotedIn(text: string, name: string, passage: Passage, quote = passage.text): Said {
  const values = { [name]: quote };
  return {
    text: fillPhrase(text, values),
    source: sourceOf(passage, quote, 1),
    fixed: { sentence: text, values },
  };
}

/** A fixed sentence around what was read of the hours; those themselves are its source. */
export function fromHours(text: string, values: Record<string, string>, hours: Passage): Said {
  return {
    text: fillPhrase(text, values),
    source: sourceOf(hours, hours.text, 1),
    fixed: { sentence: text, values },
  };
}

function sourceOf({ id, kind, title }: Passage, quote: string, score: number): ReplySource {
  return { passageId: id, kind, title, quote, score };
}
