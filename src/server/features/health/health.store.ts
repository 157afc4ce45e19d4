// Asks the database for a sign of life.
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/database/db.ts';

/** Other work waits for a database that restarts; a probe wants to know at once. */
const patienceMs = 2_000;

export async function isDatabaseReady(db: Db): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, delay(patienceMs, false, { ref: false })]);
}
