// The mail that tells the provider's admin that a deployed assistant was deleted.
import type { MailContent } from '#server/platform/outbox.ts';
import type { DeletedData } from '#shared/contract/webhook-events.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';

export interface Withdrawal extends DeletedData {
  /** ISO 8601. */
  withdrawnAt: string;
  productName: string;
}

export function withdrawalMail(withdrawal: Withdrawal): MailContent {
  const { assistantId, companyName, phoneNumber, revision, submissionId } = withdrawal;
  const number =
    phoneNumber === null
      ? 'No phone number had been assigned. Its request for one is withdrawn.'
      : `Its phone number ${readablePhoneNumber(phoneNumber)} is given up: please release it.`;
  const submission = submissionId === null ? [] : [`Last submission: #${submissionId}`];
  const lines = [
    `The voice assistant #${assistantId} of ${companyName} was deleted on ${withdrawal.withdrawnAt}.`,
    number,
    '',
    ...submission,
    `Revision: ${revision}`,
    '',
    withdrawal.productName,
  ];
  return { subject: `Deployment withdrawn: ${companyName}`, text: `${lines.join('\n')}\n` };
}
