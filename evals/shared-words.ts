// Whether a caller's question says what the FAQ says: the hard ones share few words with it.
const functionWords = new Set(
  `a an the i im my me we you your our it is are was be do does did can could may to of in on at for with
  and or if what whats when where how who which much many long have has had get got there this that they
  not no so any some from by up out about will would should`.split(/\s+/),
);

/** At most one content word in three of `question` occurs in `say`, word forms taken as written. */
export function shareFewWords(say: string, question: string): boolean {
  const said = contentWords(say);
  const words = [...contentWords(question)];
  return words.filter((word) => said.has(word)).length * 3 <= words.length;
}

function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new Set(words.filter((word) => !functionWords.has(word)));
}
