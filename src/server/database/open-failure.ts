// What an operator reads when the database cannot be opened. Never the password, and no stack.
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { codeOf, OperatorError } from '#server/platform/operator-error.ts';
import { isDatabaseAway } from './retry-while-away.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Of the embedded database, in DATA_DIR. */
export const databaseFileName = 'porchlight.db';

/** @returns an OperatorError where the cause is known, else the error itself */
export function openFailure(error: unknown, place: Place): unknown {
  if (error instanceof OperatorError) return error;
  const sentence = place.databaseUrl
    ? postgresSentence(error, new URL(place.databaseUrl))
    : fileSentence(codeOf(error) || openCode(error), join(place.dataDir, databaseFileName));
  return sentence === undefined ? error : new OperatorError(sentence, { cause: error });
}

/** Where the data is, without user and password. */
export function describePlace({ databaseUrl, dataDir }: Place): string {
  if (!databaseUrl) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `the PostgreSQL database ${pathname.slice(1)}${host && ` at ${host}`}`;
}

function postgresSentence(error: unknown, url: URL): string | undefined {
  const code = codeOf(error);
  const database = decodeURIComponent(url.pathname.slice(1));
  const user = decodeURIComponent(url.username);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `The host ${url.hostname} of DATABASE_URL is not known here: is its name spelled right?`;
  }
  if (code === '28P01' || code === '28000') {
    return `PostgreSQL at ${url.host} does not let the user ${user} in: check user and password in DATABASE_URL, and pg_hba.conf there.`;
  }
  if (code === '3D000') {
    return `PostgreSQL at ${url.host} has no database ${database}. Make it: createdb -O ${user} ${database}`;
  }
  if (code === '42501') {
    return `The user ${user} may not make or read tables in the database ${database}. Make it the owner: ALTER DATABASE ${database} OWNER TO ${user};`;
  }
  if (code === '53300')
    return `PostgreSQL at ${url.host} has no connection left: raise max_connections there.`;
  if (isDatabaseAway(error)) {
    return `PostgreSQL at ${url.host} cannot be reached${code && ` (${code})`}: does it run, and does DATABASE_URL name the right host and port?`;
  }
  if (/SSL|certificate/i.test(error instanceof Error ? error.message : '')) {
    return `PostgreSQL at ${url.host} and sslmode in DATABASE_URL do not fit: ${messageOf(error)}`;
  }
  return undefined;
}

function fileSentence(code: string, file: string): string | undefined {
  if (/^(SQLITE_READONLY|EROFS)/.test(code)) {
    return `The database ${file} can only be read: is its disk mounted for reading only?`;
  }
  if (/^(SQLITE_CANTOPEN|SQLITE_PERM|EACCES|EPERM)/.test(code)) {
    return `The database ${file} cannot be opened: it must be a file that this user may read and write, like the files beside it.`;
  }
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) {
    return `The database ${file} is damaged and was left as it is. Move it out of its folder, with the files ${databaseFileName}-wal and -shm beside it, and bring back the newest copy: npm run restore -- <file>.`;
  }
  if (code.startsWith('SQLITE_BUSY')) {
    return `The database ${file} is held by another program: end it and try again.`;
  }
  return undefined;
}

/** libsql tells why it could not open a file in its message only, by SQLite's number or words. */
function openCode(error: unknown): string {
  const number = /Unable to open connection .*: (\d+)/.exec(messageOf(error))?.[1];
  if (number === '14') return 'SQLITE_CANTOPEN';
  return /not a database|malformed/i.test(messageOf(error)) ? 'SQLITE_NOTADB' : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
