// Deletes an assistant with everything that belongs to it (spec 4).
import { deleteConversationsOf } from '#server/features/conversation/conversation.service.ts';
import { deleteDocumentsOf } from '#server/features/documents/documents.service.ts';
import { forgetSpeech, removeClipsOf } from '#server/features/speech/speech.service.ts';
import { removeSubmissionsOf } from '#server/features/submissions/submissions.service.ts';
import type { Services } from '#server/platform/services.ts';
import { lockAssistant } from './assistants.service.ts';
import { deleteAssistantRow } from './assistants.store.ts';

/**
 * Documents, spoken replies, submissions and PDFs go with it, what is unsent is cancelled, and the
 * provider is told when it had been deployed.
 * @throws AppError not-found
 */
export async function deleteAssistant(
  services: Services,
  ownerId: number,
  id: number,
): Promise<void> {
  const said = await services.db.transaction().execute(async (trx) => {
    const row = await lockAssistant(trx, ownerId, id);
    await deleteConversationsOf(trx, ownerId, id);
    await deleteDocumentsOf(trx, ownerId, id);
    await removeSubmissionsOf(trx, services, row);
    const removed = await removeClipsOf(trx, ownerId, id);
    await deleteAssistantRow(trx, row);
    return removed;
  });
  services.outbox.wake();
  // In the background: a person waits for the answer, nobody for these files.
  void forgetSpeech(services, said);
}
