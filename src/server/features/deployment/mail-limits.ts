// How many mails may go to addresses that a visitor typed in: without limits anybody could use this
// server to send mail to anybody, or use up what it may send for all others.
import type { Trx } from '#server/database/db.ts';
import { AppError } from '#server/http/app-error.ts';
import { listMailRecipients } from '#server/platform/outbox.ts';

const mailLimits = {
  /** Different addresses, for each assistant and purpose. */
  addressesPerAssistant: 3,
  /** To one address. */
  mailsPerAddressAndDay: 10,
  /** Of one owner, and of all owners behind one network address such as an office. */
  mailsPerOwnerAndDay: 20,
  mailsPerNetworkAndDay: 40,
  /** Far above what one network address may have. */
  mailsPerDay: 500,
} as const;

const dayMs = 24 * 60 * 60 * 1000;

export interface WantedMail {
  recipient: string;
  /** Its own address is not limited. */
  adminEmail: string;
  ownerId: number;
  /** See asked-by.ts. */
  askedFrom: string;
  assistantId: number;
  purpose: string;
  now: Date;
}

/** @throws AppError too-many-requests */
export async function refuseTooManyMails(trx: Trx, wanted: WantedMail): Promise<void> {
  const { assistantId, purpose, ownerId, askedFrom } = wanted;
  const recipient = wanted.recipient.toLowerCase();
  const exceptRecipient = wanted.adminEmail.toLowerCase();
  if (recipient === exceptRecipient) return;
  const ofAssistant = await listMailRecipients(trx, { assistantId, purpose, exceptRecipient });
  const addresses = new Set(ofAssistant).add(recipient);
  if (addresses.size > mailLimits.addressesPerAssistant) {
    refuse(
      `Mails of one assistant go to at most ${mailLimits.addressesPerAssistant} different addresses.`,
    );
  }
  const since = new Date(wanted.now.getTime() - dayMs).toISOString();
  const countOf = async (of: Parameters<typeof listMailRecipients>[1]) =>
    (await listMailRecipients(trx, { ...of, exceptRecipient, since })).length;
  if ((await countOf({ recipient })) >= mailLimits.mailsPerAddressAndDay) {
    refuse('Too many mails went to this address today. Please try again tomorrow.');
  }
  if (
    (await countOf({ ownerId })) >= mailLimits.mailsPerOwnerAndDay ||
    (await countOf({ askedFrom })) >= mailLimits.mailsPerNetworkAndDay
  ) {
    refuse('You have sent as many mails as you may today. Please try again tomorrow.');
  }
  if ((await countOf({})) >= mailLimits.mailsPerDay) {
    refuse('This server has sent as many mails as it may today. Please try again tomorrow.');
  }
}

function refuse(detail: string): never {
  throw new AppError('too-many-requests', { detail });
}
