// The answer of GET /api/assistants/{id}, kept as text beside the columns it is made of.
import type { Kysely } from 'kysely';

export const assistantAnswersMigration = {
  // biome-ignore lint/suspicious/noExplicitAny: a migration runs before the tables have their types
  async up(db: Kysely<any>): Promise<void> {
    await db.schema.alterTable('voice_assistants').addColumn('answer', 'text').execute();
    await db.schema.alterTable('voice_assistants').addColumn('answerFormat', 'integer').execute();
  },
};
