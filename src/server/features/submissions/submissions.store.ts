// Rows of submissions, their PDFs and the keys of deploy calls. Reads for a browser name the owner.

import { bytesFrom } from '#server/database/bytes-from.ts';
import type { Db, Trx } from '#server/database/db.ts';
import { insertWithNewId } from '#server/database/new-id.ts';
import type { NewRow, Row, RowChange } from '#server/database/tables.ts';
import { sha256 } from '#server/platform/sha256.ts';

export type SubmissionRow = Row<'webhook_submissions'>;
export type ListedSubmissionRow = Omit<SubmissionRow, 'submittedData'> & { submittedData?: string };

export function findByVersion(
  db: Db,
  assistantId: number,
  version: string,
): Promise<SubmissionRow | undefined> {
  return db
    .selectFrom('webhook_submissions')
    .selectAll()
    .where('assistantId', '=', assistantId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Of any owner: for the operator and for signed links. */
export function findById(db: Db, id: number): Promise<SubmissionRow | undefined> {
  return db.selectFrom('webhook_submissions').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findOwnSubmission(
  db: Db,
  ownerId: number,
  id: number,
): Promise<SubmissionRow | undefined> {
  return db
    .selectFrom('webhook_submissions')
    .selectAll()
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

/** Keeps other deliveries of this submission from being recorded until the transaction ends. */
export async function lockSubmission(trx: Trx, id: number): Promise<void> {
  // An update that changes nothing locks on PostgreSQL and SQLite alike.
  await trx
    .updateTable('webhook_submissions')
    .set((row) => ({ status: row.ref('status') }))
    .where('id', '=', id)
    .execute();
}

/** Newest first. What was submitted is large and comes only when asked for. */
export function listOwnSubmissions(
  db: Db,
  ownerId: number,
  options: { deviceId?: string; withData?: boolean } = {},
): Promise<ListedSubmissionRow[]> {
  const { deviceId, withData = false } = options;
  return db
    .selectFrom('webhook_submissions')
    .select([
      'id',
      'ownerId',
      'assistantId',
      'version',
      'submittedAt',
      'recipientEmail',
      'status',
      'responseCode',
      'responseMessage',
      'pdfFilename',
      'deviceId',
    ])
    .$if(withData, (query) => query.select('submittedData'))
    .where('ownerId', '=', ownerId)
    .$if(deviceId !== undefined, (query) => query.where('deviceId', '=', deviceId ?? ''))
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns false when the id is taken: nothing is inserted then */
export async function insertSubmission(
  trx: Trx,
  row: NewRow<'webhook_submissions'>,
): Promise<boolean> {
  const result = await trx
    .insertInto('webhook_submissions')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return result !== undefined;
}

export async function insertPdf(trx: Trx, row: Omit<NewRow<'pdf_documents'>, 'id'>): Promise<void> {
  await insertWithNewId(trx, 'pdf_documents', row);
}

/** The file of a submission is made anew when its version is deployed; its name stays. */
export async function updatePdf(
  trx: Trx,
  submissionId: number,
  change: RowChange<'pdf_documents'>,
): Promise<void> {
  await trx
    .updateTable('pdf_documents')
    .set(change)
    .where('submissionId', '=', submissionId)
    .execute();
}

export async function countPdfBytes(db: Db, ownerId: number): Promise<number> {
  const row = await db
    .selectFrom('pdf_documents')
    .select(({ fn }) => fn.sum('size').as('bytes'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0);
}

export async function updateSubmission(
  trx: Trx,
  id: number,
  change: RowChange<'webhook_submissions'>,
): Promise<void> {
  await trx.updateTable('webhook_submissions').set(change).where('id', '=', id).execute();
}

export function findOwnPdf(db: Db, ownerId: number, filename: string) {
  return db
    .selectFrom('pdf_documents')
    .select(['id', 'originalName', 'size'])
    .where('filename', '=', filename)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

/** `length` bytes of it from `start` on. */
export async function readPdfPart(
  db: Db,
  id: number,
  start: number,
  length: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pdf_documents')
    .select(bytesFrom('fileContent', start, length).as('part'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.part;
}

/** Of any owner: for mails to the provider and for signed links. */
export function findPdfOf(db: Db, submissionId: number) {
  return db
    .selectFrom('pdf_documents')
    .select(['id', 'originalName', 'size'])
    .where('submissionId', '=', submissionId)
    .executeTakeFirst();
}

export async function deleteOf(trx: Trx, assistantId: number): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('submissionId', 'in', (query) =>
      query
        .selectFrom('webhook_submissions')
        .select('webhook_submissions.id')
        .where('assistantId', '=', assistantId),
    )
    .execute();
  await trx.deleteFrom('pdf_documents').where('assistantId', '=', assistantId).execute();
  await trx.deleteFrom('webhook_submissions').where('assistantId', '=', assistantId).execute();
}

export interface DeployKey {
  ownerId: number;
  assistantId: number;
  key: string;
}

export function findByKey(db: Db, deployKey: DeployKey): Promise<SubmissionRow | undefined> {
  return db
    .selectFrom('webhook_submissions')
    .innerJoin('idempotency_keys', 'idempotency_keys.submissionId', 'webhook_submissions.id')
    .selectAll('webhook_submissions')
    .where('keyHash', '=', hashOf(deployKey))
    .executeTakeFirst();
}

export async function keepKey(
  trx: Trx,
  deployKey: DeployKey,
  submissionId: number,
  createdAt: string,
): Promise<void> {
  await trx
    .insertInto('idempotency_keys')
    .values({ keyHash: hashOf(deployKey), submissionId, createdAt })
    .onConflict((conflict) => conflict.column('keyHash').doNothing())
    .execute();
}

/** @returns how many there were */
export async function deleteKeysBefore(db: Db, time: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('createdAt', '<', time)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function hashOf({ ownerId, assistantId, key }: DeployKey): string {
  return sha256(JSON.stringify([ownerId, assistantId, key]));
}
