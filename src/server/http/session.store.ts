// Rows of browsers, owners and device identifiers.

import { sql } from 'kysely';
import type { Db } from '#server/database/db.ts';
import { insertWithNewId, newId } from '#server/database/new-id.ts';
import { preparedQuery } from '#server/database/prepared-query.ts';
import type { Row, RowChange } from '#server/database/tables.ts';

export type KnownSession = Pick<
  Row<'browser_sessions'>,
  'id' | 'ownerId' | 'lastSeenAt' | 'replacedAt' | 'isPlainHttp'
>;

export const findSession = preparedQuery<[tokenHash: string], KnownSession>((db) =>
  db
    .selectFrom('browser_sessions')
    .select(['id', 'ownerId', 'lastSeenAt', 'replacedAt', 'isPlainHttp'])
    .where('tokenHash', '=', '')
    .limit(sql.lit(1)),
);

export interface NewSession {
  tokenHash: string;
  label: string;
  now: string;
  isPlainHttp: number;
}

/** A new owner with its first browser; of two requests with one token the first makes both. */
export function createOwner(
  db: Db,
  session: NewSession,
): Promise<{ id: number; sessionId: number; isNew: boolean }> {
  return db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('browser_sessions')
      .values({ id: newId(), ownerId: newId(), ...sessionValues(session) })
      .onConflict((conflict) => conflict.column('tokenHash').doNothing())
      .returning(['id', 'ownerId'])
      .executeTakeFirst();
    if (created) {
      await trx
        .insertInto('owners')
        .values({ id: created.ownerId, createdAt: session.now, recoveryCodeHash: null })
        .execute();
      return { id: created.ownerId, sessionId: created.id, isNew: true };
    }
    const existing = await findSession(trx, session.tokenHash);
    if (!existing) throw new Error('the session of a known token is gone');
    return { id: existing.ownerId, sessionId: existing.id, isNew: false };
  });
}

/** Puts one more browser beside those of an owner. */
export function addSession(db: Db, ownerId: number, session: NewSession): Promise<number> {
  return insertWithNewId(db, 'browser_sessions', { ownerId, ...sessionValues(session) });
}

/** The old token stays good for a moment; its successor takes over. Done once, however often asked. */
export async function replaceSession(
  db: Db,
  old: KnownSession,
  successor: NewSession,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('browser_sessions')
      .values({ id: newId(), ownerId: old.ownerId, ...sessionValues(successor) })
      .onConflict((conflict) => conflict.column('tokenHash').doNothing())
      .execute();
    await trx
      .updateTable('browser_sessions')
      .set({ replacedAt: successor.now })
      .where('id', '=', old.id)
      .where('replacedAt', 'is', null)
      .execute();
  });
}

export async function touchSession(
  db: Db,
  sessionId: number,
  seen: RowChange<'browser_sessions'>,
): Promise<void> {
  await db.updateTable('browser_sessions').set(seen).where('id', '=', sessionId).execute();
}

export async function removeSession(db: Db, sessionId: number): Promise<void> {
  await db.deleteFrom('browser_sessions').where('id', '=', sessionId).execute();
}

/** @returns how many there were */
export async function deleteSessionsUnseenSince(db: Db, time: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('browser_sessions')
    .where('lastSeenAt', '<', time)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function ownerOfDevice(db: Db, deviceId: string): Promise<number | null> {
  const row = await db
    .selectFrom('devices')
    .select('ownerId')
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  return row?.ownerId ?? null;
}

/** @returns whose identifier it is now: the first to name it keeps it */
export async function bindDevice(
  db: Db,
  deviceId: string,
  ownerId: number,
  now: string,
): Promise<number | null> {
  await db
    .insertInto('devices')
    .values({ deviceId, ownerId, createdAt: now })
    .onConflict((conflict) => conflict.column('deviceId').doNothing())
    .execute();
  return ownerOfDevice(db, deviceId);
}

function sessionValues({ tokenHash, label, now, isPlainHttp }: NewSession) {
  return { tokenHash, label, isPlainHttp, createdAt: now, lastSeenAt: now, replacedAt: null };
}
