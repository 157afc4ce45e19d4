// Ids are random numbers from 10^9 to 10^10-1: they tell nothing and are exact in JSON on both databases.

import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Db } from './db.ts';
import type { NewRow, Tables } from './tables.ts';

/** Inserts under a new id, drawing again when the id is taken. Works inside a transaction too. */
export async function insertWithNewId<Name extends TableWithId>(
  db: Db,
  table: Name,
  values: Omit<NewRow<Name>, 'id'>,
  drawId = newId,
): Promise<number> {
  // Kysely cannot follow a table name that is a type parameter; every table of the union has this id.
  const anyTable = db as unknown as Kysely<{ rows: { id: number } }>;
  for (let attempt = 0; attempt < 10; attempt++) {
    const id = drawId();
    const inserted = await anyTable
      .insertInto(table as 'rows')
      .values({ ...values, id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return id;
  }
  throw new Error(`no free id found in ${table}`);
}

export function newId(): number {
  return randomInt(1_000_000_000, 10_000_000_000);
}

type TableWithId = {
  [Name in keyof Tables]: Tables[Name] extends { id: number } ? Name : never;
}[keyof Tables];
