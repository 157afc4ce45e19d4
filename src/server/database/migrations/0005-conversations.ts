// Test conversations: what has to be remembered from one turn to the next, for a day.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const conversationsMigration = {
  async up(db: UnshapedDb): Promise<void> {
    await db.schema
      .createTable('conversations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('ownerId', 'bigint', (c) => c.notNull())
      .addColumn('assistantId', 'bigint', (c) => c.notNull())
      .addColumn('turns', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('recentTurns', 'text', (c) => c.notNull())
      .addColumn('updatedAt', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('conversations_by_ownerId_updatedAt')
      .on('conversations')
      .columns(['ownerId', 'updatedAt'])
      .execute();
  },
};
