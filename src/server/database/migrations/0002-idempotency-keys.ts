// Keys that clients gave their deploy calls, so that the same key gets the same answer.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const idempotencyKeysMigration = {
  async up(db: UnshapedDb): Promise<void> {
    await db.schema
      .createTable('idempotency_keys')
      .addColumn('keyHash', 'text', (c) => c.primaryKey())
      .addColumn('submissionId', 'bigint', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('idempotency_keys_by_submissionId')
      .on('idempotency_keys')
      .column('submissionId')
      .execute();
  },
};
