// A piece of a column of bytes, so that a large file need not be in memory as a whole.
import { type RawBuilder, sql } from 'kysely';

/**
 * PostgreSQL and SQLite both count from 1, and give fewer bytes at the end and none behind it.
 * @param start of the first byte, from 0
 */
export function bytesFrom(column: string, start: number, length: number): RawBuilder<Buffer> {
  const first = sql`cast(${start + 1} as integer)`;
  return sql<Buffer>`substr(${sql.ref(column)}, ${first}, cast(${length} as integer))`;
}
