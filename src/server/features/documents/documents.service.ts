// What other features need of an assistant's documents. It knows nothing of assistants, which count
// their documents into their version.
import type { Db } from '#server/database/db.ts';
import * as store from './documents.store.ts';

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
}

export async function listDocuments(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<DocumentRecord[]> {
  return (await store.listDocumentRows(db, ownerId, assistantId)).map(toDocument);
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

export function deleteDocumentsOf(db: Db, ownerId: number, assistantId: number): Promise<void> {
  return store.deleteDocumentRowsOf(db, ownerId, assistantId);
}

export function toDocument(row: store.DocumentRow): DocumentRecord {
  const { id, assistantId, filename, originalName, mimeType, size, createdAt } = row;
  return { id, assistantId, filename, originalName, mimeType, size, fileSize: size, createdAt };
}
