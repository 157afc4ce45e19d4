// The database as a migration sees it: the types of the tables are those of the newest version.
import type { Kysely } from 'kysely';

// biome-ignore lint/suspicious/noExplicitAny: a migration runs before the tables have their types
export type UnshapedDb = Kysely<any>;
