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
 * A trimmed text. NUL is refused at the border because PostgreSQL cannot store it; half characters
 * (lone surrogates) become the replacement character here, as both databases would change them.
 */
export function text({ min = 0, max, message }: TextLimits) {
  return z.string(message).check(
    z.trim(),
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
