// The files behind the signed links of a deployment message: documents, what was read in them, the PDF.
import type { Db } from '#server/database/db.ts';
import { serverSecret } from '#server/database/server-secret.ts';
import {
  readDocumentFile,
  readDocumentText,
  type SubmittedDocument,
} from '#server/features/documents/documents.service.ts';
import { findSubmissionById, pdfFileOf } from '#server/features/submissions/submissions.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { FileToSend } from '#server/http/send-file.ts';
import type { Services } from '#server/platform/services.ts';
import { type OrderFile, type OrderLink, orderLink, readOrderLink } from './order-links.ts';

const dayMs = 24 * 60 * 60 * 1000;

export type LinkedDocument = SubmittedDocument & { file: OrderLink; text: OrderLink };

/** Links to all files of a submission, good from now for as many days as is set. */
export async function linkFiles(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  submissionId: number,
  documents: readonly SubmittedDocument[],
): Promise<{ pdf: OrderLink; documents: LinkedDocument[] }> {
  const settings = {
    secret: await serverSecret(db, 'file-links'),
    publicUrl: config.publicUrl,
    expiresAt: new Date(clock.now().getTime() + config.documentLinkDays * dayMs),
  };
  const link = (kind: OrderFile['kind'], documentId: number) =>
    orderLink({ submissionId, kind, documentId }, settings);
  return {
    pdf: link('pdf', 0),
    documents: documents.map((document) => ({
      ...document,
      file: link('file', document.id),
      text: link('text', document.id),
    })),
  };
}

/** @throws AppError not-found, link-not-usable (expired), unavailable (still being read) */
export async function openOrderFile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<FileToSend> {
  const link = readOrderLink(token, await serverSecret(db, 'file-links'), clock.now());
  if (!link) throw new AppError('not-found', { detail: 'This link is not known.' });
  if (link.isExpired) throw new AppError('link-not-usable', { detail: expired });
  return (await readFile(db, link.file)) ?? refuseGone();
}

async function readFile(
  db: Db,
  { submissionId, kind, documentId }: OrderFile,
): Promise<FileToSend | undefined> {
  const submission = await findSubmissionById(db, submissionId);
  if (!submission) return undefined;
  if (kind === 'pdf') {
    const pdf = await pdfFileOf(db, submissionId);
    return pdf && { ...pdf, ownerId: submission.ownerId };
  }
  const read = kind === 'file' ? readDocumentFile : readDocumentText;
  return read(db, submission, documentId);
}

const expired = 'This link has expired. The message about the next deployment brings new ones.';

function refuseGone(): never {
  throw new AppError('not-found', {
    detail: 'This file is gone: the document or its assistant was deleted.',
  });
}
