// Which browsers still have a cookie of plain http, and what an owner stores summed up without reading files.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const sharedRoomMigration = {
  async up(db: UnshapedDb): Promise<void> {
    await db.schema
      .alterTable('browser_sessions')
      .addColumn('isPlainHttp', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    for (const table of ['documents', 'pdf_documents']) {
      await db.schema
        .createIndex(`${table}_by_ownerId_size`)
        .on(table)
        .columns(['ownerId', 'size'])
        .execute();
    }
  },
};
