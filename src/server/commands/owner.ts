// `npm run owner -- list --by-size`: who stores most. `… export <deviceId|assistantId|ownerId> <folder>` and
// `… delete … [--yes]`: what a person may ask about the data of its browser. `… recovery-code <assistantId>`: a
// way back to it.
import { resolve } from 'node:path';
import { countOwnerRows, findOwner, type RowCounts } from '#server/database/owner-rows.ts';
import { makeRecoveryCodeFor } from '#server/features/deployment/numbers.service.ts';
import { deleteOwner } from '#server/features/owner-data/delete-owner.ts';
import { exportOwner, FolderInUse } from '#server/features/owner-data/export-owner.ts';
import { listOwnersBySize, type OwnerSize } from '#server/features/owner-data/owner-sizes.store.ts';
import type { Services } from '#server/platform/services.ts';
import { CommandError } from '#server/run-command.ts';
import { accountName } from './account-name.ts';
import { countedLines } from './counted-lines.ts';
import { readArguments } from './read-arguments.ts';

const usage = `Say what to do:
  npm run owner -- list --by-size [--json]                       who stores most
  npm run owner -- export <deviceId|assistantId|ownerId> <folder>
  npm run owner -- delete <deviceId|assistantId|ownerId>         shows what would go, of all its assistants
  npm run owner -- delete <deviceId|assistantId|ownerId> --yes   deletes it
  npm run owner -- recovery-code <assistantId>                   lets its owner in again, once; check first who asks`;

/** @returns what to print */
export async function ownerCommand(services: Services, args: string[]): Promise<string> {
  const { positionals, values } = readArguments(args, ['yes', 'by-size', 'json'], usage);
  const [action, name, target, ...more] = positionals;
  if (action === 'list') {
    if (name !== undefined || !values['by-size'] || values.yes) throw new CommandError(usage);
    const owners = await listOwnersBySize(services.db, mostListed);
    return values.json ? JSON.stringify(owners, null, 2) : owners.map(lineOf).join('\n');
  }
  if (values['by-size'] || values.json) throw new CommandError(usage);
  if (action === 'recovery-code' && target === undefined && !values.yes) {
    return recoveryCode(services, name ?? '');
  }
  const isExport = action === 'export' && target !== undefined && values.yes === undefined;
  const isDelete = action === 'delete' && target === undefined;
  if (name === undefined || more.length > 0 || !(isExport || isDelete)) {
    throw new CommandError(usage);
  }
  const owner = await findOwner(services.db, name);
  if (!owner) throw new CommandError(`Nothing is stored of an owner, device or assistant ${name}.`);
  if (isExport) return exportTo(services, owner.id, resolve(target));
  return values.yes ? remove(services, owner.id) : tellWhatWouldGo(services, owner.id);
}

async function recoveryCode(services: Services, id: string): Promise<string> {
  if (!/^\d{1,15}$/.test(id)) throw new CommandError(usage);
  const made = await makeRecoveryCodeFor(services, Number(id), accountName());
  return `${made.recoveryCode}\nGood once, until ${made.expiresAt}: ‘This browser’, then ‘Enter a recovery code’. It opens everything of this owner, so tell it only to whom you know. It is noted at the request.`;
}

const mostListed = 50;

function lineOf({ id, bytes, documents, assistants, deployed, ...times }: OwnerSize): string {
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const seen = times.lastSeenAt === null ? 'no browser' : `seen ${times.lastSeenAt.slice(0, 10)}`;
  return `${id}  ${size}  ${documents} documents  ${assistants} assistants, ${deployed} deployed  since ${times.createdAt.slice(0, 10)}, ${seen}`;
}

async function exportTo(services: Services, ownerId: number, folder: string): Promise<string> {
  try {
    const { rows, files } = await exportOwner(services, ownerId, folder);
    return `${rows} rows and ${files} files of owner ${ownerId} are in ${folder}. They hold personal data: keep them safe.`;
  } catch (error) {
    if (error instanceof FolderInUse) throw new CommandError(error.message);
    throw error;
  }
}

async function tellWhatWouldGo({ db }: Services, ownerId: number): Promise<string> {
  const rows = linesOf(await countOwnerRows(db, ownerId));
  return `${rows}\nOwner ${ownerId} has this. Nothing was deleted: add --yes to delete it.`;
}

async function remove(services: Services, ownerId: number): Promise<string> {
  const { rows, mailFiles } = await deleteOwner(services, ownerId);
  const mails =
    mailFiles === 0 ? '' : `\n${countedLines([{ count: mailFiles, name: 'mail files' }])}`;
  return `${linesOf(rows)}${mails}\nOwner ${ownerId} is deleted. Backups, mails that were sent and what the provider has are not reached by this.`;
}

function linesOf(rows: RowCounts): string {
  return countedLines(Object.entries(rows).map(([name, count]) => ({ name, count })));
}
