// A share as an evaluation prints it, with its base, and whether it meets a limit.
import type { EvalRow } from './eval-row.ts';

/** `part` of `whole` must be at least (`min`) or at most (`max`) so many percent; neither: only reported. */
export function shareRow(
  what: string,
  part: number,
  whole: number,
  limit: { min?: number; max?: number } = {},
): EvalRow {
  const percent = whole === 0 ? 0 : (100 * part) / whole;
  const { min, max } = limit;
  const target = [
    ...(min === undefined ? [] : [`≥ ${min} %`]),
    ...(max === undefined ? [] : [`≤ ${max} %`]),
  ];
  return {
    what,
    figure: `${percent.toFixed(1)} % (${part} of ${whole})`,
    target: target.join(', ') || '—',
    // A share of nothing shows nothing.
    isHeld: target.length === 0 || (whole > 0 && percent >= (min ?? 0) && percent <= (max ?? 100)),
  };
}
