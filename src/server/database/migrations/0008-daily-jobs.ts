// Work that is done once a day by one of the servers.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const dailyJobsMigration = {
  async up(db: UnshapedDb): Promise<void> {
    await db.schema
      .createTable('daily_jobs')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('leasedUntil', 'text')
      .addColumn('lastRunAt', 'text')
      .execute();
  },
};
