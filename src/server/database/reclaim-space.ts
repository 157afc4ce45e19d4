// Gives the space of deleted rows back to a disk that is nearly full; only the embedded file needs it.
import { sql } from 'kysely';
import type { Db } from './db.ts';
import { isStorageFull } from './storage-full.ts';

/** In small steps, each of which fits into the room that is left. */
export async function reclaimSpace(db: Db): Promise<void> {
  try {
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await sql`pragma incremental_vacuum(250)`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
  }
}
