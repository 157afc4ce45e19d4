// Asks the database for a sign of life.
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

export async function isDatabaseReady(db: Kysely<Tables>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
