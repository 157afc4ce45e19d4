// Submissions for other features: recorded once a version of an assistant, settled by their deliveries
// and removed with the assistant (spec 3 'webhook_submissions', 'pdf_documents').
import { randomBytes } from 'node:crypto';
import type { Db, Trx } from '#server/database/db.ts';
import { AppError } from '#server/http/app-error.ts';
import type { MailAttachment } from '#server/platform/mailer.ts';
import { listDeliveries, listUndeliveredSubmissions } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import type { DeletedData } from '#shared/contract/webhook-events.ts';
import { submissionResult } from './submission-result.ts';
import * as store from './submissions.store.ts';
import { withdrawalMail } from './withdrawal-mail.ts';

export type { SubmissionRow } from './submissions.store.ts';
export {
  findById as findSubmissionById,
  findByKey as findSubmissionByKey,
  keepKey as keepSubmissionKey,
} from './submissions.store.ts';

export interface NewSubmission {
  /** Drawn before, since the PDF names it. */
  id: number;
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

/** Of the PDFs of one owner; a usual one has less than a tenth of a megabyte. */
const mostPdfMegabytes = 150;

/** @throws AppError quota */
export async function refuseTooManyPdfs(db: Db, ownerId: number): Promise<void> {
  if ((await store.countPdfBytes(db, ownerId)) < mostPdfMegabytes * 1024 * 1024) return;
  throw new AppError('quota', {
    detail: `The PDFs of your summaries have ${mostPdfMegabytes} MB together, which is the most. Please delete an assistant that you do not need any more.`,
  });
}

/**
 * The submission with its PDF. At most one a version: call it while the assistant is locked.
 * @returns undefined when its id is taken
 */
export async function recordSubmission(
  trx: Trx,
  wanted: NewSubmission,
): Promise<store.SubmissionRow | undefined> {
  const { id, ownerId, assistantId, pdf, now } = wanted;
  const row = {
    id,
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
  if (!(await store.insertSubmission(trx, row))) return undefined;
  await store.insertPdf(trx, {
    ownerId,
    assistantId,
    submissionId: id,
    filename: row.pdfFilename,
    originalName: pdfName(wanted.productName, wanted.companyName, now),
    fileContent: pdf,
    size: pdf.length,
    createdAt: now,
  });
  return row;
}

export interface Renewal {
  recipientEmail: string;
  data: object;
  pdf: Buffer;
  /** ISO 8601. */
  now: string;
}

/** A version that is requested, now to this recipient: its PDF tells when. */
export async function renewSubmission(
  trx: Trx,
  id: number,
  { recipientEmail, data, pdf, now }: Renewal,
): Promise<void> {
  const submittedData = JSON.stringify(data);
  await store.updateSubmission(trx, id, { submittedAt: now, recipientEmail, submittedData });
  await store.updatePdf(trx, id, { fileContent: pdf, size: pdf.length, createdAt: now });
}

/**
 * A newer deployment takes the place of older ones that were not delivered: a receiver must not get the
 * older one last.
 */
export async function supersedeUndelivered(
  trx: Trx,
  services: Pick<Services, 'outbox' | 'mailer' | 'webhookSender'>,
  newest: { assistantId: number; submissionId: number },
): Promise<void> {
  const { assistantId, submissionId: exceptSubmissionId } = newest;
  const purpose = 'deployment';
  const wanted = { assistantId, purpose, exceptSubmissionId };
  for (const id of await listUndeliveredSubmissions(trx, wanted)) {
    await lockSubmission(trx, id);
    await services.outbox.supersede(trx, id, purpose);
    await settleSubmission(trx, services, id);
  }
}

/** The PDF as it is downloaded, piece by piece. */
export async function pdfFileOf(db: Db, submissionId: number) {
  const pdf = await store.findPdfOf(db, submissionId);
  if (!pdf) return undefined;
  const readPart = async (start: number, length: number) => {
    const part = await store.readPdfPart(db, pdf.id, start, length);
    if (!part) throw new AppError('not-found');
    return part;
  };
  return { name: pdf.originalName, mimeType: 'application/pdf', size: pdf.size, readPart };
}

/** The PDF as mails carry it. */
export async function pdfOfSubmission(
  db: Db,
  submissionId: number,
): Promise<MailAttachment | undefined> {
  const pdf = await store.findPdfOf(db, submissionId);
  const content = pdf && (await store.readPdfPart(db, pdf.id, 0, pdf.size));
  return content && { name: pdf.originalName, mimeType: 'application/pdf', content };
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
  deployedRevision: number;
  /** E.164; null while none is assigned. */
  phoneNumber: string | null;
}

/**
 * Removes the submissions and PDFs of an assistant, cancels what is unsent, and tells the provider
 * that a deployed one is gone. Call `outbox.wake()` after the commit.
 * @returns the submission that was deployed last, if any
 */
export async function removeSubmissionsOf(
  trx: Trx,
  { outbox, clock, config }: Pick<Services, 'outbox' | 'clock' | 'config'>,
  assistant: RemovedAssistant,
): Promise<number | null> {
  const { id: assistantId, ownerId, companyName, deployedVersion, phoneNumber } = assistant;
  const last = deployedVersion && (await store.findByVersion(trx, assistantId, deployedVersion));
  const submissionId = last ? last.id : null;
  await store.deleteOf(trx, assistantId);
  await outbox.cancel(trx, assistantId);
  if (deployedVersion === null) return null;
  const now = clock.now().toISOString();
  const delivery = {
    ownerId,
    submissionId: null,
    assistantId,
    purpose: 'assistant-deleted',
    now,
  };
  const revision = assistant.deployedRevision + 1;
  const data = { assistantId, revision, submissionId, companyName, phoneNumber };
  await outbox.enqueueWebhook(trx, delivery, 'assistant.deleted', data satisfies DeletedData);
  const mail = withdrawalMail({ ...data, withdrawnAt: now, productName: config.productName });
  await outbox.enqueueMail(trx, delivery, config.adminEmail, mail);
  return submissionId;
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
