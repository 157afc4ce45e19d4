// What waits for something that can do little at a time, in a fair order: next is who had least of it lately.

/** Who waits, and for how much. */
export interface Share {
  /** Whom it counts for, the owner first; whoever shares one of the others, such as an address, is one more. */
  askedBy: readonly string[];
  /** How much work it is, in a unit of the queue's own, such as characters. */
  cost: number;
}

interface Waiting<Item> extends Share {
  item: Item;
}

export class FairQueue<Item> {
  readonly #mostWaiting: number;
  /** In the order in which they came. */
  #waiting: Waiting<Item>[] = [];
  /** What was taken for each since nothing was left to do. */
  readonly #had = new Map<string, number>();

  constructor(mostWaiting: number) {
    this.#mostWaiting = mostWaiting;
  }

  /** @returns what has to go because too much waits: the last in the order, perhaps this one */
  add(item: Item, { askedBy, cost }: Share): Item | undefined {
    this.#waiting.push({ item, askedBy, cost });
    if (this.#waiting.length <= this.#mostWaiting) return undefined;
    const ranks = this.#ranks();
    return this.#remove(ranks.lastIndexOf(Math.max(...ranks)))?.item;
  }

  /** The next; of several that had as little the one that came first. Ask again when that is done. */
  take(): Item | undefined {
    const ranks = this.#ranks();
    const next = this.#remove(ranks.indexOf(Math.min(...ranks)));
    if (!next) {
      this.#had.clear();
      return undefined;
    }
    for (const key of next.askedBy) this.#had.set(key, (this.#had.get(key) ?? 0) + next.cost);
    return next.item;
  }

  /** All that wait, which then wait no more. */
  empty(): Item[] {
    this.#had.clear();
    return this.#waiting.splice(0).map(({ item }) => item);
  }

  /** What each would have had with it, the same owner's earlier items included. */
  #ranks(): number[] {
    const ahead = new Map<string | undefined, number>();
    return this.#waiting.map(({ askedBy, cost }) => {
      const [owner] = askedBy;
      const own = (ahead.get(owner) ?? 0) + cost;
      ahead.set(owner, own);
      return askedBy.reduce((sum, key) => sum + (this.#had.get(key) ?? 0), own);
    });
  }

  #remove(index: number): Waiting<Item> | undefined {
    return this.#waiting.splice(index, index < 0 ? 0 : 1)[0];
  }
}
