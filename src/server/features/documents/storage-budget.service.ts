// How much all owners together may store, so that the disk belongs to all: those who never deployed anything share
// half of it, and a crowd of new ones cannot take the rest from those who work with it.
import { AppError } from '#server/http/app-error.ts';
import { freeDisk } from '#server/http/free-disk.ts';
import type { Services } from '#server/platform/services.ts';
import { hasDeployed, storedBytes, storedByUndeployed } from './storage-budget.store.ts';

type Parts = Pick<Services, 'config' | 'db' | 'dialect'>;

/** @throws AppError storage-full */
export async function refuseOverBudget(
  parts: Parts,
  ownerId: number,
  bytes: number,
): Promise<void> {
  const { stored, most } = await budgetOf(parts);
  if (stored + bytes > most) throw new AppError('storage-full');
  if (await hasDeployed(parts.db, ownerId)) return;
  const { stored: theirs, most: share } = await undeployedShare(parts, most);
  if (theirs + bytes > share) throw new AppError('storage-full');
}

/** Bytes that owners who never deployed anything store, and may store. */
export async function undeployedShare(
  parts: Parts,
  mostOfAll?: number,
): Promise<{ stored: number; most: number }> {
  const most = (mostOfAll ?? (await budgetOf(parts)).most) / 2;
  return { stored: await storedByUndeployed(parts.db), most };
}

async function budgetOf({ config, db, dialect }: Parts): Promise<{ stored: number; most: number }> {
  const stored = await storedBytes(db);
  const most = config.maxStoredGigabytes * 1024 ** 3;
  if (dialect !== 'sqlite') return { stored, most };
  const { freeBytes } = await freeDisk(config.dataDir);
  return { stored, most: Math.min(most, stored + freeBytes) };
}
