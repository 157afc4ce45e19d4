// Rows of deliveries, the outbox. The same statements run on SQLite and PostgreSQL but for the word
// that lets several servers claim side by side.
import type { Db, Dialect, Trx } from '#server/database/db.ts';
import { insertWithNewId } from '#server/database/new-id.ts';
import type { NewRow, Row, RowChange } from '#server/database/tables.ts';

export type DeliveryRow = Row<'deliveries'>;
/** How far a delivery got, without its content. */
export type DeliveryState = Omit<DeliveryRow, 'payload' | 'recentAttempts'>;
export type DeliveryKind = DeliveryRow['kind'];

export function insertDelivery(trx: Trx, row: Omit<NewRow<'deliveries'>, 'id'>): Promise<number> {
  return insertWithNewId(trx, 'deliveries', row);
}

export interface Claim {
  dialect: Dialect;
  kind: DeliveryKind;
  /** ISO 8601, like all times here. */
  now: string;
  leasedUntil: string;
}

/** Takes the delivery that is due longest, for as long as the lease lasts. Counts as an attempt. */
export function claimDue(
  db: Db,
  { dialect, kind, now, leasedUntil }: Claim,
): Promise<DeliveryRow | undefined> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('deliveries')
        .select('id')
        .where('status', '=', 'pending')
        .where('kind', '=', kind)
        .where('nextAttemptAt', '<=', now)
        .where(({ or, eb }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
        .orderBy('nextAttemptAt')
        .limit(1)
        .$if(dialect === 'postgres', (due) => due.forUpdate().skipLocked()),
    )
    .updateTable('deliveries')
    .set((row) => ({ leasedUntil, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .executeTakeFirst();
}

/** Ends an attempt. False when the row was cancelled or taken over meanwhile. */
export async function finishAttempt(
  db: Db,
  { id, leasedUntil }: Pick<DeliveryRow, 'id' | 'leasedUntil'>,
  change: RowChange<'deliveries'>,
): Promise<boolean> {
  const result = await db
    .updateTable('deliveries')
    .set({ ...change, leasedUntil: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('leasedUntil', '=', leasedUntil)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** When a pending delivery can be claimed next, or undefined when none is pending. */
export async function nextDueAt(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('deliveries')
    .select(['nextAttemptAt', 'leasedUntil'])
    .where('status', '=', 'pending')
    .orderBy((order) => order.fn.coalesce('leasedUntil', 'nextAttemptAt'))
    .limit(1)
    .executeTakeFirst();
  return row && (row.leasedUntil ?? row.nextAttemptAt);
}

/** Oldest first. */
export function listDeliveries(
  db: Db,
  filter: { submissionId?: number; ownerId?: number },
): Promise<DeliveryState[]> {
  const { submissionId, ownerId } = filter;
  return db
    .selectFrom('deliveries')
    .select([
      'id',
      'ownerId',
      'submissionId',
      'assistantId',
      'kind',
      'purpose',
      'recipient',
      'messageId',
      'status',
      'attempts',
      'nextAttemptAt',
      'leasedUntil',
      'responseCode',
      'lastError',
      'createdAt',
      'deliveredAt',
      'askedFrom',
      'notBefore',
      'retriedAt',
    ])
    .where('submissionId', 'is not', null)
    .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId ?? 0))
    .$if(submissionId !== undefined, (query) => query.where('submissionId', '=', submissionId ?? 0))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function findDelivery(
  trx: Trx,
  submissionId: number,
  kind: DeliveryKind,
  recipient: string,
): Promise<{ id: number } | undefined> {
  return trx
    .selectFrom('deliveries')
    .select('id')
    .where('submissionId', '=', submissionId)
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .executeTakeFirst();
}

export async function changeDelivery(
  trx: Trx,
  id: number,
  change: RowChange<'deliveries'>,
): Promise<void> {
  await trx.updateTable('deliveries').set(change).where('id', '=', id).execute();
}

/**
 * Cancels what is unsent of an assistant and forgets what was sent. The rows stay for a while, without
 * content: the limits on mails must not end with the assistant.
 */
export async function cancelDeliveries(trx: Trx, assistantId: number): Promise<void> {
  const rows = () => trx.updateTable('deliveries').where('assistantId', '=', assistantId);
  await rows().set({ status: 'cancelled' }).where('status', '=', 'pending').execute();
  await rows().set({ submissionId: null, payload: '{}', leasedUntil: null }).execute();
}

/** What is not delivered is given up; the other side of an attempt that runs right now may still get it. */
export async function supersedeDeliveries(
  trx: Trx,
  submissionId: number,
  purpose: string,
): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ status: 'cancelled', payload: '{}', leasedUntil: null })
    .where('submissionId', '=', submissionId)
    .where('purpose', '=', purpose)
    .where('status', 'in', ['pending', 'failed'])
    .execute();
}

/** Submissions of an assistant, but for one, with something undelivered of this purpose; in order. */
export async function listUndeliveredSubmissions(
  trx: Trx,
  wanted: { assistantId: number; purpose: string; exceptSubmissionId: number },
): Promise<number[]> {
  const rows = await trx
    .selectFrom('deliveries')
    .select('submissionId')
    .distinct()
    .where('assistantId', '=', wanted.assistantId)
    .where('purpose', '=', wanted.purpose)
    .where('submissionId', '!=', wanted.exceptSubmissionId)
    .where('status', 'in', ['pending', 'failed'])
    .orderBy('submissionId')
    .execute();
  return rows.flatMap(({ submissionId }) => submissionId ?? []);
}

export interface MailCount {
  ownerId?: number;
  askedFrom?: string;
  recipient?: string;
  /** Not counted. */
  exceptRecipient?: string;
  assistantId?: number;
  purpose?: string;
  /** ISO 8601. */
  since?: string;
}

/** Addresses of the mails that were queued, one entry a mail. */
export async function listMailRecipients(db: Db, count: MailCount): Promise<string[]> {
  const { ownerId, askedFrom, recipient, exceptRecipient, assistantId, purpose, since } = count;
  const rows = await db
    .selectFrom('deliveries')
    .select('recipient')
    .where('kind', '=', 'email')
    .$if(ownerId !== undefined, (query) => query.where('ownerId', '=', ownerId ?? 0))
    .$if(askedFrom !== undefined, (query) => query.where('askedFrom', '=', askedFrom ?? ''))
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
    .$if(exceptRecipient !== undefined, (query) =>
      query.where('recipient', '!=', exceptRecipient ?? ''),
    )
    .$if(assistantId !== undefined, (query) => query.where('assistantId', '=', assistantId ?? 0))
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .$if(since !== undefined, (query) => query.where('createdAt', '>', since ?? ''))
    .execute();
  return rows.map((row) => row.recipient);
}

/** Where mails were asked for matters for a day. */
export async function forgetAskedFrom(db: Db, createdBefore: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ askedFrom: null })
    .where('askedFrom', 'is not', null)
    .where('createdAt', '<', createdBefore)
    .execute();
}

/**
 * Ended deliveries of deleted assistants, older than the limits look back. Those of an assistant that is there
 * stay: its addresses are counted by them, and what failed is still to be seen.
 * @returns how many there were
 */
export async function purgeDeliveries(db: Db, olderThan: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('deliveries')
    .where('submissionId', 'is', null)
    .where('status', '!=', 'pending')
    .where('createdAt', '<', olderThan)
    .where('assistantId', 'not in', (query) => query.selectFrom('voice_assistants').select('id'))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const listedColumns = [
  'id',
  'kind',
  'purpose',
  'recipient',
  'submissionId',
  'assistantId',
  'status',
  'attempts',
  'nextAttemptAt',
  'leasedUntil',
  'responseCode',
  'lastError',
  'createdAt',
  'recentAttempts',
] as const;

/** Of all owners, for the operator; oldest first. */
export function listUnsent(db: Db, statuses: readonly DeliveryRow['status'][]) {
  return db
    .selectFrom('deliveries')
    .select(listedColumns)
    .where('status', 'in', statuses)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function countByStatus(db: Db) {
  return db
    .selectFrom('deliveries')
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .groupBy('status')
    .execute();
}

export function findState(
  db: Db,
  id: number,
): Promise<Pick<DeliveryRow, 'id' | 'status' | 'leasedUntil' | 'submissionId'> | undefined> {
  return db
    .selectFrom('deliveries')
    .select(['id', 'status', 'leasedUntil', 'submissionId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function listMessageIds(db: Db, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('messageId')
    .where('ownerId', '=', ownerId)
    .where('kind', '=', 'email')
    .execute();
  return rows.map(({ messageId }) => messageId);
}
