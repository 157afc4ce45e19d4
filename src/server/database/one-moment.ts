// Reads many rows as they are at one moment, while others go on writing.
import { sql } from 'kysely';
import type { OpenDatabase } from './connect.ts';
import type { Db } from './db.ts';

/** A reading transaction: one moment for all tables, and on SQLite nobody has to wait for it. */
export function atOneMoment<T>(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    const begin =
      dialect === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin';
    await sql.raw(begin).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql.raw('commit').execute(connection);
    }
  });
}
