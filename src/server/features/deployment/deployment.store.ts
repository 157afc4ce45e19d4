// The columns of an assistant that confirm where to write when its number is ready.

import type { Trx } from '#server/database/db.ts';
import type { Row } from '#server/database/tables.ts';
import { sha256 } from '#server/platform/sha256.ts';

/** Whoever holds the link may confirm, so no owner is named. Locks the row until the end. */
export function lockByConfirmToken(
  trx: Trx,
  token: string,
): Promise<Row<'voice_assistants'> | undefined> {
  // An update that changes nothing locks on PostgreSQL and SQLite alike.
  return trx
    .updateTable('voice_assistants')
    .set((row) => ({ version: row.ref('version') }))
    .where('notifyEmailTokenHash', '=', sha256(token))
    .returningAll()
    .executeTakeFirst();
}
