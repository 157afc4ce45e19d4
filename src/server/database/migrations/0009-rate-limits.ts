// How much each owner and address has asked lately, for the servers that share one database.

import { sql } from 'kysely';
import type { UnshapedDb } from '#server/database/unshaped-db.ts';
import type { Dialect } from '../db.ts';

export const rateLimitsMigration = (dialect: Dialect) => ({
  async up(db: UnshapedDb): Promise<void> {
    await db.schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('tokens', 'double precision', (c) => c.notNull())
      .addColumn('atMs', 'bigint', (c) => c.notNull())
      .addColumn('fullAtMs', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('rate_limits_by_fullAtMs')
      .on('rate_limits')
      .column('fullAtMs')
      .execute();
    // Worth nothing after a crash, so it is not written to the log of what must survive one.
    if (dialect === 'postgres') await sql`alter table "rate_limits" set unlogged`.execute(db);
  },
});
