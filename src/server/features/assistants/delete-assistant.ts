// Deletes an assistant with everything that belongs to it (spec 4).
import { deleteDocumentsOf } from '#server/features/documents/documents.service.ts';
import type { Services } from '#server/platform/services.ts';
import { lockAssistant } from './assistants.service.ts';
import { deleteAssistantRow } from './assistants.store.ts';

/** @throws AppError not-found */
export async function deleteAssistant(
  { db }: Services,
  ownerId: number,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockAssistant(trx, ownerId, id);
    await deleteDocumentsOf(trx, ownerId, id);
    await deleteAssistantRow(trx, row);
  });
}
