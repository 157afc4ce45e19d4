// The value that carries most weight, such as the size in which most of a document's letters are set.

/** To a tenth; `fallback` when there is none. */
export function commonest(
  values: readonly (readonly [value: number, weight: number])[],
  fallback: number,
): number {
  const weights = new Map<number, number>();
  for (const [value, weight] of values) {
    const rounded = Math.round(value * 10) / 10;
    weights.set(rounded, (weights.get(rounded) ?? 0) + weight);
  }
  const [most] = [...weights].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? fallback;
}
