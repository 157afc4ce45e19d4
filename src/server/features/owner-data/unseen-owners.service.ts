// When owners who never deployed anything have filled most of their room, those who have not been seen for long make
// place: what they left goes, as if it were erased by command. While there is room, everything stays.
import { undeployedShare } from '#server/features/documents/storage-budget.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteOwner } from './delete-owner.ts';
import { listUnseenOwners, wasSeenSince } from './unseen-owners.store.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** @returns how many went */
export async function removeUnseenOwners(services: Services): Promise<number> {
  const { db, clock } = services;
  const { stored, most } = await undeployedShare(services);
  let tooMuch = stored - most / 2;
  if (tooMuch <= 0) return 0;
  const before = new Date(clock.now().getTime() - keptMs).toISOString();
  let removed = 0;
  for (const { id, bytes } of await listUnseenOwners(db, before)) {
    if (tooMuch <= 0) break;
    // Looked at again: its person may have come back while others were removed.
    if ((await wasSeenSince(db, id, before)) || !(await isDeleted(services, id))) continue;
    tooMuch -= bytes;
    removed += 1;
  }
  return removed;
}

/** False when it was gone already. */
async function isDeleted(services: Services, id: number): Promise<boolean> {
  try {
    await deleteOwner(services, id);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
