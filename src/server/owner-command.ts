// `npm run owner -- export <deviceId|ownerId> <folder>` and `… delete <deviceId|ownerId> [--yes]`: what a
// person may ask about the data of its browser.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { countOwnerRows, findOwner, type RowCounts } from './database/owner-rows.ts';
import { deleteOwner } from './features/owner-data/delete-owner.ts';
import { exportOwner, FolderInUse } from './features/owner-data/export-owner.ts';
import type { Services } from './platform/services.ts';
import { CommandError, runCommand } from './run-command.ts';

const usage = `Say what to do:
  npm run owner -- export <deviceId|ownerId> <folder>
  npm run owner -- delete <deviceId|ownerId>         shows what would go
  npm run owner -- delete <deviceId|ownerId> --yes   deletes it`;

await runCommand(async (services) => {
  const { positionals, values } = readArguments();
  const [action, name, target, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new CommandError(usage);
  if (action === 'export' && target !== undefined) {
    await exportTo(services, await ownerNamed(services, name), resolve(target));
  } else if (action === 'delete' && target === undefined) {
    await remove(services, await ownerNamed(services, name), values.yes ?? false);
  } else {
    throw new CommandError(usage);
  }
});

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean' } } });
  } catch {
    throw new CommandError(usage);
  }
}

async function ownerNamed({ db }: Services, name: string): Promise<number> {
  const owner = await findOwner(db, name);
  if (!owner) throw new CommandError(`Nothing is stored of an owner or device ${name}.`);
  return owner.id;
}

async function exportTo(services: Services, ownerId: number, folder: string): Promise<void> {
  try {
    const { rows, files } = await exportOwner(services, ownerId, folder);
    console.log(
      `${rows} rows and ${files} files of owner ${ownerId} are in ${folder}. They hold personal data: keep them safe.`,
    );
  } catch (error) {
    if (error instanceof FolderInUse) throw new CommandError(error.message);
    throw error;
  }
}

async function remove(services: Services, ownerId: number, isConfirmed: boolean): Promise<void> {
  if (!isConfirmed) {
    show(await countOwnerRows(services.db, ownerId));
    console.log(`Owner ${ownerId} has this. Nothing was deleted: add --yes to delete it.`);
    return;
  }
  const { rows, mailFiles } = await deleteOwner(services, ownerId);
  show(rows);
  if (mailFiles > 0) console.log(`${String(mailFiles).padStart(7)}  mails in files`);
  console.log(
    `Owner ${ownerId} is deleted. Backups, mails that were sent and what the provider has are not reached by this.`,
  );
}

function show(rows: RowCounts): void {
  for (const [table, count] of Object.entries(rows)) {
    console.log(`${String(count).padStart(7)}  ${table}`);
  }
}
