// Which assistant of the list the dashboard card shows (spec 2, Dashboard).

/** The nearest index that exists in a list of `count`; 0 for an empty list. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}
