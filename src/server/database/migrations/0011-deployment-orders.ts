// The order of deployments, whether anybody was told of them, and requests that were withdrawn.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

/** What releases before this one said of a submission that reached nobody. */
const formerlyNobody =
  'Stored on this server. No mail server or webhook is set up, so nobody was notified. The mail was written to a file there.';

export const deploymentOrdersMigration = {
  async up(db: UnshapedDb): Promise<void> {
    await db.schema
      .alterTable('voice_assistants')
      .addColumn('deployedRevision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('voice_assistants').addColumn('providerToldAt', 'text').execute();
    await db
      .updateTable('voice_assistants')
      .set({ deployedRevision: 1 })
      .where('deployedVersion', 'is not', null)
      .execute();
    // Success was said of them, though nobody had been told.
    await db
      .updateTable('voice_assistants')
      .set((row) => ({ providerToldAt: row.ref('numberRequestedAt') }))
      .where('deployedVersion', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('webhook_submissions')
              .select('webhook_submissions.id')
              .whereRef('webhook_submissions.assistantId', '=', 'voice_assistants.id')
              .whereRef('webhook_submissions.version', '=', 'voice_assistants.deployedVersion')
              .where('webhook_submissions.responseMessage', '=', formerlyNobody),
          ),
        ),
      )
      .execute();
    await db
      .updateTable('webhook_submissions')
      .set({
        status: 'stored',
        responseMessage: 'Saved on this server. Nobody has been told yet: send it yourself',
      })
      .where('responseMessage', '=', formerlyNobody)
      .execute();

    await db.schema.alterTable('deliveries').addColumn('deliveredAt', 'text').execute();

    await db.schema
      .createTable('withdrawn_requests')
      .addColumn('assistantId', 'bigint', (c) => c.primaryKey())
      .addColumn('companyName', 'text', (c) => c.notNull())
      .addColumn('requestedAt', 'text', (c) => c.notNull())
      .addColumn('expectedBy', 'text', (c) => c.notNull())
      .addColumn('phoneNumber', 'text')
      .addColumn('assignedAt', 'text')
      .addColumn('history', 'text', (c) => c.notNull())
      .addColumn('submissionId', 'bigint')
      .addColumn('withdrawnAt', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('withdrawn_requests_by_phoneNumber')
      .unique()
      .on('withdrawn_requests')
      .column('phoneNumber')
      .execute();
  },
};
