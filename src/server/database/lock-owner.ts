// Serialises the writes of one owner that a quota counts, so that quotas hold under parallel requests.
import type { Trx } from './db.ts';

/** Held until the transaction ends. Taken before the lock of an assistant, never after it. */
export async function lockOwner(trx: Trx, ownerId: number): Promise<void> {
  // An update that changes nothing locks the row on PostgreSQL and the file on SQLite alike.
  await trx
    .updateTable('owners')
    .set((row) => ({ createdAt: row.ref('createdAt') }))
    .where('id', '=', ownerId)
    .execute();
}
