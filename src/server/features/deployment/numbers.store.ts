// Number requests of all owners, for the provider's operators only, with the history of their numbers.
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '#server/database/db.ts';
import { insertWithNewId } from '#server/database/new-id.ts';
import type { NewRow, Row, Tables } from '#server/database/tables.ts';
import type { RequestState } from '#shared/contract/operator.ts';

export type RequestRow = Pick<Row<'voice_assistants'>, (typeof requestColumns)[number]>;
export type RequestKey = Pick<Row<'voice_assistants'>, (typeof keyColumns)[number]>;
export type AssignmentRow = Row<'number_assignments'>;

/** What the order of the list, the states and the counts need. */
const keyColumns = [
  'id',
  'timeZone',
  'numberRequestedAt',
  'phoneNumber',
  'phoneNumberAssignedAt',
  'numberState',
  'numberStateAt',
  'providerToldAt',
] as const;

const requestColumns = [
  ...keyColumns,
  'ownerId',
  'companyName',
  'companyWebsite',
  'transferNumber',
  'notifyEmail',
  'notifyEmailConfirmedAt',
] as const;

export interface RequestFilter {
  /** Undefined for all that are not withdrawn. */
  state?: RequestState | undefined;
  /** Part of what tells a request from others; '' for all. */
  search?: string | undefined;
}

/** In no order. */
export function listRequestKeys(db: Db, { state, search = '' }: RequestFilter) {
  return db
    .selectFrom('voice_assistants')
    .select(keyColumns)
    .where('numberRequestedAt', 'is not', null)
    .$if(state !== undefined, (query) => query.where((eb) => isInState(eb, state ?? 'open')))
    .$if(search !== '', (query) => query.where((eb) => isFound(eb, search)))
    .execute();
}

export async function findRequests(db: Db, ids: readonly number[]): Promise<RequestRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('voice_assistants')
    .select(requestColumns)
    .where('id', 'in', ids)
    .where('numberRequestedAt', 'is not', null)
    .execute();
}

export async function findRequest(db: Db, assistantId: number): Promise<RequestRow | undefined> {
  return (await findRequests(db, [assistantId]))[0];
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

/** With what was noted. */
export async function deleteAssignments(trx: Trx, assistantId: number): Promise<void> {
  await trx.deleteFrom('number_assignments').where('assistantId', '=', assistantId).execute();
  await trx.deleteFrom('desk_notes').where('assistantId', '=', assistantId).execute();
}

type AssistantExpressions = ExpressionBuilder<Tables, 'voice_assistants'>;

function isInState({ eb, and }: AssistantExpressions, state: RequestState) {
  if (state !== 'open' && state !== 'assigned') return eb('numberState', '=', state);
  return and([
    eb('numberState', 'is', null),
    eb('phoneNumber', state === 'open' ? 'is' : 'is not', null),
  ]);
}

/** Letters in any case; numbers however they are written. */
function isFound({ or }: AssistantExpressions, search: string) {
  const pattern = containing(search);
  const found = [
    like('companyName', pattern),
    like('companyWebsite', pattern),
    like('notifyEmail', pattern),
  ];
  const digits = digitsIn(search);
  if (digits !== undefined) {
    found.push(
      sql<SqlBool>`cast(id as text) = ${digits}`,
      sql<SqlBool>`"phoneNumber" like ${containing(digits)}`,
      sql<SqlBool>`${digitsOf('transferNumber')} like ${containing(digits.replace(/^1(?=\d{10}$)/, ''))}`,
    );
  }
  return or(found);
}

/** @returns undefined for what is no part of a number */
function digitsIn(search: string): string | undefined {
  const digits = search.replace(/\D/g, '');
  return digits.length >= 3 && /^[\d\s().+-]+$/.test(search) ? digits : undefined;
}

type TextColumn = 'companyName' | 'companyWebsite' | 'notifyEmail' | 'transferNumber';

/** SQLite knows capitals of the Latin alphabet only, so the text as it was typed is looked for as well. */
function like(column: TextColumn, pattern: string) {
  const lower = pattern.toLowerCase();
  return sql<SqlBool>`(lower(${sql.ref(column)}) like ${lower} escape '\\' or ${sql.ref(column)} like ${pattern} escape '\\')`;
}

function digitsOf(column: TextColumn) {
  return [' ', '-', '.', '(', ')', '+'].reduce(
    (text, mark) => sql`replace(${text}, ${sql.lit(mark)}, '')`,
    sql`${sql.ref(column)}`,
  );
}

function containing(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

export type WithdrawnRow = Row<'withdrawn_requests'>;

export async function insertWithdrawn(trx: Trx, row: NewRow<'withdrawn_requests'>): Promise<void> {
  await trx.insertInto('withdrawn_requests').values(row).execute();
}

export interface WithdrawnFilter {
  /** Part of the company, the assistant's id or its number; '' for all. */
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** Latest first. */
export async function listWithdrawn(db: Db, { search = '', limit, offset }: WithdrawnFilter) {
  const found = db
    .selectFrom('withdrawn_requests')
    .$if(search !== '', (query) => query.where(({ or }) => or(isWithdrawnFound(search))));
  const rows = await found
    .selectAll()
    .orderBy('withdrawnAt', 'desc')
    .orderBy('assistantId', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

function isWithdrawnFound(search: string) {
  const found = [like('companyName', containing(search))];
  const digits = digitsIn(search);
  if (digits !== undefined) {
    found.push(
      sql<SqlBool>`cast("assistantId" as text) = ${digits}`,
      sql<SqlBool>`"phoneNumber" like ${containing(digits)}`,
    );
  }
  return found;
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
