// Number requests of all owners, for the provider's operators only, and the history of assigned numbers.
import type { Db, Trx } from '#server/database/db.ts';
import { insertWithNewId } from '#server/database/new-id.ts';
import type { NewRow, Row } from '#server/database/tables.ts';

export type RequestRow = Pick<Row<'voice_assistants'>, (typeof requestColumns)[number]>;
export type AssignmentRow = Row<'number_assignments'>;

const requestColumns = [
  'id',
  'ownerId',
  'companyName',
  'companyWebsite',
  'transferNumber',
  'timeZone',
  'notifyEmail',
  'notifyEmailConfirmedAt',
  'numberRequestedAt',
  'phoneNumber',
  'phoneNumberAssignedAt',
  'providerToldAt',
] as const;

export interface RequestFilter {
  /** Undefined for all that are not withdrawn. */
  state?: 'open' | 'assigned' | undefined;
  limit: number;
  offset: number;
}

/** Newest first. */
export function listRequests(db: Db, { state, limit, offset }: RequestFilter) {
  return db
    .selectFrom('voice_assistants')
    .select(requestColumns)
    .where('numberRequestedAt', 'is not', null)
    .$if(state !== undefined, (query) =>
      query.where('phoneNumber', state === 'open' ? 'is' : 'is not', null),
    )
    .orderBy('numberRequestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findRequest(db: Db, assistantId: number): Promise<RequestRow | undefined> {
  return db
    .selectFrom('voice_assistants')
    .select(requestColumns)
    .where('id', '=', assistantId)
    .where('numberRequestedAt', 'is not', null)
    .executeTakeFirst();
}

/** Oldest first. */
export function listAssignments(db: Db, assistantIds: number[]): Promise<AssignmentRow[]> {
  return db
    .selectFrom('number_assignments')
    .selectAll()
    .where('assistantId', 'in', assistantIds)
    .orderBy('assignedAt')
    .orderBy('id')
    .execute();
}

export async function insertAssignment(
  trx: Trx,
  row: Omit<NewRow<'number_assignments'>, 'id'>,
): Promise<void> {
  await insertWithNewId(trx, 'number_assignments', row);
}

export async function deleteAssignments(trx: Trx, assistantId: number): Promise<void> {
  await trx.deleteFrom('number_assignments').where('assistantId', '=', assistantId).execute();
}

export type WithdrawnRow = Row<'withdrawn_requests'>;

export async function insertWithdrawn(trx: Trx, row: NewRow<'withdrawn_requests'>): Promise<void> {
  await trx.insertInto('withdrawn_requests').values(row).execute();
}

/** Latest first. */
export function listWithdrawn(
  db: Db,
  { limit, offset }: Pick<RequestFilter, 'limit' | 'offset'>,
): Promise<WithdrawnRow[]> {
  return db
    .selectFrom('withdrawn_requests')
    .selectAll()
    .orderBy('withdrawnAt', 'desc')
    .orderBy('assistantId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findWithdrawnByNumber(
  db: Db,
  phoneNumber: string,
): Promise<{ assistantId: number } | undefined> {
  return db
    .selectFrom('withdrawn_requests')
    .select('assistantId')
    .where('phoneNumber', '=', phoneNumber)
    .executeTakeFirst();
}

/** @returns whether there was one */
export async function deleteWithdrawn(db: Db, assistantId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('withdrawn_requests')
    .where('assistantId', '=', assistantId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
