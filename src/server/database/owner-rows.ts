// Everything that is stored of one owner, over all tables: found, read, counted and deleted.
import type { ExpressionBuilder } from 'kysely';
import type { Db, Trx } from './db.ts';
import {
  type AnyDatabase,
  type AnyRow,
  type KeptTable,
  keptTables,
  rowsOfTable,
} from './kept-tables.ts';

/** @param name an owner's id, one of its device identifiers, or the id of one of its assistants */
export async function findOwner(
  db: Db,
  name: string,
): Promise<{ id: number; createdAt: string } | undefined> {
  const device = await db
    .selectFrom('devices')
    .select('ownerId')
    .where('deviceId', '=', name)
    .executeTakeFirst();
  if (device) return ownerById(db, device.ownerId);
  if (!/^[1-9]\d{9}$/.test(name)) return undefined;
  const assistant = await db
    .selectFrom('voice_assistants')
    .select('ownerId')
    .where('id', '=', Number(name))
    .executeTakeFirst();
  const owner = await ownerById(db, Number(name));
  if (owner && assistant) throw new Error(`${name} is both an owner and an assistant`);
  return owner ?? (assistant && ownerById(db, assistant.ownerId));
}

function ownerById(db: Db, id: number) {
  return db
    .selectFrom('owners')
    .select(['id', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function* ownerRows(
  db: Db,
  ownerId: number,
): AsyncGenerator<{ table: KeptTable; row: AnyRow }> {
  for (const table of ownerTables) {
    const rows = rowsOfTable(asAny(db), table, (query) => query.where(ownedBy(table, ownerId)));
    for await (const row of rows) yield { table, row };
  }
}

export type RowCounts = Partial<Record<KeptTable, number>>;

/** Only tables with rows. */
export async function countOwnerRows(db: Db, ownerId: number): Promise<RowCounts> {
  const counts: RowCounts = {};
  for (const table of ownerTables) {
    const row = await asAny(db)
      .selectFrom(table as string)
      .select(({ fn }) => fn.countAll().as('count'))
      .where(ownedBy(table, ownerId))
      .executeTakeFirst();
    const count = Number(row?.count ?? 0);
    if (count > 0) counts[table] = count;
  }
  return counts;
}

/** All but what still tells the provider that a deployed assistant is withdrawn. */
export async function deleteOwnerRows(trx: Trx, ownerId: number): Promise<void> {
  for (const table of ownerTables) {
    await asAny(trx)
      .deleteFrom(table as string)
      .where(ownedBy(table, ownerId))
      .$if(table === 'deliveries', (query) =>
        query.where(({ not, and, eb }) =>
          not(and([eb('purpose', '=', 'assistant-deleted'), eb('status', '=', 'pending')])),
        ),
      )
      .execute();
  }
}

/**
 * Owners that nobody can reach any more and that hold nothing but names of devices.
 * @returns how many there were
 */
export async function deleteEmptyOwners(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let owners = trx.deleteFrom('owners').where('recoveryCodeHash', 'is', null);
    for (const table of ownerTables) {
      if (keptTables[table].owner !== 'ownerId' || table === 'devices') continue;
      owners = owners.where(({ not, exists, selectFrom, ref }) =>
        not(
          exists(
            selectFrom(table as 'devices')
              .select('ownerId')
              .where('ownerId', '=', ref('owners.id')),
          ),
        ),
      );
    }
    const gone = await owners.returning('id').execute();
    for (const { id } of gone) await trx.deleteFrom('devices').where('ownerId', '=', id).execute();
    return gone.length;
  });
}

/** In the order in which they can be deleted one after the other. */
const ownerTables = (Object.keys(keptTables) as KeptTable[]) // its keys, by its type
  .filter((table) => keptTables[table].owner !== null);

function ownedBy(table: KeptTable, ownerId: number) {
  return ({ eb, selectFrom }: ExpressionBuilder<Record<string, AnyRow>, string>) => {
    const { owner } = keptTables[table];
    if (owner !== 'submissionId') return eb(owner ?? 'ownerId', '=', ownerId);
    const submissions = selectFrom('webhook_submissions')
      .select('id')
      .where('ownerId', '=', ownerId);
    return eb('submissionId', 'in', submissions);
  };
}

function asAny(db: Db): AnyDatabase {
  return db as unknown as AnyDatabase;
}
