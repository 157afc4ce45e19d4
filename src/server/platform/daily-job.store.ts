// Rows of daily_jobs: which job ran when, and who is at it.
import type { Db } from '#server/database/db.ts';

export interface JobClaim {
  name: string;
  /** ISO 8601, like all times here. */
  now: string;
  leasedUntil: string;
  /** Not again if it was begun after this, */
  lastRunBefore: string;
  /** unless that is so far ahead that a clock was wrong. */
  lastRunAfter: string;
}

/** @returns false when it is not due or another server is at it */
export async function claimJob(db: Db, claim: JobClaim): Promise<boolean> {
  const { name, now, leasedUntil, lastRunBefore, lastRunAfter } = claim;
  await db
    .insertInto('daily_jobs')
    .values({ name, leasedUntil: null, lastRunAt: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('daily_jobs')
    .set({ leasedUntil })
    .where('name', '=', name)
    .where(({ or, eb }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .where(({ or, eb }) =>
      or([
        eb('lastRunAt', 'is', null),
        eb('lastRunAt', '<=', lastRunBefore),
        eb('lastRunAt', '>', lastRunAfter),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @param lastRunAt null when it failed: it is due again */
export async function releaseJob(
  db: Db,
  { name, leasedUntil }: Pick<JobClaim, 'name' | 'leasedUntil'>,
  lastRunAt: string | null,
): Promise<void> {
  await db
    .updateTable('daily_jobs')
    .set({ leasedUntil: null, ...(lastRunAt !== null && { lastRunAt }) })
    .where('name', '=', name)
    .where('leasedUntil', '=', leasedUntil)
    .execute();
}

/** When a job was last begun and carried through; undefined when it never was. */
export async function lastRunOf(db: Db, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('daily_jobs')
    .select('lastRunAt')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.lastRunAt ?? undefined;
}
