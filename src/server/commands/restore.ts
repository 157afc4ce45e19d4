// `npm run restore -- <file> [--yes] [--hold]`: puts a backup in the place of all data there is.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { type BackupFacts, readBackup, restoreBackup } from '#server/database/backup.ts';
import { type OpenDatabase, openForRestore } from '#server/database/connect.ts';
import { countRows } from '#server/database/count-rows.ts';
import { describePlace } from '#server/database/open-failure.ts';
import { makeDataFolder } from '#server/platform/data-folder.ts';
import { CommandError } from '#server/run-command.ts';
import { backupName } from './backup.ts';
import { countedLines } from './counted-lines.ts';
import { readArguments } from './read-arguments.ts';

const usage = `Say which file:
  npm run restore -- <file>         into an empty database; else shows what would be replaced
  npm run restore -- <file> --yes   replaces what is there, which is kept as a backup too
  … --hold                          sends nothing that waited to be sent when the backup was made`;

/** What tells a person whose data it is. */
const shown = {
  owners: 'owners',
  voice_assistants: 'assistants',
  documents: 'documents',
  webhook_submissions: 'submissions',
  users: 'operators',
} as const;

/** @returns what to print */
export async function restoreCommand(config: Config, args: string[], now: Date): Promise<string> {
  const { positionals, values } = readArguments(args, ['yes', 'hold'], usage);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new CommandError(usage);
  const file = resolve(name);
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const facts = await readBackup(file);
  const database = await openForRestore(config);
  try {
    const present = await countRows(database.db, keysOf(shown));
    const isEmpty = present.every(({ count }) => count === 0);
    if (!isEmpty && !values.yes) throw new CommandError(question(config, present, facts));
    const copy = isEmpty ? null : freeFile(join(config.dataDir, backupName('before-restore', now)));
    const rows = await restore(database, config, file, { copy, isHeld: values.hold ?? false });
    return [
      `${rows} rows of ${file} are in ${describePlace(config)}.`,
      ...(copy
        ? [`What was there before is kept in ${copy}. Delete it when it is not needed.`]
        : []),
      ...undeliveredLines(facts.undelivered, values.hold ?? false),
    ].join('\n');
  } finally {
    await database.close();
  }
}

function restore(
  database: OpenDatabase,
  config: Config,
  file: string,
  { copy, isHeld }: { copy: string | null; isHeld: boolean },
): Promise<number> {
  makeDataFolder(config.dataDir);
  return restoreBackup(database, file, { isHeld, ...(copy && { safetyCopy: copy }) });
}

/** It may be the very copy of a moment ago that is restored now. */
function freeFile(path: string): string {
  return existsSync(path) ? freeFile(path.replace(/(\.backup\.gz)$/, '-again$1')) : path;
}

function question(
  config: Config,
  present: readonly { name: keyof typeof shown; count: number }[],
  facts: BackupFacts,
): string {
  const named = (count: (name: keyof typeof shown) => number) =>
    countedLines(keysOf(shown).map((name) => ({ name: shown[name], count: count(name) })));
  return [
    `In ${describePlace(config)} there is now:`,
    named((name) => present.find((row) => row.name === name)?.count ?? 0),
    'In its place would come:',
    named((name) => facts.rows.get(name) ?? 0),
    ...undeliveredLines(facts.undelivered, false),
    'Nothing was changed: add --yes to replace it. What is there now is then kept as a backup.',
  ].join('\n');
}

function undeliveredLines(count: number, isHeld: boolean): string[] {
  if (count === 0) return [];
  const what = `${count} ${count === 1 ? 'mail or webhook call was' : 'mails and webhook calls were'} not delivered when the backup was made`;
  return isHeld
    ? [
        `${what}, and held back now: npm run deliveries -- list --failed shows them, … retry <id> sends one.`,
      ]
    : [`${what}: a server sends them again from it, unless it is restored with --hold.`];
}

function keysOf<Key extends string>(object: Record<Key, unknown>): Key[] {
  return Object.keys(object) as Key[]; // its own keys, by its type
}
