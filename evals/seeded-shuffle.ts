// Shuffles so that every run of an evaluation sees the same order.

/** A new list in an order that depends on the seed only (mulberry32 gives each item a key, and the keys are sorted). */
export function seededShuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const keyed = items.map((item) => ({ item, key: next() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
