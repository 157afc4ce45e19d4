// Tells a short line that states something from one that only names what follows.

/** A sum, an hour, a date, an address, a signature: never a heading, however short. */
export function isParticular(line: string): boolean {
  return particulars.some((pattern) => pattern.test(line));
}

const months = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec';
const particulars: readonly RegExp[] = [
  /[$€£] ?\d|\d ?(?:%|€|£)/,
  /\b\d{1,2}(?::\d\d)? ?[ap]\.? ?m\b|\b\d{1,2}:\d\d\b/i,
  /\d{3}[-. )]{1,2}\d{3}[-. ]\d{4}|\b\d{3}-\d{4}\b/,
  /@|\bwww\.|https?:|\w\.(?:com|org|net|gov|example)\b/i,
  new RegExp(
    `\\b(?:${months})[a-z]{0,6}\\.? \\d{1,2}\\b|\\b\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?\\b`,
    'i',
  ),
  /\b[A-Z]{2} \d{5}\b/,
  /^\d{1,6}[A-Z]? [\p{L}. ]{2,40}\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|place|pl|suite)\b/iu,
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
  /^(?:sincerely|respectfully|(?:best |kind |warm )?regards|thank(?:s| you)|yours|signed|approved by|cc:)/i,
  /^(?:effective|adopted|revised|(?:last )?updated|version|copyright|©)/i,
];

/** 'Cats are kept inside' says something; 'What you may bring' and 'Things you should know' do not. */
export function isStatement(line: string): boolean {
  const words =
    line
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  if (/^(?:no|not|never|always|only|please|don't|let)$/.test(words[0] ?? '')) return true;
  if (words[0] === 'do' && words[1] === 'not') return true;
  const verb = words.findIndex((word) => verbs.has(word));
  // In front stands the verb of a question.
  if (verb <= 0) return false;
  const isClause = words.slice(0, verb).some((word) => clauseWords.has(word));
  const isRelative = verb > 1 && pronouns.has(words[verb - 1] ?? '');
  return !isClause && !isRelative;
}

const verbs = new Set(
  `is are was were be must may might can cannot can't will won't shall should has have had does do
  doesn't don't isn't aren't needs need requires costs cost applies apply allowed permitted
  prohibited forbidden required closed`.split(/\s+/),
);
const clauseWords = new Set(
  `what when where how if before after who whom whose why which while that until whether as once
  because`.split(/\s+/),
);
const pronouns = new Set(['i', 'you', 'we', 'they', 'he', 'she', 'it']);
