// Everything that is stored of an owner as one readable file with its documents and PDFs beside it.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Db } from '#server/database/db.ts';
import { atOneMoment } from '#server/database/one-moment.ts';
import { ownerRows } from '#server/database/owner-rows.ts';
import type { Services } from '#server/platform/services.ts';
import { fieldNamed, fieldNames } from '#shared/domain/assistant-field-values.ts';

export interface OwnerExport {
  rows: number;
  files: number;
}

/**
 * Writes `owner.json` and the folders `documents` and `pdf_documents`, as all is at one moment.
 * @param folder is made; one that exists must be empty
 * @throws Error when files of something else are in it
 */
export function exportOwner(
  { db, dialect, clock }: Pick<Services, 'db' | 'dialect' | 'clock'>,
  ownerId: number,
  folder: string,
): Promise<OwnerExport> {
  return atOneMoment({ db, dialect }, async (connection) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length > 0) throw new FolderInUse(`${folder} is not empty.`);
    const { tables, ...counts } = await writeFiles(connection, ownerId, folder);
    const content = { exportedAt: clock.now().toISOString(), ownerId, tables };
    await writeFile(join(folder, 'owner.json'), `${JSON.stringify(content, null, 2)}\n`, privately);
    return counts;
  });
}

export class FolderInUse extends Error {}

async function writeFiles(db: Db, ownerId: number, folder: string) {
  const tables: Record<string, Record<string, unknown>[]> = {};
  let rows = 0;
  let files = 0;
  for await (const { table, row } of ownerRows(db, ownerId)) {
    const { fileContent, ...columns } = row;
    const shown = readable(columns);
    if (fileContent instanceof Uint8Array) {
      // Named by number: names that people gave may be too long for a file system, or its own.
      const file = `${table}/${row.id}${plainExtension(String(row.originalName))}`;
      await mkdir(join(folder, table), { recursive: true, mode: 0o700 });
      await writeFile(join(folder, file), fileContent, privately);
      shown.file = file;
      files += 1;
    }
    rows += 1;
    tables[table] ??= [];
    tables[table].push(shown);
  }
  return { tables, rows, files };
}

const privately = { mode: 0o600, flush: true };

/** What would open doors or only repeats the rest: hashes of secrets, and the kept answer. */
const leftOut = new Set([
  'tokenHash',
  'secretHash',
  'keyHash',
  'recoveryCodeHash',
  'notifyEmailTokenHash',
  'leaseToken',
  'answer',
  'answerFormat',
]);
const keptAsJson = new Set<string>([
  ...fieldNames.filter((name) => fieldNamed(name).kind === 'json'),
  'submittedData',
  'payload',
  'state',
  'recentTurns',
  'passages',
  'recentAttempts',
]);

function readable(columns: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(columns).filter(([name]) => !leftOut.has(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      keptAsJson.has(name) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  );
}

function plainExtension(name: string): string {
  const extension = extname(name).toLowerCase();
  return /^\.[a-z0-9]{1,5}$/.test(extension) ? extension : '';
}
