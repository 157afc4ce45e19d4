// The embedded SQLite file: opened durable, its statements kept prepared, its locks never left behind.
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Database from 'libsql';

/** One connection: a query through `db` inside a transaction would wait for ever; use its `trx`. */
export function openSqliteFile(path: string): SqliteDatabase {
  const file = new Database(path, { timeout: 5_000 });
  // The wait comes first: two processes that start at once both switch to WAL.
  file.pragma('busy_timeout = 5000');
  // Only a new file takes this over: what is deleted can give its space back to the disk.
  file.pragma('auto_vacuum = INCREMENTAL');
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // The log is moved into the file at 1 MB, not 4, and kept at that size: a disk that is nearly full
  // has to hold both.
  file.pragma('wal_autocheckpoint = 256');
  file.pragma('journal_size_limit = 1048576');
  // From here on waiting is the driver's, which does not stop the process meanwhile.
  file.pragma('busy_timeout = 50');
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql): SqliteStatement {
      // Preparing costs as much as running. A statement is done before the next one begins here.
      const known = prepared.get(sql);
      if (known) return known;
      const statement = isTransactionWord.test(sql)
        ? transactionStatement(file, sql)
        : wrapStatement(file, sql);
      if (prepared.size < maxPrepared && isOftenUsed.test(sql)) prepared.set(sql, statement);
      return statement;
    },
  };
}

/** More than the code has queries; lists of different lengths make a few more. */
const maxPrepared = 300;
const isOftenUsed = /^(select|with|insert|update|delete|begin|commit|rollback)\b/i;
const isTransactionWord =
  /^(begin|commit|rollback|savepoint|release|pragma (wal_checkpoint|incremental_vacuum))\b/i;
const isSingleRow = /^select\b.* limit 1$/is;
const isRollback = /^rollback$/i;
const isWrite = /^(insert|update|delete|with|replace|create|alter|drop)\b/i;

/**
 * A prepared statement that fails as busy stays open in libsql, and from then on every read of this
 * connection sees the database as it was at that moment. `exec` leaves nothing open, so whatever may
 * have to wait for the lock goes through it.
 */
function transactionStatement(file: Database.Database, sql: string): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    run: () => {
      // A full disk has ended the transaction already; a second error would hide the first.
      const isOver = isRollback.test(sql) && !file.inTransaction;
      if (!isOver) file.exec(sql);
      return { changes: 0, lastInsertRowid: 0 };
    },
    iterate: () => rowsOf([], (row) => row),
  };
}

function wrapStatement(file: Database.Database, sql: string): SqliteStatement {
  const statement = file.prepare(sql);
  const names = statement.reader ? statement.columns().map(({ name }) => name) : [];
  // Lists of values cross over from SQLite in half the time of objects.
  if (statement.reader) statement.raw(true);
  function toRow(values: unknown): unknown {
    const row: Record<string, unknown> = {};
    (values as unknown[]).forEach((value, index) => {
      row[names[index] ?? ''] = bytesAsBuffer(value);
    });
    return row;
  }
  /** A single write takes the lock by `exec` as well, see above. */
  function withLock<T>(work: () => T): T {
    if (!isWrite.test(sql) || file.inTransaction) return work();
    file.exec('begin immediate');
    try {
      const result = work();
      file.exec('commit');
      return result;
    } catch (error) {
      if (file.inTransaction) file.exec('rollback');
      throw error;
    }
  }
  return {
    reader: statement.reader,
    all: (values) => {
      // One call into SQLite instead of three, for what nearly every request asks.
      if (isSingleRow.test(sql)) return [statement.get(values)].filter(Boolean).map(toRow);
      return withLock(() => statement.all(values).map(toRow));
    },
    run: (values) => withLock(() => statement.run(values)),
    iterate: (values) => rowsOf(file.prepare(sql).raw(true).iterate(values), toRow),
  };
}

function* rowsOf(
  rows: Iterable<unknown>,
  toRow: (values: unknown) => unknown,
): IterableIterator<unknown> {
  for (const row of rows) yield toRow(row);
}

/** libsql hands out an ArrayBuffer where better-sqlite3 and pg hand out a Buffer. */
function bytesAsBuffer(value: unknown): unknown {
  return value instanceof ArrayBuffer ? Buffer.from(value) : value;
}
