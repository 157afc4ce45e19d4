// How much each owner and address has asked lately, for the servers that share one database.
import { type Kysely, sql } from 'kysely';

export const rateLimitsMigration = (dialect: 'sqlite' | 'postgres') => ({
  // biome-ignore lint/suspicious/noExplicitAny: a migration runs before the tables have their types
  async up(db: Kysely<any>): Promise<void> {
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
