// Where to write when the number is ready: optional, and used only after a click in a mail to it.

import { randomBytes } from 'node:crypto';
import {
  type AssistantRow,
  lockAssistant,
  markNotifyEmailConfirmed,
  saveAssistantPartIn,
} from '#server/features/assistants/assistants.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { sha256 } from '#server/platform/sha256.ts';
import * as store from './deployment.store.ts';
import { refuseTooManyMails } from './mail-limits.ts';
import { numberMail } from './number-mail.ts';
import { addressConfirmedMail, confirmationMail } from './summary-mails.ts';

export interface NotifyEmailToSave {
  ownerId: number;
  assistantId: number;
  /** '' for none. */
  notifyEmail: string;
  /** See asked-by.ts. */
  askedFrom: string;
  /** The `If-Match` header, if any. */
  ifMatch: string | undefined;
}

/**
 * Saves the address; a changed one gets a mail to confirm it.
 * @throws AppError not-found, stale-write, too-many-requests
 */
export async function saveNotifyEmail(
  services: Services,
  { ownerId, assistantId, notifyEmail, askedFrom, ifMatch }: NotifyEmailToSave,
): Promise<AssistantRow> {
  const { db, clock, config, outbox } = services;
  const saved = await db.transaction().execute(async (trx) => {
    const before = await lockAssistant(trx, ownerId, assistantId);
    if (before.notifyEmail === notifyEmail) return before;
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    const row = await saveAssistantPartIn(trx, {
      ownerId,
      id: assistantId,
      sections: ['deployment'],
      changes: {
        notifyEmail,
        notifyEmailConfirmedAt: null,
        notifyEmailTokenHash: notifyEmail === '' ? null : sha256(token),
      },
      ifMatch,
      now: now.toISOString(),
    });
    if (notifyEmail === '') return row;
    const { adminEmail, productName, publicUrl } = config;
    const purpose = 'confirm-address';
    await refuseTooManyMails(trx, {
      recipient: notifyEmail,
      adminEmail,
      ownerId,
      askedFrom,
      assistantId,
      purpose,
      now,
    });
    await outbox.enqueueMail(
      trx,
      { ownerId, assistantId, submissionId: null, purpose, askedFrom, now: now.toISOString() },
      notifyEmail,
      // In the fragment, so that the secret stays out of logs and Referer headers.
      confirmationMail({
        productName,
        companyName: row.companyName,
        notifyEmail,
        link: `${publicUrl}/#confirm-email=${token}`,
      }),
    );
    return row;
  });
  outbox.wake();
  return saved;
}

/**
 * Redeems the link of the mail; twice is as good as once. A provider that was already asked to go
 * live is told.
 * @returns the company whose address it is
 * @throws AppError not-found
 */
export async function confirmNotifyEmail(services: Services, token: string): Promise<string> {
  const { db, clock, config, outbox } = services;
  const companyName = await db.transaction().execute(async (trx) => {
    const row = await store.lockByConfirmToken(trx, token);
    if (!row) {
      throw new AppError('not-found', {
        detail: 'This confirmation link is not known, or a newer one replaced it.',
      });
    }
    if (row.notifyEmailConfirmedAt !== null) return row.companyName;
    const now = clock.now().toISOString();
    await markNotifyEmailConfirmed(trx, row, now);
    if (row.deployedVersion === null) return row.companyName;
    const { id: assistantId, ownerId, notifyEmail, companyName, phoneNumber } = row;
    if (phoneNumber !== null) {
      await outbox.enqueueMail(
        trx,
        { ownerId, assistantId, submissionId: null, purpose: 'number-assigned', now },
        notifyEmail,
        numberMail(config, { companyName, phoneNumber, formerNumber: null }),
      );
    }
    const delivery = {
      ownerId,
      assistantId,
      submissionId: null,
      purpose: 'address-confirmed',
      now,
    };
    const { adminEmail, productName } = config;
    const mail = addressConfirmedMail({ productName, companyName, assistantId, notifyEmail });
    await outbox.enqueueMail(trx, delivery, adminEmail, mail);
    const event = 'assistant.notify_email.confirmed';
    await outbox.enqueueWebhook(trx, delivery, event, { assistantId, notifyEmail });
    return companyName;
  });
  outbox.wake();
  return companyName;
}
