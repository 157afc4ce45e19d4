// Shares one voice process among owners: each has only a little work in the common queue, whatever it asks for.
import { SpeechError } from '#server/platform/text-to-speech.ts';

export interface OwnerTurns {
  /** @throws SpeechError when too much of this owner waits; else what the work throws */
  run<T>(ownerId: number, work: () => Promise<T>): Promise<T>;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

export function createOwnerTurns(atOnce = 2, maxWaiting = 50): OwnerTurns {
  const lines = new Map<number, Line>();
  return {
    async run(ownerId, work) {
      const line = lines.get(ownerId) ?? { running: 0, waiting: [] };
      lines.set(ownerId, line);
      if (line.running < atOnce) line.running += 1;
      else {
        if (line.waiting.length >= maxWaiting) throw new SpeechError('Too much was asked at once.');
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
