// The database as the layers above the stores name it: handed on to a store, never queried by themselves.
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>;
/** Where a function must be part of what its caller does. */
export type Trx = Transaction<Tables>;

export type Dialect = 'sqlite' | 'postgres';
