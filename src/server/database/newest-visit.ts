// When somebody was here last, of all owners.
import type { Db } from './db.ts';

/** @returns ISO 8601; undefined while nobody was here */
export async function newestVisit(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('browser_sessions')
    .select(({ fn }) => fn.max('lastSeenAt').as('seenAt'))
    .executeTakeFirst();
  return row?.seenAt ?? undefined;
}
