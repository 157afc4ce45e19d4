// One server at a time on an embedded database: a lock of the operating system on a file beside it, which ends
// with the process however that ends. Commands do not take it, they work beside the server.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { Config } from '#server/config.ts';
import { makeDataFolder } from '#server/platform/data-folder.ts';
import { OperatorError } from '#server/platform/operator-error.ts';
import { openFailure } from './open-failure.ts';
import { isBusy } from './sqlite-dialect.ts';

/**
 * @returns what lets go of it
 * @throws OperatorError while another server has it
 */
export function lockDataFolder(config: Pick<Config, 'databaseUrl' | 'dataDir'>): () => void {
  if (config.databaseUrl) return () => {};
  makeDataFolder(config.dataDir);
  const path = join(config.dataDir, 'server.lock');
  try {
    if (!existsSync(path)) writeFileSync(path, '', { mode: 0o600, flag: 'a' });
    // SQLite knows how to lock a file on every system; nothing is ever written into this one.
    const file = new Database(path, { timeout: 0 });
    file.exec('begin exclusive');
    return () => file.close();
  } catch (error) {
    if (!isBusy(error)) throw openFailure(error, config);
    throw new OperatorError(
      `Another Porchlight server works with the data in ${config.dataDir}. Stop it first, or give this one a folder of its own: DATA_DIR.`,
      { cause: error },
    );
  }
}
