// Serialises the writes of one owner that a quota counts, so that quotas hold under parallel requests.
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Held until the transaction ends. Taken before the lock of an assistant, never after it. */
export async function lockOwner(trx: Transaction<Tables>, ownerId: number): Promise<void> {
  // An update that changes nothing locks the row on PostgreSQL and the file on SQLite alike.
  await trx
    .updateTable('owners')
    .set((row) => ({ createdAt: row.ref('createdAt') }))
    .where('id', '=', ownerId)
    .execute();
}
