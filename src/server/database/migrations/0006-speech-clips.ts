// What was said to whom, so that its audio can be made whenever it is asked for.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const speechClipsMigration = {
  async up(db: UnshapedDb): Promise<void> {
    await db.schema
      .createTable('speech_clips')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('ownerId', 'bigint', (c) => c.notNull())
      .addColumn('assistantId', 'bigint', (c) => c.notNull())
      .addColumn('voiceId', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('contentHash', 'text', (c) => c.notNull())
      .addColumn('usedAt', 'text', (c) => c.notNull())
      .execute();
    const index = (...columns: string[]) =>
      db.schema
        .createIndex(`speech_clips_by_${columns.join('_')}`)
        .on('speech_clips')
        .columns(columns)
        .execute();
    await index('ownerId', 'usedAt');
    await index('assistantId', 'contentHash');
    await index('usedAt');
  },
};
