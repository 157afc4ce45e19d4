// First version of every table. Bytes are `bytea` on PostgreSQL and `blob` on SQLite; all else is equal.
import { sql } from 'kysely';
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export function initialMigration(binaryType: 'bytea' | 'blob') {
  const bytes = sql.raw(binaryType);
  return {
    async up(db: UnshapedDb): Promise<void> {
      await db.schema
        .createTable('owners')
        .addColumn('id', 'bigint', (c) => c.primaryKey())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('recoveryCodeHash', 'text', (c) => c.unique())
        .execute();

      await db.schema
        .createTable('browser_sessions')
        .addColumn('id', 'bigint', (c) => c.primaryKey())
        .addColumn('ownerId', 'bigint', (c) => c.notNull())
        .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
        .addColumn('label', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('lastSeenAt', 'text', (c) => c.notNull())
        .addColumn('replacedAt', 'text')
        .execute();
      await index(db, 'browser_sessions', ['ownerId']);

      await db.schema
        .createTable('devices')
        .addColumn('deviceId', 'text', (c) => c.primaryKey())
        .addColumn('ownerId', 'bigint', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .execute();
      await index(db, 'devices', ['ownerId']);

      await db.schema
        .createTable('resume_links')
        .addColumn('secretHash', 'text', (c) => c.primaryKey())
        .addColumn('ownerId', 'bigint', (c) => c.notNull())
        .addColumn('expiresAt', 'text', (c) => c.notNull())
        .addColumn('usedAt', 'text')
        .execute();

      await db.schema
        .createTable('server_secrets')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();

      await db.schema
        .createTable('users')
        .addColumn('id', 'bigint', (c) => c.primaryKey())
        .addColumn('username', 'text', (c) => c.notNull().unique())
        .addColumn('password', 'text', (c) => c.notNull())
        .execute();

      const emptyText = [
        'companyWebsite',
        'residentPortal',
        'businessHours',
        'timeZone',
        'afterHoursStartTime',
        'afterHoursEndTime',
        'transferMessage',
        'maintenanceHandling',
        'maintenancePortal',
        'maintenanceInstructions',
        'paymentHandling',
        'paymentPortal',
        'paymentInstructions',
        'emergencyProtocols',
        'emergencyNumber',
        'customerPortal',
        'deploymentSchedule',
        'deploymentDate',
        'testNumber',
        'deviceId',
        'notifyEmail',
      ];
      const emptyList = [
        'transferConditions',
        'emergencyTypes',
        'customRequestTypes',
        'requestWorkflows',
        'faqs',
      ];
      let assistants = db.schema
        .createTable('voice_assistants')
        .addColumn('id', 'bigint', (c) => c.primaryKey())
        .addColumn('ownerId', 'bigint', (c) => c.notNull());
      for (const name of ['companyName', 'greeting', 'selectedVoice', 'transferNumber']) {
        assistants = assistants.addColumn(name, 'text', (c) => c.notNull());
      }
      for (const name of emptyText) {
        assistants = assistants.addColumn(name, 'text', (c) => c.notNull().defaultTo(''));
      }
      for (const name of emptyList) {
        assistants = assistants.addColumn(name, 'text', (c) => c.notNull().defaultTo('[]'));
      }
      await assistants
        .addColumn('urgentMaintenance', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('testMode', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('callInstructions', 'text')
        .addColumn('setupType', 'text')
        .addColumn('status', 'text', (c) => c.notNull().defaultTo('draft'))
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('updatedAt', 'text', (c) => c.notNull())
        .addColumn('version', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('deployedVersion', 'text')
        .addColumn('notifyEmailConfirmedAt', 'text')
        .addColumn('notifyEmailTokenHash', 'text')
        .execute();
      await index(db, 'voice_assistants', ['ownerId', 'deviceId']);

      await db.schema
        .createTable('documents')
        .addColumn('id', 'bigint', (c) => c.primaryKey())
        .addColumn('ownerId', 'bigint', (c) => c.notNull())
        .addColumn('assistantId', 'bigint', (c) => c.notNull())
        .addColumn('filename', 'text', (c) => c.notNull())
        .addColumn('originalName', 'text', (c) => c.notNull())
        .addColumn('mimeType', 'text', (c) => c.notNull())
        .addColumn('size', 'integer', (c) => c.notNull())
        .addColumn('fileContent', bytes, (c) => c.notNull())
        .addColumn('contentHash', 'text', (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .execute();
      await index(db, 'documents', ['assistantId']);
      await index(db, 'documents', ['ownerId']);

      await db.schema
        .createTable('webhook_submissions')
        .addColumn('id', 'bigint', (c) => c.primaryKey())
        .addColumn('ownerId', 'bigint', (c) => c.notNull())
        .addColumn('assistantId', 'bigint', (c) => c.notNull())
        .addColumn('version', 'text', (c) => c.notNull())
        .addColumn('submittedAt', 'text', (c) => c.notNull())
        .addColumn('submittedData', 'text', (c) => c.notNull())
        .addColumn('recipientEmail', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull().defaultTo('success'))
        .addColumn('responseCode', 'integer')
        .addColumn('responseMessage', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('pdfFilename', 'text')
        .addColumn('deviceId', 'text', (c) => c.notNull().defaultTo(''))
        .addUniqueConstraint('webhook_submissions_one_a_version', ['assistantId', 'version'])
        .execute();
      await index(db, 'webhook_submissions', ['ownerId', 'submittedAt']);

      await db.schema
        .createTable('pdf_documents')
        .addColumn('id', 'bigint', (c) => c.primaryKey())
        .addColumn('ownerId', 'bigint', (c) => c.notNull())
        .addColumn('filename', 'text', (c) => c.notNull().unique())
        .addColumn('originalName', 'text', (c) => c.notNull())
        .addColumn('fileContent', bytes, (c) => c.notNull())
        .addColumn('createdAt', 'text', (c) => c.notNull())
        .addColumn('assistantId', 'bigint', (c) => c.notNull())
        .addColumn('submissionId', 'bigint', (c) => c.notNull().unique())
        .addColumn('size', 'integer', (c) => c.notNull())
        .execute();
      await index(db, 'pdf_documents', ['assistantId']);

      await db.schema
        .createTable('deliveries')
        .addColumn('id', 'bigint', (c) => c.primaryKey())
        .addColumn('ownerId', 'bigint', (c) => c.notNull())
        .addColumn('submissionId', 'bigint')
        .addColumn('assistantId', 'bigint', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('purpose', 'text', (c) => c.notNull())
        .addColumn('recipient', 'text', (c) => c.notNull())
        .addColumn('messageId', 'text', (c) => c.notNull().unique())
        .addColumn('payload', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull().defaultTo('pending'))
        .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('nextAttemptAt', 'text', (c) => c.notNull())
        .addColumn('leasedUntil', 'text')
        .addColumn('responseCode', 'integer')
        .addColumn('lastError', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('createdAt', 'text', (c) => c.notNull())
        // One mail per submission and address, one webhook per submission.
        .addUniqueConstraint('deliveries_one_a_recipient', ['submissionId', 'kind', 'recipient'])
        .execute();
      await index(db, 'deliveries', ['status', 'nextAttemptAt']);
      await index(db, 'deliveries', ['assistantId']);
    },
  };
}

async function index(db: UnshapedDb, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
