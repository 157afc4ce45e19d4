// Guessing a password is slowed down for each name, on all servers together: five attempts, then a wait
// that doubles up to a quarter of an hour. A name that nobody has is treated the same.
import type { Db } from '#server/database/db.ts';
import { sha256 } from '#server/platform/sha256.ts';
import * as store from './operators.store.ts';

const freeAttempts = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;
/** Then earlier failures no longer count. */
const forgetAfterMs = 24 * 60 * 60_000;

/**
 * Counts an attempt before it is looked at, so that many at once are no way around the wait.
 * @returns 0 when it may go on, else the whole seconds to wait
 */
export async function beginAttempt(db: Db, username: string, now: Date): Promise<number> {
  const nowText = now.toISOString();
  await store.forgetOldFailures(db, new Date(now.getTime() - forgetAfterMs).toISOString());
  return db.transaction().execute(async (trx) => {
    const row = await store.lockFailures(trx, sha256(username), nowText);
    const waitMs = row.blockedUntil === null ? 0 : Date.parse(row.blockedUntil) - now.getTime();
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    const failures = row.failures + 1;
    const blockedUntil = new Date(now.getTime() + waitAfter(failures)).toISOString();
    await store.saveFailures(trx, { ...row, failures, lastAt: nowText, blockedUntil });
    return 0;
  });
}

/** After a right password, or a new one. */
export function forgetAttempts(db: Db, username: string): Promise<void> {
  return store.forgetFailures(db, sha256(username));
}

function waitAfter(failures: number): number {
  if (failures < freeAttempts) return 0;
  return Math.min(firstWaitMs * 2 ** Math.min(failures - freeAttempts, 10), longestWaitMs);
}
