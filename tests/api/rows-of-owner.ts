// Every row of an owner, whatever the table, to be compared with those of later.
import type { Db } from '#server/database/db.ts';
import { ownerRows } from '#server/database/owner-rows.ts';

/** In the order of tables and keys. A new table is among them by itself. */
export async function rowsOfOwner(db: Db, ownerId: number): Promise<string[]> {
  const rows: string[] = [];
  for await (const { table, row } of ownerRows(db, ownerId)) {
    rows.push(JSON.stringify([table, row]));
  }
  return rows;
}
