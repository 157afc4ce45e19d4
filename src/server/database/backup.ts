// Backup and restore of every table, for both databases and while the server runs. The file is gzipped
// JSON lines: a head, one line for each row, an end that proves the file is whole. It holds personal data
// and the secrets of the sessions, so only its owner may read it.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { OperatorError } from '#server/platform/operator-error.ts';
import { type OpenDatabase, openFile } from './connect.ts';
import type { Db, Trx } from './db.ts';
import {
  type AnyDatabase,
  type AnyRow,
  type KeptTable,
  keptTables,
  rowsOfTable,
} from './kept-tables.ts';
import { migrate } from './migrate.ts';
import { atOneMoment } from './one-moment.ts';

const format = 'porchlight-backup-1';
const tableNames = Object.keys(keptTables) as KeptTable[]; // its keys, by its type

/** Writes all rows as they are at one moment; the server may go on writing. Answers their number. */
export function writeBackup(opened: OpenDatabase, file: string): Promise<number> {
  return atOneMoment(opened, (db) => writeRows(db, file));
}

async function writeRows(db: Db, file: string): Promise<number> {
  const part = `${file}.part`;
  let rows = 0;
  const lines = async function* () {
    for await (const line of linesOf(db as unknown as AnyDatabase)) {
      rows += 'row' in line ? 1 : 0;
      yield `${JSON.stringify(line)}\n`;
    }
    yield `${JSON.stringify({ end: rows })}\n`;
  };
  try {
    const target = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines()), createGzip(), target);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return rows;
}

export interface RestoreOptions {
  /** Where what was there is written first, as a backup too. */
  safetyCopy?: string;
  /** What was not delivered yet is not sent before the operator asks for it. */
  isHeld?: boolean;
}

/**
 * Puts the rows of a backup in the place of all rows there are, or changes nothing. Answers their number.
 * A backup of an earlier release is brought up to date first, in a database of its own.
 * @throws BackupError when the file is no whole backup, or one of a newer release
 */
export async function restoreBackup(
  { db }: OpenDatabase,
  file: string,
  options: RestoreOptions = {},
): Promise<number> {
  const { migrations: made } = await readBackup(file);
  const present = await migrationsOf(db as unknown as AnyDatabase);
  if (made.some((name, at) => name !== present[at])) {
    throw new BackupError(
      'This backup was made by a newer version of Porchlight: install that version, then restore it.',
    );
  }
  const last = made.at(-1);
  return made.length === present.length || last === undefined
    ? replaceRows(db, file, options)
    : withUpgraded(file, last, (upgraded) => replaceRows(db, upgraded, options));
}

async function withUpgraded<Result>(
  file: string,
  lastMigration: string,
  use: (upgradedFile: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-upgrade-'));
  try {
    const upgradedFile = join(folder, 'upgraded.backup.gz');
    const earlier = openFile(join(folder, 'earlier.db'));
    try {
      await migrate(earlier.db, earlier.dialect, lastMigration);
      await earlier.db.transaction().execute((trx) => addRows(trx, file));
      await migrate(earlier.db, earlier.dialect);
      await writeBackup(earlier, upgradedFile);
    } finally {
      await earlier.close();
    }
    return await use(upgradedFile);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function replaceRows(
  db: Db,
  file: string,
  { safetyCopy, isHeld }: RestoreOptions,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const any = trx as unknown as AnyDatabase;
    // In the same transaction: what a server writes meanwhile is in the copy or comes after the restore.
    if (safetyCopy) await writeRows(trx, safetyCopy);
    for (const table of tableNames) await any.deleteFrom(table).execute();
    const rows = await addRows(trx, file);
    if (isHeld) await holdDeliveries(trx);
    return rows;
  });
}

/** They end as failed, which the operator's list shows and from where they can be sent. */
async function holdDeliveries(trx: Trx): Promise<void> {
  const reason = 'Held back when a backup was restored.';
  await trx
    .updateTable('deliveries')
    .set({ status: 'failed', lastError: reason, leasedUntil: null })
    .where('status', '=', 'pending')
    .execute();
  await trx
    .updateTable('webhook_submissions')
    .set({ status: 'failed', responseMessage: reason })
    .where('status', '=', 'pending')
    .execute();
}

async function addRows(trx: Trx, file: string): Promise<number> {
  const any = trx as unknown as AnyDatabase;
  let rows = 0;
  for await (const line of readLines(file)) {
    if (!('row' in line)) continue;
    await any.insertInto(line.table).values(bytesFromText(line.row)).execute();
    rows += 1;
  }
  return rows;
}

class BackupError extends OperatorError {}

type Line =
  | { format: string; migrations: string[] }
  | { table: string; row: AnyRow }
  | { end: number };

async function* linesOf(db: AnyDatabase): AsyncGenerator<Line> {
  yield { format, migrations: await migrationsOf(db) };
  for (const table of tableNames) {
    for await (const row of rowsOfTable(db, table)) yield { table, row: bytesToText(row) };
  }
}

export interface BackupFacts {
  /** Of the database it was made of. */
  migrations: string[];
  /** By table. */
  rows: Map<string, number>;
  /** Mails and webhook calls that waited when it was made. */
  undelivered: number;
}

/**
 * Reads all of it.
 * @throws BackupError when it is no whole backup
 */
export async function readBackup(file: string): Promise<BackupFacts> {
  let migrations: string[] | undefined;
  const rows = new Map<string, number>();
  let count = 0;
  let undelivered = 0;
  let isWhole = false;
  try {
    for await (const line of readLines(file)) {
      if ('format' in line && line.format === format) migrations = line.migrations;
      if (migrations === undefined) break;
      if ('row' in line) {
        count += 1;
        rows.set(line.table, (rows.get(line.table) ?? 0) + 1);
        if (line.table === 'deliveries' && line.row.status === 'pending') undelivered += 1;
      }
      isWhole = 'end' in line && line.end === count;
    }
  } catch (error) {
    throw new BackupError('This file cannot be read as a backup.', { cause: error });
  }
  if (!isWhole || migrations === undefined) {
    throw new BackupError('This file is no backup, or not a whole one.');
  }
  return { migrations, rows, undelivered };
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

function bytesToText(row: AnyRow): AnyRow {
  return mapValues(row, (value) =>
    value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
  );
}

function bytesFromText(row: AnyRow): AnyRow {
  return mapValues(row, (value) =>
    typeof value === 'object' && value !== null && '$bytes' in value
      ? Buffer.from(String(value.$bytes), 'base64')
      : value,
  );
}

function mapValues(row: AnyRow, change: (value: unknown) => unknown): AnyRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]));
}
