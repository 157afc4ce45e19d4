// Rows of drafts that were opened and left. The search is the one that names no owner.
import type { Db, Trx } from '#server/database/db.ts';

/** Neither saved nor opened anew since then. @param before ISO 8601 */
export function listUntouchedDrafts(
  db: Db,
  before: string,
): Promise<{ id: number; ownerId: number }[]> {
  return db
    .selectFrom('voice_assistants')
    .select(['id', 'ownerId'])
    .where('status', '=', 'draft')
    .where('setupType', 'is', null)
    .where('deployedVersion', 'is', null)
    .where('updatedAt', '<', before)
    .execute();
}

/** It was handed out again: its month begins anew. */
export async function touchDraft(
  trx: Trx,
  { id, ownerId }: { id: number; ownerId: number },
  now: string,
): Promise<void> {
  await trx
    .updateTable('voice_assistants')
    .set({ updatedAt: now })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .execute();
}
