// Backup and restore of every table, for both databases and while the server runs. The file is gzipped
// JSON lines: a head, one line for each row, an end that proves the file is whole. It holds personal data
// and the secrets of the sessions, so only its owner may read it.
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from './connect.ts';
import type { Tables } from './tables.ts';

/** Every table with its primary key; a new table that is forgotten here does not compile. */
const primaryKeys: Record<keyof Tables, string> = {
  owners: 'id',
  browser_sessions: 'id',
  devices: 'deviceId',
  resume_links: 'secretHash',
  server_secrets: 'name',
  users: 'id',
  voice_assistants: 'id',
  documents: 'id',
  document_readings: 'documentId',
  webhook_submissions: 'id',
  pdf_documents: 'id',
  deliveries: 'id',
  idempotency_keys: 'keyHash',
  conversations: 'id',
  speech_clips: 'key',
};
const format = 'porchlight-backup-1';
/** Few, since a row may hold a file of 10 MB. */
const rowsPerRead = 20;

type Row = Record<string, unknown>;
/** The same queries run over every table, which Kysely's types cannot follow. */
type AnyDatabase = Kysely<Record<string, Row>>;

/** Writes all rows as they are at one moment; the server may go on writing. Answers their number. */
export async function writeBackup({ db, dialect }: OpenDatabase, file: string): Promise<number> {
  const part = `${file}.part`;
  let rows = 0;
  try {
    await db.connection().execute(async (connection) => {
      // A reading transaction: one moment for all tables, and on SQLite nobody has to wait for it.
      const begin =
        dialect === 'postgres' ? 'begin isolation level repeatable read read only' : 'begin';
      await sql.raw(begin).execute(connection);
      try {
        const lines = async function* () {
          for await (const line of linesOf(connection as unknown as AnyDatabase)) {
            rows += 'row' in line ? 1 : 0;
            yield `${JSON.stringify(line)}\n`;
          }
          yield `${JSON.stringify({ end: rows })}\n`;
        };
        const target = createWriteStream(part, { mode: 0o600, flush: true });
        await pipeline(Readable.from(lines()), createGzip(), target);
      } finally {
        await sql.raw('commit').execute(connection);
      }
    });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return rows;
}

/**
 * Puts the rows of a backup in the place of all rows there are, or changes nothing. Answers their number.
 * @throws BackupError when the file is no whole backup of tables like these
 */
export async function restoreBackup({ db }: OpenDatabase, file: string): Promise<number> {
  await checkBackup(db as unknown as AnyDatabase, file);
  return db.transaction().execute(async (trx) => {
    const any = trx as unknown as AnyDatabase;
    for (const table of Object.keys(primaryKeys)) await any.deleteFrom(table).execute();
    let rows = 0;
    for await (const line of readLines(file)) {
      if (!('row' in line)) continue;
      await any.insertInto(line.table).values(bytesFromText(line.row)).execute();
      rows += 1;
    }
    return rows;
  });
}

export class BackupError extends Error {}

type Line =
  | { format: string; migrations: string[] }
  | { table: string; row: Row }
  | { end: number };

async function* linesOf(db: AnyDatabase): AsyncGenerator<Line> {
  yield { format, migrations: await migrationsOf(db) };
  for (const [table, key] of Object.entries(primaryKeys)) {
    let last: unknown;
    for (;;) {
      let query = db.selectFrom(table).selectAll().orderBy(key).limit(rowsPerRead);
      if (last !== undefined) query = query.where(key, '>', last);
      const rows = await query.execute();
      for (const row of rows) yield { table, row: bytesToText(row) };
      if (rows.length < rowsPerRead) break;
      last = rows.at(-1)?.[key];
    }
  }
}

async function checkBackup(db: AnyDatabase, file: string): Promise<void> {
  const expected = JSON.stringify(await migrationsOf(db));
  let rows = 0;
  let isWhole = false;
  let isFirst = true;
  try {
    for await (const line of readLines(file)) {
      if (isFirst && !('format' in line && line.format === format)) break;
      if ('format' in line && JSON.stringify(line.migrations) !== expected) {
        throw new BackupError(
          'This backup was made by a version with other tables: restore it with that version, then update.',
        );
      }
      isFirst = false;
      if ('row' in line) {
        if (!(line.table in primaryKeys)) break;
        rows += 1;
      }
      isWhole = 'end' in line && line.end === rows;
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError('This file cannot be read as a backup.', { cause: error });
  }
  if (!isWhole) throw new BackupError('This file is no backup, or not a whole one.');
}

async function migrationsOf(db: AnyDatabase): Promise<string[]> {
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => String(name));
}

async function* readLines(file: string): AsyncGenerator<Line> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  // readline ends quietly when its input breaks off, so the pipeline's own error is awaited too.
  const copied = pipeline(source, unzipped);
  copied.catch(() => {});
  for await (const text of createInterface({
    input: unzipped,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    yield JSON.parse(text) as Line;
  }
  await copied;
}

function bytesToText(row: Row): Row {
  return mapValues(row, (value) =>
    value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
  );
}

function bytesFromText(row: Row): Row {
  return mapValues(row, (value) =>
    typeof value === 'object' && value !== null && '$bytes' in value
      ? Buffer.from(String(value.$bytes), 'base64')
      : value,
  );
}

function mapValues(row: Row, change: (value: unknown) => unknown): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]));
}
