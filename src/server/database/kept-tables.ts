// The tables that hold data, each with its primary key and the column that names its owner. A new table
// that is forgotten here does not compile, so that no backup, export or erasure can miss it.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Who asked how much in the last minutes is no data. */
export type KeptTable = Exclude<keyof Tables, 'rate_limits'>;

interface TableFacts {
  key: string;
  /** Column with the owner's id, or with that of a submission of the owner; null: nobody's. */
  owner: 'id' | 'ownerId' | 'submissionId' | null;
}

export const keptTables: Record<KeptTable, TableFacts> = {
  owners: { key: 'id', owner: 'id' },
  browser_sessions: { key: 'id', owner: 'ownerId' },
  devices: { key: 'deviceId', owner: 'ownerId' },
  resume_links: { key: 'secretHash', owner: 'ownerId' },
  server_secrets: { key: 'name', owner: null },
  users: { key: 'id', owner: null },
  operator_sessions: { key: 'tokenHash', owner: null },
  sign_in_failures: { key: 'nameHash', owner: null },
  api_tokens: { key: 'id', owner: null },
  voice_assistants: { key: 'id', owner: 'ownerId' },
  documents: { key: 'id', owner: 'ownerId' },
  document_readings: { key: 'documentId', owner: 'ownerId' },
  // Before the submissions it is found by.
  idempotency_keys: { key: 'keyHash', owner: 'submissionId' },
  webhook_submissions: { key: 'id', owner: 'ownerId' },
  pdf_documents: { key: 'id', owner: 'ownerId' },
  deliveries: { key: 'id', owner: 'ownerId' },
  number_assignments: { key: 'id', owner: 'ownerId' },
  desk_notes: { key: 'id', owner: 'ownerId' },
  // The provider's own: it must let go of a number even when the owner is erased.
  withdrawn_requests: { key: 'assistantId', owner: null },
  conversations: { key: 'id', owner: 'ownerId' },
  speech_clips: { key: 'key', owner: 'ownerId' },
  daily_jobs: { key: 'name', owner: null },
};

export type AnyRow = Record<string, unknown>;
/** The same queries run over every table, which Kysely's types cannot follow. */
export type AnyDatabase = Kysely<Record<string, AnyRow>>;

/** Few, since a row may hold a file of 10 MB. */
const rowsPerRead = 20;

/** All rows of a table in the order of its key, or only those that `narrow` leaves. */
export async function* rowsOfTable(
  db: AnyDatabase,
  table: KeptTable,
  narrow: (query: TableQuery) => TableQuery = (query) => query,
): AsyncGenerator<AnyRow> {
  const { key } = keptTables[table];
  let last: unknown;
  for (;;) {
    let query = narrow(selectAll(db, table)).orderBy(key).limit(rowsPerRead);
    if (last !== undefined) query = query.where(key, '>', last);
    const rows = await query.execute();
    yield* rows;
    if (rows.length < rowsPerRead) return;
    last = rows.at(-1)?.[key];
  }
}

type TableQuery = ReturnType<typeof selectAll>;

function selectAll(db: AnyDatabase, table: KeptTable) {
  return db.selectFrom(table as string).selectAll();
}
