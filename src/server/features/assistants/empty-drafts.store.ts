// Finds drafts that may be empty, of all owners: the one query about assistants that names no owner.
import type { Db } from '#server/database/db.ts';

/** Never saved since they were made. @param before ISO 8601 */
export function listUnsavedDrafts(
  db: Db,
  before: string,
): Promise<{ id: number; ownerId: number }[]> {
  return db
    .selectFrom('voice_assistants')
    .select(['id', 'ownerId'])
    .where('status', '=', 'draft')
    .where('setupType', 'is', null)
    .where('deployedVersion', 'is', null)
    .where('createdAt', '<', before)
    .whereRef('updatedAt', '=', 'createdAt')
    .execute();
}
