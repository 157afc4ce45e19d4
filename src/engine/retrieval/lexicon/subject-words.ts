// The shape of the lexicon: what callers of a property office call the things of one subject.

/**
 * Every list is one string, its expressions separated by commas. An expression of several words is
 * read as one word wherever it stands, in a question and in a passage; its plural too.
 */
export interface SubjectWords {
  /** A word, or a few, and other ways to write or say exactly this. */
  readAs?: Readonly<Record<string, string>>;
  /** Expressions that stand for each other, a little less than for themselves. */
  same?: readonly string[];
  /** Expressions of one subject: each is a hint at the others. */
  related?: readonly string[];
}

/** Subjects by their headings. */
export type Theme = Readonly<Record<string, SubjectWords>>;
