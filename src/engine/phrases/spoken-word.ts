// One word of a phrase as callers say or type it: contracted, written out, or without its apostrophe.

/** Between two words: a space, a comma or a hyphen. */
export const wordGap = '[\\s,-]+';

const irregular: Readonly<Record<string, string>> = {
  "can't": `(?:can['’]?t|can[\\s-]*not)`,
  "won't": `(?:won['’]?t|will${wordGap}not)`,
};

// Without an apostrophe "we'll", "I'd" and "we're" would be other words.
const endings: Readonly<Record<string, string>> = {
  "n't": `(?:n['’]?t|${wordGap}not)`,
  "'s": `(?:['’]?s|${wordGap}is)`,
  "'m": `(?:['’]?m|${wordGap}am)`,
  "'ve": `(?:['’]?ve|${wordGap}have)`,
  "'re": `(?:['’]re|${wordGap}are)`,
  "'ll": `(?:['’]ll|${wordGap}will)`,
  "'d": `(?:['’]d|${wordGap}would)`,
};

/** The pattern of one word of a table, such as "don't" or 'a/c'. */
export function spokenWord(word: string): string {
  const whole = irregular[word];
  if (whole !== undefined) return whole;
  const [, stem = '', ending = ''] = /^(.*?)(n't|'(?:s|m|ve|re|ll|d))?$/.exec(word) ?? [];
  return escaped(stem) + (endings[ending] ?? '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll("'", "['’]?");
}
