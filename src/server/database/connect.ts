// Opens the database: the embedded SQLite file in DATA_DIR, or PostgreSQL when DATABASE_URL names one.

import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { makeDataFolder } from '#server/platform/data-folder.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { markDatabase, refuseLostDatabase } from './database-marker.ts';
import type { Dialect } from './db.ts';
import { migrate } from './migrate.ts';
import { databaseFileName, describePlace, openFailure } from './open-failure.ts';
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
 * @throws OperatorError when that cannot be done as the settings are, or the database is damaged or lost
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, isNewDatabaseAllowed = true } = config;
  if (!databaseUrl) {
    refuseLostDatabase(dataDir, join(dataDir, databaseFileName), isNewDatabaseAllowed);
  }
  return open(config);
}

/** For what is put in its place: a database that is lost is made anew. @throws OperatorError as openDatabase */
export function openForRestore(config: DatabaseConfig): Promise<OpenDatabase> {
  return open(config);
}

async function open(config: DatabaseConfig): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = config;
  let opened: OpenDatabase | undefined;
  try {
    if (!databaseUrl) makeDataFolder(dataDir);
    opened = databaseUrl ? openPostgres(databaseUrl) : openFile(join(dataDir, databaseFileName));
    await migrate(opened.db, opened.dialect);
    if (!databaseUrl) markDatabase(dataDir);
    return opened;
  } catch (error) {
    await opened?.close();
    throw openFailure(error, config);
  }
}

/**
 * Opens data that is there: a command must not make an empty database where the settings are wrong.
 * @throws OperatorError when there is none, or as openDatabase
 */
export async function openExistingDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  if (!(await hasDatabase(config))) {
    throw new OperatorError(
      `There is no database in ${describePlace(config)}. Are DATA_DIR and DATABASE_URL those of the server? A file of settings is named by --env-file <file>.`,
    );
  }
  return openDatabase(config);
}

/** Whether a server ever kept data there. Makes nothing. */
export async function hasDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<boolean> {
  const file = join(config.dataDir, databaseFileName);
  if (!config.databaseUrl) return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
  const opened = openPostgres(config.databaseUrl);
  try {
    const found = await sql<{ table: string | null }>`
      select to_regclass('kysely_migration') as "table"`.execute(opened.db);
    return (found.rows[0]?.table ?? null) !== null;
  } catch (error) {
    throw openFailure(error, config);
  } finally {
    await opened.close();
  }
}

/** The file at this path, with whatever tables it has. */
export function openFile(path: string): OpenDatabase {
  // SQLite gives the files beside it the same mode. One that is there is left alone: opening and closing it
  // would end the locks that this process may have on it.
  if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600, flag: 'a' });
  // SQLite would open what may only be read, and fail at the first change.
  accessSync(path, constants.R_OK | constants.W_OK);
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
