// Shares among owners what all of them need: each has only a little of it at a time, and its rest waits.

/** Lines of owners, or of whatever else a key names. */
export interface Turns<Key> {
  /** @throws the refusal when too much of this key waits; else what the work throws */
  run<T>(key: Key, work: () => Promise<T>): Promise<T>;
}

export interface TurnLimits {
  /** Works of one owner that run side by side. */
  atOnce: number;
  maxWaiting: number;
  refusal: () => Error;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

export type OwnerTurns = Turns<number>;

export function createOwnerTurns(limits: TurnLimits): OwnerTurns {
  return createTurns(limits);
}

export function createTurns<Key>({ atOnce, maxWaiting, refusal }: TurnLimits): Turns<Key> {
  const lines = new Map<Key, Line>();
  return {
    async run(key, work) {
      const line = lines.get(key) ?? { running: 0, waiting: [] };
      lines.set(key, line);
      if (line.running < atOnce) line.running += 1;
      else {
        if (line.waiting.length >= maxWaiting) throw refusal();
        // Whoever ends hands its place over.
        await new Promise<void>((resolve) => line.waiting.push(resolve));
      }
      try {
        return await work();
      } finally {
        const next = line.waiting.shift();
        if (next) next();
        else line.running -= 1;
        if (line.running === 0) lines.delete(key);
      }
    },
  };
}
