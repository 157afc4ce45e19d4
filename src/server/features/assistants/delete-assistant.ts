// Deletes an assistant with everything that belongs to it (spec 4).
import { forgetSpeech } from '#server/features/speech/speech.service.ts';
import type { Services } from '#server/platform/services.ts';
import { removeAssistant } from './assistant-removal.service.ts';
import { lockAssistant } from './assistants.service.ts';

/** @throws AppError not-found */
export async function deleteAssistant(
  services: Services,
  ownerId: number,
  id: number,
): Promise<void> {
  const said = await services.db.transaction().execute(async (trx) => {
    return removeAssistant(trx, services, await lockAssistant(trx, ownerId, id));
  });
  services.outbox.wake();
  // In the background: a person waits for the answer, nobody for these files.
  void forgetSpeech(services, said);
}
