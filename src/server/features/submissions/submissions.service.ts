// Submissions for other features: recorded once a version of an assistant, settled by their deliveries
// and removed with the assistant (spec 3 'webhook_submissions', 'pdf_documents').
import { randomBytes } from 'node:crypto';
import type { Db, Trx } from '#server/database/db.ts';
import { listDeliveries } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import { submissionResult } from './submission-result.ts';
import * as store from './submissions.store.ts';

export { nobodyNotified } from './submission-result.ts';
export type { SubmissionRow } from './submissions.store.ts';
export {
  findById as findSubmissionById,
  findByKey as findSubmissionByKey,
  keepKey as keepSubmissionKey,
} from './submissions.store.ts';

export interface NewSubmission {
  ownerId: number;
  assistantId: number;
  version: string;
  productName: string;
  companyName: string;
  /** What was submitted; becomes JSON. */
  data: object;
  recipientEmail: string;
  deviceId: string;
  pdf: Buffer;
  /** ISO 8601. */
  now: string;
}

export const findSubmission: (
  db: Db,
  assistantId: number,
  version: string,
) => Promise<store.SubmissionRow | undefined> = store.findByVersion;

/** The submission with its PDF. At most one a version: call it while the assistant is locked. */
export async function recordSubmission(trx: Trx, wanted: NewSubmission) {
  const { ownerId, assistantId, pdf, now } = wanted;
  const columns = {
    ownerId,
    assistantId,
    version: wanted.version,
    submittedAt: now,
    submittedData: JSON.stringify(wanted.data),
    recipientEmail: wanted.recipientEmail,
    status: 'pending',
    responseCode: null,
    responseMessage: '',
    pdfFilename: `${randomBytes(16).toString('hex')}.pdf`,
    deviceId: wanted.deviceId,
  };
  const id = await store.insertSubmission(trx, columns);
  await store.insertPdf(trx, {
    ownerId,
    assistantId,
    submissionId: id,
    filename: columns.pdfFilename,
    originalName: pdfName(wanted.productName, wanted.companyName, now),
    fileContent: pdf,
    size: pdf.length,
    createdAt: now,
  });
  return { id, ...columns };
}

/** A version that is requested, now to this recipient. */
export async function renewSubmission(
  trx: Trx,
  id: number,
  { recipientEmail, now }: { recipientEmail: string; now: string },
): Promise<void> {
  await store.updateSubmission(trx, id, { submittedAt: now, recipientEmail });
}

/**
 * Taken before the deliveries of a submission are changed: two that end at once must each see the
 * other, and one order of locks keeps transactions from waiting for each other.
 */
export const lockSubmission: (trx: Trx, id: number) => Promise<void> = store.lockSubmission;

/** Brings the status up to date with the deliveries, in the transaction that locked it and changed one. */
export async function settleSubmission(
  trx: Trx,
  { mailer, webhookSender }: Pick<Services, 'mailer' | 'webhookSender'>,
  id: number,
): Promise<void> {
  const deliveries = await listDeliveries(trx, { submissionId: id });
  const reach = {
    isMailSent: mailer.isSending,
    isWebhookConfigured: webhookSender.isConfigured,
  };
  await store.updateSubmission(trx, id, submissionResult(deliveries, reach));
}

export interface RemovedAssistant {
  id: number;
  ownerId: number;
  companyName: string;
  /** null: the provider was never asked, so it need not be told. */
  deployedVersion: string | null;
}

/**
 * Removes the submissions and PDFs of an assistant, cancels what is unsent, and tells the provider
 * that a deployed one is gone. Call `outbox.wake()` after the commit.
 */
export async function removeSubmissionsOf(
  trx: Trx,
  { outbox, clock, config }: Pick<Services, 'outbox' | 'clock' | 'config'>,
  assistant: RemovedAssistant,
): Promise<void> {
  const { id: assistantId, ownerId, companyName } = assistant;
  await store.deleteOf(trx, assistantId);
  await outbox.cancel(trx, assistantId);
  if (assistant.deployedVersion === null) return;
  const now = clock.now().toISOString();
  const delivery = {
    ownerId,
    submissionId: null,
    assistantId,
    purpose: 'assistant-deleted',
    now,
  };
  await outbox.enqueueWebhook(trx, delivery, 'assistant.deleted', { assistantId, companyName });
  await outbox.enqueueMail(trx, delivery, config.adminEmail, {
    subject: `Deployment withdrawn: ${companyName}`,
    text: `The voice assistant #${assistantId} of ${companyName} was deleted on ${now}.\nIts request for a phone number is withdrawn.\n\n${config.productName}\n`,
  });
}

const keyKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Keys of deploy calls that nobody repeats any more. @returns how many there were */
export function deleteOldKeys(db: Db, now: Date): Promise<number> {
  return store.deleteKeysBefore(db, new Date(now.getTime() - keyKeptMs).toISOString());
}

/** Such as 'Porchlight summary - Oakwood - 2026-03-02.pdf', fit for every file system. */
function pdfName(productName: string, companyName: string, now: string): string {
  const company = namePart(companyName) || 'Unnamed Assistant';
  return `${namePart(productName)} summary - ${company} - ${now.slice(0, 10)}.pdf`;
}

function namePart(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...plain].slice(0, 80).join('').trim();
}
