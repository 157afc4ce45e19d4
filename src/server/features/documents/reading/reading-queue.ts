// The queue of documents to be read: two readers at a time, one of them for what is read quickly, none lost when a
// process ends, none read by two.
import { randomBytes } from 'node:crypto';
import type { Db, Dialect } from '#server/database/db.ts';
import { lockOwner } from '#server/database/lock-owner.ts';
import { retryWhileAway } from '#server/database/retry-while-away.ts';
import type { Clock } from '#server/platform/clock.ts';
import { documentExtension } from '#shared/domain/document-limits.ts';
import { findDocument, readContent } from '../documents.store.ts';
import { maxCharactersPerAssistant, maxReaderMs, shortTryMs } from './reading-limits.ts';
import { type ReadingProblem, readingProblems } from './reading-problems.ts';
import * as store from './readings.store.ts';
import { type ReaderOutcome, runReader } from './run-reader.ts';

export interface ReadingQueue {
  /** Call right after the commit of an upload. */
  wake(): void;
  start(): void;
  /** Ends the reader; what it was reading is due again at the next start. */
  stop(): Promise<void>;
}

interface QueueParts {
  db: Db;
  dialect: Dialect;
  clock: Clock;
  /** Hears of failures of the queue itself, and of readers that died. */
  report: (error: unknown, documentId?: number) => void;
}

/** Renewed while the reader runs; when a server is gone, another one takes over after it. */
const leaseMs = 6_000;
const renewEveryMs = 2_000;
/** Finds what another server left behind. */
const longestSleepMs = 5_000;
/** After a short try one of full length, and another: it may have been unlucky, such as for want of memory. */
const mostDeaths = 3;
/** Begun and never ended: whole servers went down, perhaps because of it. */
const mostAttempts = 5;

export function createReadingQueue(parts: QueueParts): ReadingQueue {
  // One never takes a slow document, so that the quick ones go on whatever else is uploaded.
  const readers = [createReader(parts, true), createReader(parts, false)];
  return {
    wake: () => {
      for (const reader of readers) reader.wake();
    },
    start: () => {
      for (const reader of readers) reader.start();
    },
    stop: async () => {
      await Promise.all(readers.map((reader) => reader.stop()));
    },
  };
}

function createReader({ db, dialect, clock, report }: QueueParts, withSlow: boolean): ReadingQueue {
  let stopping = new AbortController();
  let running: Promise<void> | null = null;
  let isWokenAgain = false;
  let isStarted = false;
  let timer: NodeJS.Timeout | undefined;

  const timeText = (fromNowMs = 0) => new Date(clock.now().getTime() + fromNowMs).toISOString();

  function wake(): void {
    if (!isStarted || stopping.signal.aborted) return;
    clearTimeout(timer);
    if (running) {
      isWokenAgain = true;
      return;
    }
    isWokenAgain = false;
    running = workThrough()
      .catch((error: unknown) => report(error))
      .then(sleep)
      .finally(() => {
        running = null;
        if (isWokenAgain) wake();
      });
  }

  async function workThrough(): Promise<void> {
    while (!stopping.signal.aborted) {
      const claimed = await store.claimReading(db, {
        dialect,
        now: timeText(),
        leasedUntil: timeText(leaseMs),
        leaseToken: randomBytes(16).toString('hex'),
        withSlow,
      });
      if (!claimed) return;
      await readClaimed(claimed);
    }
  }

  async function readClaimed(claimed: store.Claimed): Promise<void> {
    const { documentId, ownerId, attempts } = claimed;
    if (attempts > mostAttempts) return end(claimed, failed('interrupted'));
    const letGo = new AbortController();
    const onStop = () => letGo.abort();
    stopping.signal.addEventListener('abort', onStop, { once: true });
    // It may have come during the claim; the event does not come again.
    if (stopping.signal.aborted) onStop();
    const renewing = setInterval(() => {
      store.renewLease(db, claimed, timeText(leaseMs)).then(
        (isOurs) => isOurs || letGo.abort(),
        // The database is away for a moment: the next renewal may be in time.
        () => undefined,
      );
    }, renewEveryMs);
    try {
      const document = await findDocument(db, ownerId, documentId);
      const bytes = document && (await readContent(db, ownerId, documentId));
      const extension = document && documentExtension(document.originalName);
      // Deleted a moment ago, its reading with it.
      if (!bytes || !extension) return;
      const maxCpuMs = claimed.isSlow === 1 ? maxReaderMs : shortTryMs;
      const outcome = await runReader({ extension, bytes, maxCpuMs }, letGo.signal);
      if (outcome.kind === 'died' && claimed.isSlow === 1)
        report(new Error(`a reader died: ${outcome.detail}`), documentId);
      await retryWhileAway(() => endWithin(claimed, outcome));
    } catch (error) {
      // Not the document's fault.
      await end(claimed, released(attempts)).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(renewing);
      stopping.signal.removeEventListener('abort', onStop);
    }
  }

  async function end(claimed: store.Claimed, change: Change): Promise<void> {
    await retryWhileAway(() => store.endReading(db, claimed, change));
  }

  /** Readers of two servers that end at once must not both take the same room. */
  async function endWithin(claimed: store.Claimed, outcome: ReaderOutcome): Promise<void> {
    await db.transaction().execute(async (trx) => {
      await lockOwner(trx, claimed.ownerId);
      const room = maxCharactersPerAssistant - (await store.countCharacters(trx, claimed));
      await store.endReading(trx, claimed, changeAfter(outcome, claimed.attempts, room));
    });
  }

  async function sleep(): Promise<void> {
    if (!isStarted || stopping.signal.aborted) return;
    const leaseEnd = await store.nextLeaseEnd(db).catch(() => undefined);
    const untilLeaseEnd = leaseEnd ? Date.parse(leaseEnd) - clock.now().getTime() : longestSleepMs;
    if (!isStarted || stopping.signal.aborted) return;
    timer = setTimeout(wake, Math.min(longestSleepMs, Math.max(100, untilLeaseEnd)));
    timer.unref();
  }

  return {
    wake,
    start() {
      if (stopping.signal.aborted) stopping = new AbortController();
      isStarted = true;
      wake();
    },
    async stop() {
      isStarted = false;
      stopping.abort();
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}

type Change = Parameters<typeof store.endReading>[2];

/** @param room characters that the assistant can still take */
function changeAfter(outcome: ReaderOutcome, attempts: number, room: number): Change {
  switch (outcome.kind) {
    case 'read': {
      const { passages, pages, words, note } = outcome.document;
      const characters = passages.reduce((sum, { text }) => sum + text.length, 0);
      if (characters > room) return failed('no-room');
      return {
        ...{ status: 'ready', pages, words, characters, problem: note },
        passages: JSON.stringify(passages),
      };
    }
    case 'unreadable':
      return failed(outcome.problem);
    case 'died':
      return attempts >= mostDeaths ? failed('too-heavy') : { status: 'pending', isSlow: 1 };
    case 'stopped':
      return released(attempts);
  }
}

function failed(problem: ReadingProblem): Change {
  return { status: 'failed', problem: readingProblems[problem] };
}

/** An attempt that our own shutdown ended does not count. */
function released(attempts: number): Change {
  return { status: 'pending', attempts: attempts - 1 };
}
