// SQLite for Kysely through libsql, whose interface is better-sqlite3's but for a few differences.
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import Database from 'libsql';

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
 * wait, when another process (backup, a second start) wrote in between.
 */
class EmbeddedDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** One connection: a query through `db` inside a transaction would wait for ever; use its `trx`. */
export function openEmbedded(path: string): SqliteDatabase {
  const file = new Database(path, { timeout: 5_000 });
  // The wait comes first: two processes that start at once both switch to WAL.
  file.pragma('busy_timeout = 5000');
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  return {
    close: () => file.close(),
    prepare(sql): SqliteStatement {
      const statement = file.prepare(sql);
      return {
        reader: statement.reader,
        all: (values) => statement.all(values).map(readBytesAsBuffer),
        run: (values) => statement.run(values),
        iterate: (values) => rowsOf(statement.iterate(values)),
      };
    },
  };
}

function* rowsOf(rows: Iterable<unknown>): IterableIterator<unknown> {
  for (const row of rows) yield readBytesAsBuffer(row);
}

/** libsql hands out an ArrayBuffer where better-sqlite3 and pg hand out a Buffer. */
function readBytesAsBuffer(row: unknown): unknown {
  const fields = row as Record<string, unknown>;
  for (const name in fields) {
    const value = fields[name];
    if (value instanceof ArrayBuffer) fields[name] = Buffer.from(value);
  }
  return fields;
}
