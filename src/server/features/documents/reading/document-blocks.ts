// What every format is read into before it is cut into passages: headings and paragraphs in order.
import type { ReadingProblem } from './reading-problems.ts';

export interface DocumentBlock {
  kind: 'heading' | 'text';
  /** Lines that belong together are one line; a line break stays where the document means one. */
  text: string;
  /** From 1; null where the format has no pages. */
  page: number | null;
  /**
   * Of a heading, its place in the outline: a number is a level (the lower, the wider), a word only tells
   * whether two are alike.
   */
  rank?: number | string;
  /** A heading by its words alone: the document has no mark for it. */
  isGuess?: boolean;
}

export interface ReadBlocks {
  blocks: readonly DocumentBlock[];
  /** null where the format has no pages. */
  pages: number | null;
  /** Pages without a word, such as pictures of paper. */
  pagesWithoutText: number;
}

/** Why a document cannot be used, thrown by the readers of the formats. */
export class UnreadableDocument extends Error {
  readonly problem: ReadingProblem;

  constructor(problem: ReadingProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'UnreadableDocument';
    this.problem = problem;
  }
}
