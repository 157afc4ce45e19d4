// Rows of documents. Every query names the owner; the content is read only for a download.

import { bytesFrom } from '#server/database/bytes-from.ts';
import type { Db } from '#server/database/db.ts';
import { insertWithNewId } from '#server/database/new-id.ts';
import type { NewRow, Row } from '#server/database/tables.ts';

export type DocumentRow = Omit<Row<'documents'>, 'fileContent'>;

const withoutContent = [
  'id',
  'ownerId',
  'assistantId',
  'filename',
  'originalName',
  'mimeType',
  'size',
  'contentHash',
  'createdAt',
] as const;

/** Oldest first, the order in which they were uploaded. */
export function listDocumentRows(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .select(withoutContent)
    .where('ownerId', '=', ownerId)
    .where('assistantId', '=', assistantId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function findDocument(
  db: Db,
  ownerId: number,
  id: number,
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .select(withoutContent)
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

export async function readContent(
  db: Db,
  ownerId: number,
  id: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('documents')
    .select('fileContent')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
  return row?.fileContent;
}

/** `length` bytes of the content from `start` on. */
export async function readContentPart(
  db: Db,
  { ownerId, id }: { ownerId: number; id: number },
  start: number,
  length: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(bytesFrom('fileContent', start, length).as('part'))
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
  return row?.part;
}

/** What an owner stores altogether. */
export async function usageOf(db: Db, ownerId: number): Promise<{ count: number; bytes: number }> {
  const row = await db
    .selectFrom('documents')
    .select(({ fn }) => [fn.countAll().as('count'), fn.sum('size').as('bytes')])
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), bytes: Number(row.bytes ?? 0) };
}

export function insertDocument(db: Db, document: Omit<NewRow<'documents'>, 'id'>): Promise<number> {
  return insertWithNewId(db, 'documents', document);
}

export async function deleteDocumentRow(db: Db, ownerId: number, id: number): Promise<void> {
  await db.deleteFrom('documents').where('id', '=', id).where('ownerId', '=', ownerId).execute();
}

export async function deleteDocumentRowsOf(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<void> {
  await db
    .deleteFrom('documents')
    .where('assistantId', '=', assistantId)
    .where('ownerId', '=', ownerId)
    .execute();
}
