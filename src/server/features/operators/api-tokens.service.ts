// Tokens for the provider's own programs: made, listed and revoked by command, shown as a bearer.
import { randomBytes } from 'node:crypto';
import type { Db } from '#server/database/db.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import { sha256 } from '#server/platform/sha256.ts';
import * as store from './api-tokens.store.ts';

/** read: lists only; write: changes requests too. */
export type TokenScope = 'read' | 'write';

/** Tells people and scanners for leaked secrets what it is. */
const prefix = 'plt_';
const touchEveryMs = 60 * 60_000;

/**
 * @returns the token, which cannot be had a second time
 * @throws AppError invalid-input, conflict
 */
export async function addToken(
  db: Db,
  { name, scope }: { name: string; scope: TokenScope },
  now: Date,
): Promise<string> {
  if (!/^[\w.@+-]{2,100}$/.test(name)) {
    throw new AppError('invalid-input', {
      detail: 'A name has 2 to 100 letters, digits or . @ + - _, such as number-system.',
    });
  }
  const token = `${prefix}${randomBytes(32).toString('base64url')}`;
  const row = { name, scope, createdAt: now.toISOString(), lastUsedAt: null };
  try {
    await store.insertToken(db, { ...row, tokenHash: sha256(token) });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', { detail: `There is already a token ${name}.` });
  }
  return token;
}

export const listTokens = store.listTokens;

/** @throws AppError not-found */
export async function revokeToken(db: Db, name: string): Promise<void> {
  if (await store.deleteToken(db, name)) return;
  throw new AppError('not-found', { detail: 'There is no token of this name.' });
}

/** @returns whose it is and what it may do, or null for a token that is unknown or revoked */
export async function readToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<{ name: string; mayWrite: boolean } | null> {
  const row = token.startsWith(prefix) ? await store.findToken(db, sha256(token)) : undefined;
  if (!row) return null;
  const now = clock.now();
  const isNew = now.getTime() - Date.parse(row.lastUsedAt ?? '1970-01-01') > touchEveryMs;
  // Only 'last used': a full disk must not keep anybody from reading.
  if (isNew) await store.touchToken(db, row.id, now.toISOString()).catch(() => {});
  return { name: row.name, mayWrite: row.scope === 'write' };
}
