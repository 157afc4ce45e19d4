// Opens the database: the embedded SQLite file in DATA_DIR, or PostgreSQL when DATABASE_URL names one.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { makeDataFolder } from '#server/platform/data-folder.ts';
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

/** Opens and brings the tables up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  const opened = config.databaseUrl ? openPostgres(config.databaseUrl) : openFile(config.dataDir);
  try {
    await migrate(opened.db, opened.dialect);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

const databaseFileName = 'porchlight.db';

/** The file in this folder, with whatever tables it has. */
export function openFile(dataDir: string): OpenDatabase {
  makeDataFolder(dataDir);
  const path = join(dataDir, databaseFileName);
  // SQLite gives the files beside it the same mode. One that is there is left alone: opening and closing it
  // would end the locks that this process may have on it.
  if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600, flag: 'a' });
  const file = openSqliteFile(path);
  const db = new Kysely<Tables>({ dialect: new EmbeddedDialect({ database: file }) });
  return { db, dialect: 'sqlite', close: () => db.destroy() };
}

function openPostgres(databaseUrl: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5_000,
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
        connect: () => retryWhileAway(() => pool.connect()),
        end: () => pool.end(),
      },
    }),
  });
  return { db, dialect: 'postgres', close: () => db.destroy() };
}

const int8 = 20;

/** bigint comes as text from the driver; ids stay below 2^53. */
const readNumbersExactly: typeof pg.types.getTypeParser = (
  type: number,
  ...format: [('text' | 'binary')?]
) => (type === int8 ? Number : pg.types.getTypeParser(type, ...(format as ['text'])));
