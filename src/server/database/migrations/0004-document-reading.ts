// What was read in each document, beside the documents: a change of status must not move their files.
import { sql } from 'kysely';
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const documentReadingMigration = {
  async up(db: UnshapedDb): Promise<void> {
    await db.schema
      .createTable('document_readings')
      .addColumn('documentId', 'bigint', (c) => c.primaryKey())
      .addColumn('ownerId', 'bigint', (c) => c.notNull())
      .addColumn('assistantId', 'bigint', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('queuedAt', 'text', (c) => c.notNull())
      .addColumn('leasedUntil', 'text')
      .addColumn('leaseToken', 'text')
      .addColumn('pages', 'integer')
      .addColumn('words', 'integer')
      .addColumn('characters', 'integer')
      .addColumn('problem', 'text', (c) => c.notNull())
      // Last: it is long, and SQLite walks through it to what stands behind.
      .addColumn('passages', 'text')
      .execute();
    await db.schema
      .createIndex('document_readings_by_status')
      .on('document_readings')
      .columns(['status', 'leasedUntil'])
      .execute();
    await db.schema
      .createIndex('document_readings_by_assistantId')
      .on('document_readings')
      .column('assistantId')
      .execute();
    // The queue looks at what an owner has in it.
    await db.schema
      .createIndex('document_readings_by_ownerId_status')
      .on('document_readings')
      .columns(['ownerId', 'status'])
      .execute();
    // What was uploaded before is read now.
    await sql`
      insert into "document_readings"
        ("documentId", "ownerId", "assistantId", "status", "attempts", "queuedAt", "problem")
      select "id", "ownerId", "assistantId", 'pending', 0, "createdAt", '' from "documents"
    `.execute(db);
  },
};
