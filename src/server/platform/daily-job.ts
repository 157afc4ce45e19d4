// Work that is done once a day, by one of the servers on a database, whichever is there.
import type { Db } from '#server/database/db.ts';
import type { Clock } from './clock.ts';
import { claimJob, releaseJob } from './daily-job.store.ts';

export { lastRunOf } from './daily-job.store.ts';

export interface DailyJob {
  /** Looks now and then whether it is due. */
  start(): void;
  /** Waits for work that is running. */
  stop(): Promise<void>;
  /** @returns whether it was due here and was carried through */
  runIfDue(): Promise<boolean>;
}

interface DailyJobParts {
  name: string;
  db: Db;
  clock: Clock;
  /** May be done again: after a crash, and in parallel when it takes longer than the lease. */
  work: () => Promise<void>;
  report: (error: unknown) => void;
}

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
/** More than the clocks of two servers differ. */
const skewMs = 60 * minuteMs;
/** Whoever dies at it is followed by another after this. */
const leaseMs = 30 * minuteMs;
const lookEveryMs = 10 * minuteMs;
/** The first visitors come before the cleaning. */
const firstLookMs = minuteMs;

export function createDailyJob({ name, db, clock, work, report }: DailyJobParts): DailyJob {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = true;

  async function runIfDue(): Promise<boolean> {
    const startedAt = clock.now();
    const now = startedAt.toISOString();
    const leasedUntil = new Date(startedAt.getTime() + leaseMs).toISOString();
    const lastRunBefore = new Date(startedAt.getTime() - dayMs).toISOString();
    const lastRunAfter = new Date(startedAt.getTime() + skewMs).toISOString();
    const claim = { name, now, leasedUntil, lastRunBefore, lastRunAfter };
    if (!(await claimJob(db, claim))) return false;
    let isDone = false;
    try {
      await work();
      isDone = true;
    } finally {
      await releaseJob(db, { name, leasedUntil }, isDone ? now : null);
    }
    return true;
  }

  function lookIn(ms: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runIfDue()
        .catch(report)
        .then(() => lookIn(lookEveryMs));
    }, ms);
    timer.unref();
  }

  return {
    start() {
      isStopped = false;
      lookIn(firstLookMs);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
    runIfDue,
  };
}
