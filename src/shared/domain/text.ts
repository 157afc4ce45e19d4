// Building blocks for the text rules of spec section 5: lengths count code points after trimming,
// so an emoji is one character and a row of blanks is none.
import * as z from 'zod/mini';

/** Number of code points of `value` without leading and trailing white space. */
export function visibleLength(value: string): number {
  return [...value.trim()].length;
}

interface TextLimits {
  /** Least number of code points after trimming; 0 or absent allows empty text. */
  min?: number;
  /** Most code points. */
  max: number;
  /** Sentence shown beside the field when the text is too short (spec 5). */
  message?: string;
}

/**
 * What could fool a reader, a terminal or a mail: control characters that are no white space, line separators, marks
 * that turn the reading direction, and marks without width.
 */
export const hiddenCharacters: RegExp =
  /[^\P{Cc}\s]|[\u2028\u2029\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** The text as one line without hidden characters: breaks and tabs become blanks. NUL stays, to be refused. */
function asOneLine(value: string): string {
  return value
    .replace(/[\s\u0085\u2028\u2029]+/gu, ' ')
    .replace(hiddenCharacters, (hidden) => (hidden === '\0' ? hidden : ''))
    .trim();
}

/**
 * A trimmed text. NUL is refused at the border because PostgreSQL cannot store it; half characters
 * (lone surrogates) become the replacement character here, as both databases would change them.
 */
export function text(limits: TextLimits) {
  return checkedText(limits, (value) => value.trim());
}

/** The same for a field of one line. */
export function lineOfText(limits: TextLimits) {
  return checkedText(limits, asOneLine);
}

function checkedText({ min = 0, max, message }: TextLimits, clean: (value: string) => string) {
  return z.string(message).check(
    z.overwrite(clean),
    z.overwrite((value) => value.replace(/\p{Surrogate}/gu, '\uFFFD')),
    z.refine((value) => !value.includes('\0'), 'Please remove the invisible NUL character'),
    z.refine(
      (value) => visibleLength(value) >= min,
      message ?? `Please enter at least ${min} characters`,
    ),
    z.refine((value) => visibleLength(value) <= max, {
      // Made when it is needed: the first number written out costs a slow phone 80 ms.
      error: () => `Please use at most ${max.toLocaleString('en-US')} characters`,
    }),
  );
}
