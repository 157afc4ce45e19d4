// The provider's desk: how far a number request is, what operators noted about it, and tokens for programs.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const providerDeskMigration = {
  async up(db: UnshapedDb): Promise<void> {
    for (const name of ['numberState', 'numberStateAt']) {
      await db.schema.alterTable('voice_assistants').addColumn(name, 'text').execute();
    }
    await db.schema
      .createTable('desk_notes')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('ownerId', 'bigint', (c) => c.notNull())
      .addColumn('assistantId', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('writtenBy', 'text', (c) => c.notNull())
      .addColumn('writtenAt', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('desk_notes_by_assistantId')
      .on('desk_notes')
      .column('assistantId')
      .execute();
    await db.schema
      .createTable('api_tokens')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull().unique())
      .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
      .addColumn('scope', 'text', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('lastUsedAt', 'text')
      .execute();
  },
};
