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

type Counts = Promise<{ status: string; count: number | string | bigint }[]>;

export function countAssistants(db: Db): Counts {
  return db
    .selectFrom('voice_assistants')
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .groupBy('status')
    .execute();
}

/** Versions that somebody deployed, not those of which only a summary was sent. */
export function countDeployments(db: Db): Counts {
  return db
    .selectFrom('webhook_submissions')
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .where('id', 'in', (query) =>
      query
        .selectFrom('deliveries')
        .select('submissionId')
        .where('purpose', '=', 'deployment')
        .where('submissionId', 'is not', null)
        .$castTo<{ submissionId: number }>(),
    )
    .groupBy('status')
    .execute();
}
