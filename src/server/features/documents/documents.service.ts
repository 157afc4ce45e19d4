// What other features need of an assistant's documents. It knows nothing of assistants, which count
// their documents into their version.
import type { SetupDocument } from '#engine/conversation.ts';
import type { Db } from '#server/database/db.ts';
import type { ReadingStatus } from '#shared/domain/document-reading.ts';
import * as store from './documents.store.ts';
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
