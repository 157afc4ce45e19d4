// Keys that clients gave their deploy calls, so that the same key gets the same answer.
import type { Kysely } from 'kysely';

export const idempotencyKeysMigration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration runs before the tables have their types
  async up(db: Kysely<any>): Promise<void> {
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
