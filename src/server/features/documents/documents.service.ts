// What other features need of an assistant's documents. It knows nothing of assistants, which count
// their documents into their version.
import type { SetupDocument } from '#engine/conversation.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#server/http/app-error.ts';
import type { FileToSend } from '#server/http/send-file.ts';
import { isBeingRead, type ReadingStatus } from '#shared/domain/document-reading.ts';
import * as store from './documents.store.ts';
import { passagesText } from './passages-text.ts';
import { parsePassages } from './reading/parse-passages.ts';
import * as readings from './reading/readings.store.ts';

/** A document as the API shows it (spec 3); screens read its size under both names. */
export interface DocumentRecord {
  id: number;
  assistantId: number;
  filename: string;
  originalName: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  fileSize: number;
  createdAt: string;
  readingStatus: ReadingStatus;
  pages: number | null;
  words: number | null;
  /** A plain sentence, '' for none. */
  readingProblem: string;
}

export async function listDocuments(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<DocumentRecord[]> {
  const [rows, states] = [
    await store.listDocumentRows(db, ownerId, assistantId),
    await readings.listReadingStates(db, ownerId, assistantId),
  ];
  const stateOf = new Map(states.map((state) => [state.documentId, state]));
  return rows.map((row) => toDocument(row, stateOf.get(row.id) ?? readings.notReadYet));
}

/**
 * What the assistant may answer from: the documents that were read, in the order of upload. Deployment
 * plays no part in it, and neither does the assistant's version.
 */
export async function documentPassagesOf(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<SetupDocument[]> {
  const rows = await readings.listReadPassages(db, ownerId, assistantId);
  return rows.map(({ id, title, passages }) => ({ id, title, passages: parsePassages(passages) }));
}

/** What `documentPassagesOf` answers without its texts: a document never changes and is read once. */
export async function readDocumentsOf(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<{ ids: number[]; characters: number }> {
  const read = await readings.listReadSizes(db, ownerId, assistantId);
  return {
    ids: read.map(({ documentId }) => documentId),
    characters: read.reduce((sum, { characters }) => sum + (characters ?? 0), 0),
  };
}

export async function countDocuments(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<number> {
  return (await store.listDocumentRows(db, ownerId, assistantId)).length;
}

/** Name and content hash of each document: the documents' share of an assistant's version. */
export async function fingerprintsOf(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<{ originalName: string; contentHash: string }[]> {
  return store.listDocumentRows(db, ownerId, assistantId);
}

/** A document as the provider is told of it. */
export interface SubmittedDocument {
  id: number;
  originalName: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  /** Of the content, hex. */
  sha256: string;
  readingStatus: ReadingStatus;
}

export async function documentsToSubmit(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<SubmittedDocument[]> {
  const hashes = new Map(
    (await store.listDocumentRows(db, ownerId, assistantId)).map(({ id, contentHash }) => [
      id,
      contentHash,
    ]),
  );
  const documents = await listDocuments(db, ownerId, assistantId);
  return documents.map(({ id, originalName, mimeType, size, readingStatus }) => {
    return { id, originalName, mimeType, size, sha256: hashes.get(id) ?? '', readingStatus };
  });
}

interface Holder {
  ownerId: number;
  assistantId: number;
}

/** undefined when the assistant has no such document. */
export async function readDocumentFile(
  db: Db,
  { ownerId, assistantId }: Holder,
  id: number,
): Promise<FileToSend | undefined> {
  const document = await store.findDocument(db, ownerId, id);
  if (document?.assistantId !== assistantId) return undefined;
  const { originalName: name, mimeType, size } = document;
  const readPart = async (start: number, length: number) =>
    (await store.readContentPart(db, document, start, length)) ?? refuseGone();
  return { ownerId, name, mimeType, size, readPart };
}

/**
 * What was read in a document, as plain text; undefined when the assistant has no such document.
 * @throws AppError unavailable while it is being read; not-found when it could not be
 */
export async function readDocumentText(
  db: Db,
  { ownerId, assistantId }: Holder,
  id: number,
): Promise<FileToSend | undefined> {
  const document = await store.findDocument(db, ownerId, id);
  if (document?.assistantId !== assistantId) return undefined;
  // Read again for each part: what a slow reader has not taken yet is not held.
  const readPart = async (start: number, length: number) =>
    Buffer.from((await readText(db, document)).subarray(start, start + length));
  return {
    ownerId,
    name: `${document.originalName}.txt`,
    mimeType: 'text/plain; charset=utf-8',
    size: (await readText(db, document)).length,
    readPart,
  };
}

async function readText(db: Db, { ownerId, id }: { ownerId: number; id: number }): Promise<Buffer> {
  const { status, problem, passages } = (await readings.findReading(db, ownerId, id)) ?? {
    ...readings.notReadYet,
    passages: null,
  };
  if (isBeingRead(status)) {
    const detail = 'This document is still being read. Please try again in a moment.';
    throw new AppError('unavailable', { detail, headers: { 'retry-after': '10' } });
  }
  if (status === 'failed') throw new AppError('not-found', { detail: problem });
  return Buffer.from(passagesText(parsePassages(passages)), 'utf8');
}

function refuseGone(): never {
  throw new AppError('not-found', { detail: 'This document was deleted.' });
}

export async function deleteDocumentsOf(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<void> {
  await readings.deleteReadingsOf(db, ownerId, assistantId);
  await store.deleteDocumentRowsOf(db, ownerId, assistantId);
}

export function toDocument(
  row: store.DocumentRow,
  { status: readingStatus, pages, words, problem: readingProblem }: readings.ReadingState,
): DocumentRecord {
  const { id, assistantId, filename, originalName, mimeType, size, createdAt } = row;
  const file = {
    id,
    assistantId,
    filename,
    originalName,
    mimeType,
    size,
    fileSize: size,
    createdAt,
  };
  return { ...file, readingStatus, pages, words, readingProblem };
}
