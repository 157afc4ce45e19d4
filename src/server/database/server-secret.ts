// Secrets that the server makes for itself: once, kept with the data, so that restores and further nodes
// accept what was signed before.
import { randomBytes } from 'node:crypto';
import type { Db } from './db.ts';

/** @param name what it signs: 'session-tag' or 'file-links' */
export async function serverSecret(db: Db, name: 'session-tag' | 'file-links'): Promise<string> {
  const read = () =>
    db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const made = await read();
  if (!made) throw new Error(`the secret ${name} was not kept`);
  return made.value;
}
