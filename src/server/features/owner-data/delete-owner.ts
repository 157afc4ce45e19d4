// Erases an owner: every row in one transaction, then the sounds and mails that are kept as files.
import { lockOwner } from '#server/database/lock-owner.ts';
import { countOwnerRows, deleteOwnerRows, type RowCounts } from '#server/database/owner-rows.ts';
import { removeAssistant } from '#server/features/assistants/assistant-removal.service.ts';
import { listAssistants, lockAssistant } from '#server/features/assistants/assistants.service.ts';
import { forgetSpeech } from '#server/features/speech/speech.service.ts';
import { removeMailFiles } from '#server/platform/mail-files.ts';
import { listMessageIds } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import type { SpeechRequest } from '#server/platform/text-to-speech.ts';

/**
 * The provider is told of each assistant that had been deployed, by messages that stay until they are
 * delivered by a server. Browsers of the owner are strangers afterwards.
 * @returns what there was
 * @throws AppError not-found when it is gone already
 */
export async function deleteOwner(
  services: Services,
  ownerId: number,
): Promise<{ rows: RowCounts; mailFiles: number }> {
  const { db, config } = services;
  const { rows, said, messageIds } = await db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId);
    const counted = await countOwnerRows(trx, ownerId);
    const messages = await listMessageIds(trx, ownerId);
    const spoken: SpeechRequest[] = [];
    for (const { id } of await listAssistants(trx, ownerId, undefined)) {
      const row = await lockAssistant(trx, ownerId, id);
      spoken.push(...(await removeAssistant(trx, services, row)));
    }
    await deleteOwnerRows(trx, ownerId);
    return { rows: counted, said: spoken, messageIds: messages };
  });
  await forgetSpeech(services, said);
  return { rows, mailFiles: await removeMailFiles(config, messageIds) };
}
