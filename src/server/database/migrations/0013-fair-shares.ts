// What the shares of one visitor are counted by: where mails and documents come from, for as long as it matters,
// and when a delivery may be tried again by hand.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const fairSharesMigration = {
  async up(db: UnshapedDb): Promise<void> {
    for (const name of ['askedFrom', 'notBefore', 'retriedAt']) {
      await db.schema.alterTable('deliveries').addColumn(name, 'text').execute();
    }
    await db.schema
      .createIndex('deliveries_by_createdAt')
      .on('deliveries')
      .column('createdAt')
      .execute();
    await db.schema.alterTable('document_readings').addColumn('askedFrom', 'text').execute();
    await db.schema
      .alterTable('document_readings')
      .addColumn('isSlow', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
