// The provider's operators (spec 3 'users'): made by command, they sign in with a name and a password.
import type { Db } from '#server/database/db.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { AppError } from '#server/http/app-error.ts';
import * as store from './operators.store.ts';
import { hashPassword, passwordMax, passwordMin } from './password-hash.ts';
import { forgetAllAttempts } from './sign-in-back-off.ts';

/** The only role; who has none may do nothing. */
export const operatorRole = 'operator';

interface Credentials {
  /** A name or e-mail address; small and capital letters are the same. */
  username: string;
  password: string;
}

/** @throws AppError invalid-input, conflict */
export async function addOperator(
  db: Db,
  { username: typed, password }: Credentials,
  now: Date,
): Promise<string> {
  const username = toUsername(typed);
  if (!/^[\w.@+-]{2,100}$/.test(username)) {
    refuse('A name has 2 to 100 letters, digits or . @ + - _, such as kim or kim@example.com.');
  }
  refuseWeak(password);
  const row = { username, role: operatorRole, createdAt: now.toISOString() };
  try {
    await store.insertOperator(db, { ...row, password: await hashPassword(password) });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', { detail: `There is already an operator ${username}.` });
  }
  return username;
}

/** By name, without their passwords. */
export const listOperators = store.listOperators;

/** Ends all sessions of the operator. @throws AppError not-found */
export async function removeOperator(db: Db, username: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id } = (await store.findOperator(trx, toUsername(username))) ?? refuseUnknown();
    await store.deleteSessionsOf(trx, id);
    await store.deleteOperator(trx, id);
  });
}

/** Ends all sessions of the operator, and the wait after wrong passwords. @throws AppError not-found, invalid-input */
export async function changePassword(
  db: Db,
  { username: typed, password }: Credentials,
): Promise<void> {
  refuseWeak(password);
  const username = toUsername(typed);
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const { id } = (await store.findOperator(trx, username)) ?? refuseUnknown();
    await store.deleteSessionsOf(trx, id);
    await store.updatePassword(trx, id, hash);
  });
  await forgetAllAttempts(db, username);
}

export function toUsername(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase();
}

function refuseWeak(password: string): void {
  const length = [...password].length;
  if (length >= passwordMin && length <= passwordMax) return;
  refuse(`A password has ${passwordMin} to ${passwordMax} characters.`);
}

function refuse(detail: string): never {
  throw new AppError('invalid-input', { detail });
}

function refuseUnknown(): never {
  throw new AppError('not-found', { detail: 'There is no operator of this name.' });
}
