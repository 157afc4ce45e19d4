// `npm run backup -- <file or folder> [--force] [--keep <number>]`: every row of the database, in one file.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '#server/config.ts';
import { writeBackup } from '#server/database/backup.ts';
import { openExistingDatabase } from '#server/database/connect.ts';
import { codeOf } from '#server/platform/operator-error.ts';
import { CommandError } from '#server/run-command.ts';

const usage = `Say where to:
  npm run backup -- <file> [--force]            --force takes the place of a file that is there
  npm run backup -- <folder> [--keep <number>]  names it by the time; --keep removes the older ones`;

/** @returns what to print */
export async function backupCommand(config: Config, args: string[], now: Date): Promise<string> {
  const { target, isForced, keep } = readTarget(args);
  const folder = isFolder(target) ? target : null;
  const file = folder ? join(folder, backupName('porchlight', now)) : target;
  if (!existsSync(dirname(file))) {
    throw new CommandError(`There is no folder ${dirname(file)}. Make it first.`);
  }
  if (existsSync(file) && !isForced) {
    throw new CommandError(
      `${file} is there already. Add --force to put this backup in its place.`,
    );
  }
  if (keep !== null && folder === null) throw new CommandError(usage);
  const rows = await writeTo(config, file);
  const removed = folder === null || keep === null ? 0 : removeOlder(folder, keep);
  const older =
    removed === 0 ? '' : `\n${removed} older ${removed === 1 ? 'one is' : 'ones are'} removed.`;
  return `${rows} rows are stored in ${file}. It holds personal data and sessions: keep it safe.${older}`;
}

/** Sorted by name they are sorted by time. */
export function backupName(word: string, now: Date): string {
  return `${word}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.backup.gz`;
}

async function writeTo(config: Config, file: string): Promise<number> {
  const database = await openExistingDatabase(config);
  try {
    return await writeBackup(database, file);
  } catch (error) {
    const reason = unwritable[codeOf(error)];
    if (!reason) throw error;
    throw new CommandError(`${file} cannot be written: ${reason}`, { cause: error });
  } finally {
    await database.close();
  }
}

const unwritable: Record<string, string> = {
  EACCES: 'this user may not write there.',
  EPERM: 'this user may not write there.',
  EROFS: 'its disk can only be read.',
  ENOSPC: 'the disk is full.',
  EDQUOT: 'the disk quota is used up.',
  EISDIR: 'it is a folder.',
};

function readTarget(args: string[]): { target: string; isForced: boolean; keep: number | null } {
  const options = { force: { type: 'boolean' }, keep: { type: 'string' } } as const;
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [name, ...more] = positionals;
    const isNumber = values.keep === undefined || /^[1-9]\d{0,4}$/.test(values.keep);
    if (name === undefined || more.length > 0 || !isNumber) throw new CommandError(usage);
    const keep = values.keep === undefined ? null : Number(values.keep);
    return { target: resolve(name), isForced: values.force ?? false, keep };
  } catch (error) {
    throw new CommandError(usage, { cause: error });
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Only files that have been named here. */
function removeOlder(folder: string, keep: number): number {
  const made = /^porchlight-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.backup\.gz$/;
  const older = readdirSync(folder)
    .filter((name) => made.test(name))
    .sort()
    .slice(0, -keep);
  for (const name of older) rmSync(join(folder, name));
  return older.length;
}
