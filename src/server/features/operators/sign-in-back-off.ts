// Guessing a password is slowed down, on all servers together. For a name and network address: five attempts, then a
// wait that doubles up to a quarter of an hour. A stranger elsewhere cannot keep an operator out by that; against
// guesses from many addresses, a name that is guessed at much is looked at slowly. A name that nobody has is treated
// the same.
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#server/http/app-error.ts';
import { createFairLane } from '#server/platform/fair-lane.ts';
import { sha256 } from '#server/platform/sha256.ts';
import * as store from './operators.store.ts';

export interface Attempt {
  username: string;
  /** Network address, see address-key.ts. */
  address: string;
}

const freeAttempts = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** Then earlier failures no longer count. */
const forgetAfterMs = 24 * 60 * 60_000;
/** So many under one name from anywhere are an attack on it. */
const manyFailures = 20;
const slowMs = 1_000;

/**
 * Counts an attempt before it is looked at, so that many at once are no way around the wait.
 * @returns 0 when it may go on, else the whole seconds to wait
 */
export async function beginAttempt(db: Db, attempt: Attempt, now: Date): Promise<number> {
  const nowText = now.toISOString();
  await store.forgetOldFailures(db, new Date(now.getTime() - forgetAfterMs).toISOString());
  const { waitSeconds, isAttacked } = await db.transaction().execute(async (trx) => {
    const row = await store.lockFailures(trx, keyOf(attempt), nowText);
    const waitMs = row.blockedUntil === null ? 0 : Date.parse(row.blockedUntil) - now.getTime();
    if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / 1000), isAttacked: false };
    const failures = row.failures + 1;
    const blockedUntil = new Date(now.getTime() + waitAfter(failures)).toISOString();
    await store.saveFailures(trx, { ...row, failures, lastAt: nowText, blockedUntil });
    const { username } = attempt;
    const ofName = await store.countFailures(trx, sha256(username));
    return { waitSeconds: 0, isAttacked: ofName > manyFailures };
  });
  if (isAttacked) await slowLane.run({ askedBy: [attempt.address], cost: 1 }, () => wait(slowMs));
  return waitSeconds;
}

/** After a right password: those of the same address. */
export function forgetAttempts(db: Db, attempt: Attempt): Promise<void> {
  return store.forgetFailures(db, keyOf(attempt));
}

/** After a new password: those of all addresses. */
export function forgetAllAttempts(db: Db, username: string): Promise<void> {
  return store.forgetFailuresOf(db, sha256(username));
}

/** An operator's address takes its turn among those of the guessers. */
const slowLane = createFairLane({
  atOnce: 1,
  mostWaiting: 200,
  refusal: () => new AppError('too-many-requests', { headers: { 'retry-after': '60' } }),
});

/** All of one name begin alike. */
function keyOf({ username, address }: Attempt): string {
  return `${sha256(username)} ${sha256(address)}`;
}

function waitAfter(failures: number): number {
  if (failures < freeAttempts) return 0;
  return Math.min(firstWaitMs * 2 ** Math.min(failures - freeAttempts, 10), longestWaitMs);
}
