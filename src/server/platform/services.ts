// What every feature works with: settings, database and the ports to the outside world.
import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import { type Clock, systemClock } from './clock.ts';

export interface Services {
  config: Config;
  db: Kysely<Tables>;
  dialect: 'sqlite' | 'postgres';
  clock: Clock;
  /** Lets go of everything; called once after the last request. */
  close(): Promise<void>;
}

/** Opens the database, brings its tables up to date and makes the ports. */
export async function createServices(
  config: Config,
  overrides: Partial<Services> = {},
): Promise<Services> {
  const database = await openDatabase(config);
  return {
    config,
    db: database.db,
    dialect: database.dialect,
    clock: systemClock,
    close: () => database.close(),
    ...overrides,
  };
}
