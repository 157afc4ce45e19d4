// Drafts that somebody opened and left: nothing chosen, typed or uploaded, and a month old.
import { countDocuments } from '#server/features/documents/documents.service.ts';
import { forgetSpeech } from '#server/features/speech/speech.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { SpeechRequest } from '#server/platform/text-to-speech.ts';
import { removeAssistant } from './assistant-removal.service.ts';
import { type AssistantRow, lockAssistant } from './assistants.service.ts';
import { emptyAssistant } from './empty-assistant.ts';
import { listUntouchedDrafts } from './empty-drafts.store.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** @returns how many there were */
export async function removeEmptyDrafts(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - keptMs).toISOString();
  let removed = 0;
  for (const { id, ownerId } of await listUntouchedDrafts(services.db, before)) {
    const said = await removeIfEmpty(services, ownerId, id);
    if (!said) continue;
    removed += 1;
    await forgetSpeech(services, said);
  }
  return removed;
}

/** Looked at again under its lock: its owner may have come back this very moment. */
async function removeIfEmpty(
  services: Services,
  ownerId: number,
  id: number,
): Promise<SpeechRequest[] | null> {
  try {
    return await services.db.transaction().execute(async (trx) => {
      const row = await lockAssistant(trx, ownerId, id);
      const isEmpty = isUnchanged(row) && (await countDocuments(trx, ownerId, id)) === 0;
      return isEmpty ? removeAssistant(trx, services, row) : null;
    });
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Compared by columns: the version of an empty draft is another one in each release. */
function isUnchanged(row: AssistantRow): boolean {
  const empty = emptyAssistant(row.ownerId, row.deviceId, row.createdAt);
  const { version: _version, updatedAt: _updatedAt, ...columns } = empty;
  return Object.entries(columns).every(
    ([column, value]) => row[column as keyof typeof columns] === value, // its own keys
  );
}
