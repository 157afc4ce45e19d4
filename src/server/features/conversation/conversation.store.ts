// Rows of test conversations. Every query for a browser names the owner; the sweep at the end does not.
import type { Db } from '#server/database/db.ts';
import type { NewRow, Row } from '#server/database/tables.ts';

export type ConversationRow = Row<'conversations'>;

export function findConversation(
  db: Db,
  ownerId: number,
  assistantId: number,
  id: string,
): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('assistantId', '=', assistantId)
    .executeTakeFirst();
}

export async function insertConversation(db: Db, row: NewRow<'conversations'>): Promise<void> {
  await db.insertInto('conversations').values(row).execute();
}

/**
 * Writes the turn that follows `before`.
 * @returns false when another turn was quicker
 */
export async function updateConversation(
  db: Db,
  before: ConversationRow,
  after: Pick<ConversationRow, 'turns' | 'state' | 'recentTurns' | 'updatedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set(after)
    .where('id', '=', before.id)
    .where('ownerId', '=', before.ownerId)
    .where('turns', '=', before.turns)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Keeps the newest. */
export async function forgetConversationsAbove(
  db: Db,
  ownerId: number,
  count: number,
): Promise<void> {
  await db
    .deleteFrom('conversations')
    .where('id', 'in', (query) =>
      query
        .selectFrom('conversations')
        .select('id')
        .where('ownerId', '=', ownerId)
        .orderBy('updatedAt', 'desc')
        // One is written after each call of this; SQLite takes no offset without a limit.
        .limit(100)
        .offset(count),
    )
    .execute();
}

/** @param before ISO 8601 */
export async function forgetConversations(db: Db, ownerId: number, before: string): Promise<void> {
  await db
    .deleteFrom('conversations')
    .where('ownerId', '=', ownerId)
    .where('updatedAt', '<', before)
    .execute();
}

export async function deleteConversationRowsOf(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<void> {
  await db
    .deleteFrom('conversations')
    .where('ownerId', '=', ownerId)
    .where('assistantId', '=', assistantId)
    .execute();
}

/**
 * @param before ISO 8601
 * @returns how many there were
 */
export async function deleteConversationsBefore(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('conversations')
    .where('updatedAt', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
