// Brings the tables up to date at start. Kysely holds an advisory lock on PostgreSQL; on SQLite the
// immediate transaction does, so two processes may start at once.
import { type Migration, Migrator } from 'kysely';
import { OperatorError } from '#server/platform/operator-error.ts';
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
import { deploymentOrdersMigration } from './migrations/0011-deployment-orders.ts';
import { sharedRoomMigration } from './migrations/0012-shared-room.ts';
import { fairSharesMigration } from './migrations/0013-fair-shares.ts';
import { providerDeskMigration } from './migrations/0014-provider-desk.ts';
import { deliveryAttemptsMigration } from './migrations/0015-delivery-attempts.ts';

/**
 * @param last name of the migration to stop after, for tables as an earlier release had them
 * @throws OperatorError when the tables are those of a newer release
 */
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
    '0011-deployment-orders': deploymentOrdersMigration,
    '0012-shared-room': sharedRoomMigration,
    '0013-fair-shares': fairSharesMigration,
    '0014-provider-desk': providerDeskMigration,
    '0015-delivery-attempts': deliveryAttemptsMigration,
  };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = last ? await migrator.migrateTo(last) : await migrator.migrateToLatest();
  if (isOfNewerRelease(error)) {
    throw new OperatorError(
      'The data was made by a newer version of Porchlight, and this one cannot read it. Install that version, or restore a backup of this one into an empty database (DATA_DIR or DATABASE_URL).',
      { cause: error },
    );
  }
  if (error) throw error;
}

/** Kysely's word for a migration in the tables that the program does not have. */
function isOfNewerRelease(error: unknown): boolean {
  return error instanceof Error && /^corrupted migrations: .* is missing/.test(error.message);
}
