// The answer of GET /api/assistants/{id}, kept as text beside the columns it is made of.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const assistantAnswersMigration = {
  async up(db: UnshapedDb): Promise<void> {
    await db.schema.alterTable('voice_assistants').addColumn('answer', 'text').execute();
    await db.schema.alterTable('voice_assistants').addColumn('answerFormat', 'integer').execute();
  },
};
