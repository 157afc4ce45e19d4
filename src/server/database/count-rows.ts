// How many rows tables have, for a person who is asked about them.
import type { Db } from './db.ts';
import type { AnyDatabase, KeptTable } from './kept-tables.ts';

export async function countRows<Name extends KeptTable>(
  db: Db,
  tables: readonly Name[],
): Promise<{ name: Name; count: number }[]> {
  const any = db as unknown as AnyDatabase;
  const counts: { name: Name; count: number }[] = [];
  for (const name of tables) {
    const row = await any
      .selectFrom(name as string)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts.push({ name, count: Number(row.count) });
  }
  return counts;
}
