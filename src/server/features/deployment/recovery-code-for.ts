// A way back for a customer who lost the browser's cookie, made by an operator who has checked who asks.
import { makeOneTimeCode } from '#server/features/device/device.service.ts';
import type { Services } from '#server/platform/services.ts';
import { lockRequest } from './change-request.ts';
import { insertNote } from './desk-notes.store.ts';
import { letter } from './summary-mails.ts';

interface GivenCode {
  recoveryCode: string;
  /** ISO 8601. */
  expiresAt: string;
}

/**
 * A recovery code for the owner of a deployed assistant, good once; a code of the owner's own stays good.
 * It is noted at the request, and told to the owner's confirmed address. Call `outbox.wake()` after it.
 * @param madeBy for the notes
 * @throws AppError not-found (no deployment was asked for)
 */
export async function makeRecoveryCodeFor(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>,
  assistantId: number,
  madeBy: string,
): Promise<GivenCode> {
  const { db, clock, config, outbox } = services;
  const now = clock.now().toISOString();
  return db.transaction().execute(async (trx) => {
    const { ownerId, companyName, notifyEmail, notifyEmailConfirmedAt } = await lockRequest(
      trx,
      assistantId,
    );
    const made = await makeOneTimeCode({ db: trx, clock }, ownerId);
    const written = { writtenBy: madeBy, writtenAt: now };
    await insertNote(trx, { ownerId, assistantId, kind: 'recovery-code', text: '', ...written });
    if (notifyEmailConfirmedAt !== null) {
      const { productName, supportEmail } = config;
      const purpose = 'recovery-code-made';
      const delivery = { ownerId, assistantId, submissionId: null, purpose, now };
      const mail = letter(productName, 'A recovery code was made for your assistants', [
        `Someone asked us for a way back to the voice assistant of ${companyName}, and we made a recovery code that opens it in one more browser.`,
        `If that was not you, write to ${supportEmail} at once. ‘Browsers in use’ under ‘This browser’ shows who has access and takes it away.`,
      ]);
      await outbox.enqueueMail(trx, delivery, notifyEmail, mail);
    }
    return made;
  });
}
