// Rows of rate_limits: how much all servers on one PostgreSQL together let pass.
import { sql } from 'kysely';
import type { Db } from '#server/database/db.ts';
import type { BucketLedger, Rate } from './token-buckets.ts';

const purgeEveryMs = 60_000;

export function createBucketLedger(db: Db): BucketLedger {
  let purgedAtMs = 0;
  return {
    async spend(rate, key, spent, nowMs) {
      const tokens = await spendTokens(db, rate, key, spent, nowMs);
      if (nowMs - purgedAtMs > purgeEveryMs) {
        purgedAtMs = nowMs;
        // A full bucket is as good as none. Nobody waits for this, and the next minute tries again.
        db.deleteFrom('rate_limits')
          .where('fullAtMs', '<', nowMs)
          .execute()
          .catch(() => undefined);
      }
      return tokens;
    },
  };
}

async function spendTokens(
  db: Db,
  { name, capacity, perSecond }: Rate,
  key: string,
  spent: number,
  nowMs: number,
): Promise<number> {
  const held = sql<number>`least(${capacity}::double precision, rate_limits.tokens
    + greatest(0, ${nowMs}::bigint - rate_limits."atMs") / 1000.0 * ${perSecond}::double precision)`;
  const row = await db
    .insertInto('rate_limits')
    .values({
      key: `${name} ${key}`,
      tokens: Math.min(capacity, capacity - spent),
      atMs: nowMs,
      fullAtMs: Math.ceil(nowMs + (capacity / perSecond) * 1000),
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        tokens: sql<number>`least(${capacity}::double precision, ${held} - ${spent}::double precision)`,
        // The clocks of two machines never agree to the millisecond.
        atMs: sql<number>`greatest(rate_limits."atMs", excluded."atMs")`,
        fullAtMs: sql<number>`greatest(rate_limits."fullAtMs", excluded."fullAtMs")`,
      }),
    )
    .returning('tokens')
    .executeTakeFirstOrThrow();
  return row.tokens;
}
