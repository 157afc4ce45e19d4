// What became of the last attempts at each delivery.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const deliveryAttemptsMigration = {
  async up(db: UnshapedDb): Promise<void> {
    await db.schema
      .alterTable('deliveries')
      .addColumn('recentAttempts', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
  },
};
