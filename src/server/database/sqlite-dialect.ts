// SQLite for Kysely through libsql, whose interface is better-sqlite3's but for a few differences.
import { setTimeout as delay } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

export class EmbeddedDialect extends SqliteDialect {
  readonly #config: { database: SqliteDatabase };

  constructor(config: { database: SqliteDatabase }) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): EmbeddedAdapter {
    return new EmbeddedAdapter();
  }

  override createDriver(): EmbeddedDriver {
    return new EmbeddedDriver(this.#config);
  }
}

/** Migrations run in a transaction, whose lock also keeps a second process out until they are done. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * A transaction takes the write lock at once: one that reads first and writes later would fail, not
 * wait, when another process (restore, a second start) wrote in between.
 */
class EmbeddedDriver extends SqliteDriver {
  #patient: DatabaseConnection | undefined;

  override async acquireConnection(): Promise<DatabaseConnection> {
    // There is one connection, and Kysely remembers every object it is given.
    const connection = await super.acquireConnection();
    this.#patient ??= {
      executeQuery: (query) => whileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
    return this.#patient;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

const patienceMs = 8_000;

/** SQLite's own waiting would stop the whole process; this lets other requests go on. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error;
      await delay(20);
    }
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
