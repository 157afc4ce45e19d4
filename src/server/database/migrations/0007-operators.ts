// The provider's side: operators who sign in, and the number of each deployed assistant with its history.
import type { UnshapedDb } from '#server/database/unshaped-db.ts';

export const operatorsMigration = {
  async up(db: UnshapedDb): Promise<void> {
    for (const name of ['role', 'createdAt']) {
      await db.schema
        .alterTable('users')
        .addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
        .execute();
    }
    await db.schema
      .createTable('operator_sessions')
      .addColumn('tokenHash', 'text', (c) => c.primaryKey())
      .addColumn('userId', 'bigint', (c) => c.notNull())
      .addColumn('createdAt', 'text', (c) => c.notNull())
      .addColumn('expiresAt', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('sign_in_failures')
      .addColumn('nameHash', 'text', (c) => c.primaryKey())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('lastAt', 'text', (c) => c.notNull())
      .addColumn('blockedUntil', 'text')
      .execute();

    for (const name of ['numberRequestedAt', 'phoneNumber', 'phoneNumberAssignedAt']) {
      await db.schema.alterTable('voice_assistants').addColumn(name, 'text').execute();
    }
    await db
      .updateTable('voice_assistants')
      .set((row) => ({ numberRequestedAt: row.ref('deploymentDate') }))
      .where('deployedVersion', 'is not', null)
      .execute();
    // A dedicated number belongs to one assistant.
    await db.schema
      .createIndex('voice_assistants_one_a_number')
      .unique()
      .on('voice_assistants')
      .column('phoneNumber')
      .execute();
    await db.schema
      .createIndex('voice_assistants_by_numberRequestedAt')
      .on('voice_assistants')
      .column('numberRequestedAt')
      .execute();
    await db.schema
      .createTable('number_assignments')
      .addColumn('id', 'bigint', (c) => c.primaryKey())
      .addColumn('ownerId', 'bigint', (c) => c.notNull())
      .addColumn('assistantId', 'bigint', (c) => c.notNull())
      .addColumn('phoneNumber', 'text', (c) => c.notNull())
      .addColumn('assignedBy', 'text', (c) => c.notNull())
      .addColumn('assignedAt', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('number_assignments_by_assistantId')
      .on('number_assignments')
      .column('assistantId')
      .execute();
  },
};
