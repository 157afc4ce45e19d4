// Rows of operators, their sessions and failed sign-ins.
import type { Db, Trx } from '#server/database/db.ts';
import { insertWithNewId } from '#server/database/new-id.ts';
import type { Row } from '#server/database/tables.ts';

export type OperatorRow = Row<'users'>;

export function insertOperator(db: Db, row: Omit<OperatorRow, 'id'>): Promise<number> {
  return insertWithNewId(db, 'users', row);
}

export function findOperator(db: Db, username: string): Promise<OperatorRow | undefined> {
  return db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirst();
}

export function listOperators(db: Db) {
  return db
    .selectFrom('users')
    .select(['username', 'role', 'createdAt'])
    .orderBy('username')
    .execute();
}

export async function updatePassword(trx: Trx, id: number, password: string): Promise<void> {
  await trx.updateTable('users').set({ password }).where('id', '=', id).execute();
}

export async function deleteOperator(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

export interface NewSession {
  tokenHash: string;
  userId: number;
  createdAt: string;
  expiresAt: string;
}

/** Puts a session beside the others, and clears away those that have ended. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  const now = session.createdAt;
  await db.deleteFrom('operator_sessions').where('expiresAt', '<=', now).execute();
  await db.insertInto('operator_sessions').values(session).execute();
}

/** Who has signed in with this token, with the role of now. */
export function findSessionOperator(
  db: Db,
  { tokenHash, now }: { tokenHash: string; now: string },
): Promise<{ username: string; role: string } | undefined> {
  return db
    .selectFrom('operator_sessions')
    .innerJoin('users', 'users.id', 'operator_sessions.userId')
    .select(['users.username', 'users.role'])
    .where('operator_sessions.tokenHash', '=', tokenHash)
    .where('operator_sessions.expiresAt', '>', now)
    .executeTakeFirst();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('operator_sessions').where('userId', '=', userId).execute();
}

/** The failures under a name from an address, none at first. Others wait for it until the transaction ends. */
export async function lockFailures(
  trx: Trx,
  nameHash: string,
  now: string,
): Promise<Row<'sign_in_failures'>> {
  await trx
    .insertInto('sign_in_failures')
    .values({ nameHash, failures: 0, lastAt: now, blockedUntil: null })
    .onConflict((conflict) => conflict.column('nameHash').doNothing())
    .execute();
  // An update that changes nothing locks on PostgreSQL and SQLite alike.
  return trx
    .updateTable('sign_in_failures')
    .set((row) => ({ failures: row.ref('failures') }))
    .where('nameHash', '=', nameHash)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveFailures(
  trx: Trx,
  { nameHash, ...change }: Row<'sign_in_failures'>,
): Promise<void> {
  await trx.updateTable('sign_in_failures').set(change).where('nameHash', '=', nameHash).execute();
}

/** @param nameHash with which all of one name begin */
export async function countFailures(trx: Trx, nameHash: string): Promise<number> {
  const row = await trx
    .selectFrom('sign_in_failures')
    .select(({ fn }) => fn.sum('failures').as('failures'))
    .where('nameHash', 'like', `${nameHash}%`)
    .executeTakeFirstOrThrow();
  return Number(row.failures ?? 0);
}

export async function forgetFailuresOf(db: Db, nameHash: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('nameHash', 'like', `${nameHash}%`).execute();
}

export async function forgetFailures(db: Db, nameHash: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('nameHash', '=', nameHash).execute();
}

export async function forgetOldFailures(db: Db, before: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('lastAt', '<', before).execute();
}
