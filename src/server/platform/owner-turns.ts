// Shares among owners what all of them need: each has only a little of it at a time, and its rest waits.

export interface OwnerTurns {
  /** @throws the refusal when too much of this owner waits; else what the work throws */
  run<T>(ownerId: number, work: () => Promise<T>): Promise<T>;
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

export function createOwnerTurns({ atOnce, maxWaiting, refusal }: TurnLimits): OwnerTurns {
  const lines = new Map<number, Line>();
  return {
    async run(ownerId, work) {
      const line = lines.get(ownerId) ?? { running: 0, waiting: [] };
      lines.set(ownerId, line);
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
        if (line.running === 0) lines.delete(ownerId);
      }
    },
  };
}
