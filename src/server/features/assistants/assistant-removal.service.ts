// What goes when an assistant goes, in the transaction of whoever removes it (spec 4).
import type { Trx } from '#server/database/db.ts';
import { deleteConversationsOf } from '#server/features/conversation/conversation.service.ts';
import { withdrawRequest } from '#server/features/deployment/withdrawn.service.ts';
import { deleteDocumentsOf } from '#server/features/documents/documents.service.ts';
import { removeClipsOf } from '#server/features/speech/speech.service.ts';
import { removeSubmissionsOf } from '#server/features/submissions/submissions.service.ts';
import type { Services } from '#server/platform/services.ts';
import type { SpeechRequest } from '#server/platform/text-to-speech.ts';
import type { AssistantRow } from './assistants.service.ts';
import { deleteAssistantRow } from './assistants.store.ts';

/**
 * Documents, spoken replies, submissions and PDFs go with it, what is unsent is cancelled, and the
 * provider is told when it had been deployed.
 * @param row locked
 * @returns what it said; after the commit give that to `forgetSpeech` and call `outbox.wake()`
 */
export async function removeAssistant(
  trx: Trx,
  services: Services,
  row: AssistantRow,
): Promise<SpeechRequest[]> {
  const { id, ownerId } = row;
  await deleteConversationsOf(trx, ownerId, id);
  await deleteDocumentsOf(trx, ownerId, id);
  const submissionId = await removeSubmissionsOf(trx, services, row);
  const now = services.clock.now().toISOString();
  await withdrawRequest(trx, row, { submissionId, now });
  const said = await removeClipsOf(trx, ownerId, id);
  await deleteAssistantRow(trx, row);
  return said;
}
