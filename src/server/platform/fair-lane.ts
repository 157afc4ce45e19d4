// Runs heavy work a little at a time, in the order of a fair queue: whoever asks for much waits behind the others.
import { FairQueue, type Share } from './fair-queue.ts';

export interface FairLane {
  /** @throws the refusal when too much waits and this comes last; else what the work throws */
  run<T>(share: Share, work: () => Promise<T>): Promise<T>;
}

export interface LaneLimits {
  /** Works that run side by side. */
  atOnce: number;
  /** Of all owners together. What waits should hold little. */
  mostWaiting: number;
  refusal: () => Error;
}

interface Job {
  start(): Promise<unknown>;
  refuse(): void;
}

export function createFairLane({ atOnce, mostWaiting, refusal }: LaneLimits): FairLane {
  const queue = new FairQueue<Job>(mostWaiting);
  let running = 0;

  function startNext(): void {
    if (running >= atOnce) return;
    const job = queue.take();
    if (!job) return;
    running += 1;
    void job.start().then(() => {
      running -= 1;
      startNext();
    });
  }

  return {
    run: (share, work) =>
      new Promise((resolve, reject) => {
        const start = () => Promise.resolve().then(work).then(resolve, reject);
        queue.add({ start, refuse: () => reject(refusal()) }, share)?.refuse();
        startNext();
      }),
  };
}
