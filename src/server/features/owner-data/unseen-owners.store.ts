// The search for owners who are not seen any more. It reads over all owners, and only what tells when and how much.
import { sql } from 'kysely';
import type { Db } from '#server/database/db.ts';

/**
 * Those with documents who never deployed anything, of whom no browser was seen and no assistant changed since then;
 * the longest unseen first.
 * @param before ISO 8601
 */
export function listUnseenOwners(db: Db, before: string): Promise<{ id: number; bytes: number }[]> {
  return unseen(db, before)
    .select(({ selectFrom }) => [
      sql<number>`cast(coalesce((select sum("size") from "documents" where "ownerId" = "owners"."id"), 0) as bigint)`.as(
        'bytes',
      ),
      selectFrom('browser_sessions')
        .select((browsers) => browsers.fn.max('lastSeenAt').as('at'))
        .whereRef('ownerId', '=', 'owners.id')
        .as('lastSeenAt'),
    ])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('documents').select('id').whereRef('ownerId', '=', 'owners.id')),
    )
    .orderBy('lastSeenAt')
    .orderBy('id')
    .execute();
}

export async function wasSeenSince(db: Db, id: number, time: string): Promise<boolean> {
  return (await unseen(db, time).where('id', '=', id).executeTakeFirst()) === undefined;
}

function unseen(db: Db, before: string) {
  return db
    .selectFrom('owners')
    .select('id')
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('browser_sessions')
            .select('id')
            .whereRef('ownerId', '=', 'owners.id')
            .where('lastSeenAt', '>=', before),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('voice_assistants')
            .select('id')
            .whereRef('ownerId', '=', 'owners.id')
            .where(({ or, eb }) =>
              or([eb('deployedVersion', 'is not', null), eb('updatedAt', '>=', before)]),
            ),
        ),
      ),
    );
}
