// Long work that may be left between its pieces: whoever runs it decides when others get their turn.

/** Pauses after each piece; returns when all is done. */
export type InPieces<T> = Generator<undefined, T, undefined>;

/** Runs all pieces one after the other. */
export function inOneGo<T>(work: InPieces<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Array.map() with a pause after each item. */
export function* mapInPieces<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): InPieces<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    yield;
  }
  return made;
}
