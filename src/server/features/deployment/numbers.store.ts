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
] as const;

export interface RequestFilter {
  /** Undefined for both. */
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
