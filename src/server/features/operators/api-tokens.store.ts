// Rows of the tokens that the provider's own programs show.
import type { Db } from '#server/database/db.ts';
import { insertWithNewId } from '#server/database/new-id.ts';
import type { NewRow, Row } from '#server/database/tables.ts';

export type TokenRow = Row<'api_tokens'>;

export async function insertToken(db: Db, row: Omit<NewRow<'api_tokens'>, 'id'>): Promise<void> {
  await insertWithNewId(db, 'api_tokens', row);
}

export function findToken(db: Db, tokenHash: string): Promise<TokenRow | undefined> {
  return db
    .selectFrom('api_tokens')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

/** By name, without their hashes. */
export function listTokens(db: Db): Promise<Omit<TokenRow, 'id' | 'tokenHash'>[]> {
  return db
    .selectFrom('api_tokens')
    .select(['name', 'scope', 'createdAt', 'lastUsedAt'])
    .orderBy('name')
    .execute();
}

export async function touchToken(db: Db, id: number, lastUsedAt: string): Promise<void> {
  await db.updateTable('api_tokens').set({ lastUsedAt }).where('id', '=', id).execute();
}

/** @returns whether there was one */
export async function deleteToken(db: Db, name: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('api_tokens')
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
