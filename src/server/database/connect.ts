// Opens the database: the embedded SQLite file in DATA_DIR, or PostgreSQL when DATABASE_URL names one.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { makeDataFolder } from '#server/platform/data-folder.ts';
import { DatabaseError } from './database-error.ts';
import { markDatabase, refuseLostDatabase } from './database-marker.ts';
import type { Dialect } from './db.ts';
import { migrate } from './migrate.ts';
import { retryWhileAway } from './retry-while-away.ts';
import { EmbeddedDialect } from './sqlite-dialect.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { Tables } from './tables.ts';

export interface OpenDatabase {
  db: Kysely<Tables>;
  dialect: Dialect;
  close(): Promise<void>;
}

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'isNewDatabaseAllowed'>>;

/**
 * Opens and brings the tables up to date.
 * @throws DatabaseError when the embedded database is damaged or lost
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, isNewDatabaseAllowed = true } = config;
  if (databaseUrl) return migrated(openPostgres(databaseUrl));
  makeDataFolder(dataDir);
  const path = join(dataDir, databaseFileName);
  refuseLostDatabase(dataDir, path, isNewDatabaseAllowed);
  return openMarked(dataDir, path);
}

/** For what is put in its place: a database that is lost is made anew. */
export async function openForRestore(config: DatabaseConfig): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return migrated(openPostgres(databaseUrl));
  makeDataFolder(dataDir);
  return openMarked(dataDir, join(dataDir, databaseFileName));
}

async function openMarked(dataDir: string, path: string): Promise<OpenDatabase> {
  try {
    const opened = await migrated(openFile(path));
    markDatabase(dataDir);
    return opened;
  } catch (error) {
    throw isDamage(error) ? new DatabaseError(damaged(path), { cause: error }) : error;
  }
}

async function migrated(opened: OpenDatabase): Promise<OpenDatabase> {
  try {
    await migrate(opened.db, opened.dialect);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

function isDamage(error: unknown): boolean {
  return (
    error instanceof Error &&
    /SQLITE_(?:NOTADB|CORRUPT)|not a database|malformed/i.test(
      `${'code' in error ? error.code : ''} ${error.message}`,
    )
  );
}

function damaged(path: string): string {
  return `The database ${path} is damaged and was left as it is. Move it out of its folder, with the files ${databaseFileName}-wal and -shm beside it, and bring back the newest copy: npm run restore -- <file>.`;
}

const databaseFileName = 'porchlight.db';

/** The file at this path, with whatever tables it has. */
export function openFile(path: string): OpenDatabase {
  // SQLite gives the files beside it the same mode. One that is there is left alone: opening and closing it
  // would end the locks that this process may have on it.
  if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600, flag: 'a' });
  const file = openSqliteFile(path);
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect({ database: file }) });
  return { db, dialect: 'sqlite', close: () => db.destroy() };
}

function openPostgres(databaseUrl: string): OpenDatabase {
  const { host: peer } = new URL(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // Two attempts fit into the time that is waited for a database that does not answer at all.
    connectionTimeoutMillis: 3_500,
    types: { getTypeParser: readNumbersExactly },
  });
  // A connection that breaks is replaced by the pool and its query fails; without these listeners the
  // break itself would end the process, for idle connections and for those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      // Nothing was carried out yet while connecting, so even writes may wait here for a restart.
      pool: {
        connect: () => retryWhileAway(() => pool.connect().catch(namePeer)),
        end: () => pool.end(),
      },
    }),
  });
  return { db, dialect: 'postgres', close: () => db.destroy() };

  /** For the log: not every failure says by itself which host it was about. */
  function namePeer(error: unknown): never {
    throw error instanceof Error ? Object.assign(error, { peer }) : error;
  }
}

const int8 = 20;

/** bigint comes as text from the driver; ids stay below 2^53. */
const readNumbersExactly: typeof pg.types.getTypeParser = (
  type: number,
  ...format: [('text' | 'binary')?]
) => (type === int8 ? Number : pg.types.getTypeParser(type, ...(format as ['text'])));
