// Brings the tables up to date at start. Kysely holds an advisory lock on PostgreSQL; on SQLite the
// immediate transaction does, so two processes may start at once.
import { type Migration, Migrator } from 'kysely';
import type { Db, Dialect } from './db.ts';
import { initialMigration } from './migrations/0001-initial.ts';
import { idempotencyKeysMigration } from './migrations/0002-idempotency-keys.ts';
import { assistantAnswersMigration } from './migrations/0003-assistant-answers.ts';
import { documentReadingMigration } from './migrations/0004-document-reading.ts';
import { conversationsMigration } from './migrations/0005-conversations.ts';
import { speechClipsMigration } from './migrations/0006-speech-clips.ts';
import { operatorsMigration } from './migrations/0007-operators.ts';
import { dailyJobsMigration } from './migrations/0008-daily-jobs.ts';
import { rateLimitsMigration } from './migrations/0009-rate-limits.ts';
import { providerDeskMigration } from './migrations/0014-provider-desk.ts';
import { deliveryAttemptsMigration } from './migrations/0015-delivery-attempts.ts';

/** @param last name of the migration to stop after, for tables as an earlier release had them */
export async function migrate(db: Db, dialect: Dialect, last?: string): Promise<void> {
  const bytes = dialect === 'postgres' ? 'bytea' : 'blob';
  const migrations: Record<string, Migration> = {
    '0001-initial': initialMigration(bytes),
    '0002-idempotency-keys': idempotencyKeysMigration,
    '0003-assistant-answers': assistantAnswersMigration,
    '0004-document-reading': documentReadingMigration,
    '0005-conversations': conversationsMigration,
    '0006-speech-clips': speechClipsMigration,
    '0007-operators': operatorsMigration,
    '0008-daily-jobs': dailyJobsMigration,
    '0009-rate-limits': rateLimitsMigration(dialect),
    '0014-provider-desk': providerDeskMigration,
    '0015-delivery-attempts': deliveryAttemptsMigration,
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (error) throw error;
}
