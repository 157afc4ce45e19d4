// Rows of device identifiers and owners.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

type Db = Kysely<Tables>;

/** Oldest first. */
export async function deviceIdsOf(db: Db, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('devices')
    .select('deviceId')
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .orderBy('deviceId')
    .execute();
  return rows.map((row) => row.deviceId);
}

export async function isKnown(db: Db, deviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .select('deviceId')
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  return row !== undefined;
}
