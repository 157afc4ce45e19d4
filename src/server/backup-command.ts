// `npm run backup -- <file>` and `npm run restore -- <file>`: see database/backup.ts.
import { resolve } from 'node:path';
import { ConfigError, loadConfig } from './config.ts';
import { BackupError, restoreBackup, writeBackup } from './database/backup.ts';
import { openDatabase, openForRestore } from './database/connect.ts';
import { DatabaseError } from './database/database-error.ts';

const [action, name] = process.argv.slice(2);

try {
  if ((action !== 'backup' && action !== 'restore') || !name) {
    throw new BackupError(`Name the file: npm run ${action ?? 'backup'} -- porchlight.backup.gz`);
  }
  const file = resolve(name);
  const config = loadConfig(process.env);
  const open = action === 'backup' ? openDatabase : openForRestore;
  const database = await open(config);
  try {
    const rows =
      action === 'backup' ? await writeBackup(database, file) : await restoreBackup(database, file);
    console.log(
      action === 'backup'
        ? `${rows} rows are stored in ${file}. It holds personal data and sessions: keep it safe.`
        : `${rows} rows of ${file} are in the place of what was there.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const isExpected = [BackupError, ConfigError, DatabaseError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
