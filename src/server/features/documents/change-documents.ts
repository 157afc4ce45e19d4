// Adds a document to an assistant or takes one away, together with the version that follows.

import { randomBytes } from 'node:crypto';
import type { Db } from '#server/database/db.ts';
import { lockOwner } from '#server/database/lock-owner.ts';
import { lockAssistant, recomputeVersion } from '#server/features/assistants/assistants.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { UploadedFile } from '#server/http/read-form.ts';
import { sha256 } from '#server/platform/sha256.ts';
import {
  documentExtension,
  documentTypes,
  maxBytesPerOwner,
  maxDocumentsPerOwner,
} from '#shared/domain/document-limits.ts';
import { checkFileContent } from './check-file-content.ts';
import { cleanFileName } from './clean-file-name.ts';
import { type DocumentRecord, toDocument } from './documents.service.ts';
import * as store from './documents.store.ts';
import * as readings from './reading/readings.store.ts';

export interface DocumentToAdd {
  ownerId: number;
  assistantId: number;
  file: UploadedFile;
  /** See asked-by.ts. */
  askedFrom: string;
  /** ISO 8601. */
  now: string;
}

/** @throws AppError file-type, upload-failed, quota, not-found */
export async function addDocument(
  db: Db,
  { ownerId, assistantId, file, askedFrom, now }: DocumentToAdd,
): Promise<DocumentRecord> {
  const originalName = cleanFileName(file.name);
  const extension = documentExtension(originalName);
  if (!extension) throw new AppError('file-type');
  await checkFileContent(extension, file.bytes);
  const size = file.bytes.length;
  const row = {
    ownerId,
    assistantId,
    // Tells nothing and collides with nothing, whatever the file was called.
    filename: `${randomBytes(16).toString('hex')}.${extension}`,
    originalName,
    mimeType: documentTypes[extension],
    size,
    contentHash: sha256(file.bytes),
    createdAt: now,
  };
  return db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId);
    await lockAssistant(trx, ownerId, assistantId);
    const used = await store.usageOf(trx, ownerId);
    if (used.count >= maxDocumentsPerOwner) throw new AppError('quota', { detail: tooMany });
    if (used.bytes + size > maxBytesPerOwner) throw new AppError('quota', { detail: tooMuch });
    const id = await store.insertDocument(trx, { ...row, fileContent: file.bytes });
    await readings.insertReading(trx, {
      documentId: id,
      ownerId,
      assistantId,
      queuedAt: now,
      askedFrom,
    });
    await recomputeVersion(trx, ownerId, assistantId);
    return toDocument({ id, ...row }, readings.notReadYet);
  });
}

/** @throws AppError not-found */
export async function removeDocument(db: Db, ownerId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const document = await store.findDocument(trx, ownerId, id);
    if (!document) throw new AppError('not-found');
    // Its assistant first, in the order of every other change.
    await lockAssistant(trx, ownerId, document.assistantId);
    await readings.deleteReading(trx, ownerId, id);
    await store.deleteDocumentRow(trx, ownerId, id);
    await recomputeVersion(trx, ownerId, document.assistantId);
  });
}

const tooMany = `You have ${maxDocumentsPerOwner} documents, which is the most. Please delete one first.`;
const tooMuch = `Your documents may have ${maxBytesPerOwner / 1024 / 1024} MB together. Please delete one first.`;
