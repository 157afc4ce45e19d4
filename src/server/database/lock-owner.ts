// Serialises the writes of one owner that a quota counts, so that quotas hold under parallel requests.
import { AppError } from '#server/http/app-error.ts';
import type { Trx } from './db.ts';

/**
 * Held until the transaction ends. Taken before the lock of an assistant, never after it.
 * @throws AppError not-found for an owner that was deleted since the request began
 */
export async function lockOwner(trx: Trx, ownerId: number): Promise<void> {
  // An update that changes nothing locks the row on PostgreSQL and the file on SQLite alike.
  const { numUpdatedRows } = await trx
    .updateTable('owners')
    .set((row) => ({ createdAt: row.ref('createdAt') }))
    .where('id', '=', ownerId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not-found');
}
