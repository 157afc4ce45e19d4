// Signing in and out: a random token for 12 hours, of which only the hash is stored. A wrong name and a
// wrong password get the same answer after the same time.
import { randomBytes } from 'node:crypto';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { sha256 } from '#server/platform/sha256.ts';
import { operatorRole, toUsername } from './operators.service.ts';
import * as store from './operators.store.ts';
import { isPassword } from './password-hash.ts';
import { type Attempt, beginAttempt, forgetAttempts } from './sign-in-back-off.ts';

export const sessionHours = 12;

export interface SignedIn {
  /** For the cookie; it cannot be had a second time. */
  token: string;
  username: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** @throws AppError sign-in-refused, too-many-requests */
export async function signIn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { username: typed, password, address }: Attempt & { password: string },
): Promise<SignedIn> {
  const username = toUsername(typed);
  const attempt = { username, address };
  const waitSeconds = await beginAttempt(db, attempt, clock.now());
  if (waitSeconds > 0) {
    throw new AppError('too-many-requests', {
      detail: 'Too many wrong passwords for this name. Please wait a moment and try again.',
      headers: { 'retry-after': String(waitSeconds) },
    });
  }
  const operator = await store.findOperator(db, username);
  const isRight = await isPassword(password, operator?.password ?? null);
  if (!operator || !isRight || operator.role !== operatorRole) {
    throw new AppError('sign-in-refused');
  }
  await forgetAttempts(db, attempt);
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + sessionHours * 60 * 60_000).toISOString();
  await store.insertSession(db, {
    tokenHash: sha256(token),
    userId: operator.id,
    createdAt: now.toISOString(),
    expiresAt,
  });
  return { token, username, expiresAt };
}

/** @returns the operator's name, or null for a token that is unknown, ended or without the role */
export async function operatorOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<string | null> {
  const now = clock.now().toISOString();
  const operator = await store.findSessionOperator(db, { tokenHash: sha256(token), now });
  return operator?.role === operatorRole ? operator.username : null;
}

export function signOut(db: Db, token: string): Promise<void> {
  return store.deleteSession(db, sha256(token));
}
