// Work that is done once a day by one of the servers.
import type { Kysely } from 'kysely';

export const dailyJobsMigration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration runs before the tables have their types
  async up(db: Kysely<any>): Promise<void> {
    await db.schema
      .createTable('daily_jobs')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('leasedUntil', 'text')
      .addColumn('lastRunAt', 'text')
      .execute();
  },
};
