// Rows of device identifiers, browsers, recovery codes and links for another computer.
import type { Db } from '#server/database/db.ts';
import type { NewRow, Row } from '#server/database/tables.ts';

/** Oldest first. */
export async function deviceIdsOf(db: Db, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('devices')
    .select('deviceId')
    .where('ownerId', '=', ownerId)
    .orderBy('createdAt')
    .orderBy('deviceId')
    .execute();
  return rows.map((row) => row.deviceId);
}

export async function isKnownDevice(db: Db, deviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .select('deviceId')
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Browsers in use, the latest first; a replaced token is not a browser of its own. */
export function browsersOf(db: Db, ownerId: number): Promise<Row<'browser_sessions'>[]> {
  return db
    .selectFrom('browser_sessions')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('replacedAt', 'is', null)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();
}

/** @returns false when this owner has no such browser */
export async function deleteBrowser(db: Db, ownerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('browser_sessions')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function saveRecoveryCode(db: Db, ownerId: number, codeHash: string): Promise<void> {
  await db
    .updateTable('owners')
    .set({ recoveryCodeHash: codeHash })
    .where('id', '=', ownerId)
    .execute();
}

export async function ownerOfRecoveryCode(db: Db, codeHash: string): Promise<number | null> {
  const row = await db
    .selectFrom('owners')
    .select('id')
    .where('recoveryCodeHash', '=', codeHash)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasRecoveryCode(db: Db, ownerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('owners')
    .select('id')
    .where('id', '=', ownerId)
    .where('recoveryCodeHash', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns how many there were */
export async function deleteOverLinks(db: Db, now: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('resume_links')
    .where('expiresAt', '<', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Old links go when a new one is made. */
export async function saveLink(db: Db, link: NewRow<'resume_links'>, now: string): Promise<void> {
  await deleteOverLinks(db, now);
  await db.insertInto('resume_links').values(link).execute();
}

export async function ownerOfLink(db: Db, secretHash: string, now: string): Promise<number | null> {
  const row = await db
    .selectFrom('resume_links')
    .select('ownerId')
    .where('secretHash', '=', secretHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.ownerId ?? null;
}

/** Whether there was such a link, used or not; forgotten soon after its end. */
export async function isKnownLink(db: Db, secretHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('resume_links')
    .select('secretHash')
    .where('secretHash', '=', secretHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns false when it was used, by another request, since it was looked up */
export async function useLink(db: Db, secretHash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('resume_links')
    .set({ usedAt: now })
    .where('secretHash', '=', secretHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
