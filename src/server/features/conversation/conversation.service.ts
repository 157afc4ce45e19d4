// What other features need of test conversations.
import type { Db } from '#server/database/db.ts';
import { deleteConversationRowsOf, deleteConversationsBefore } from './conversation.store.ts';
import { overBefore } from './kept-conversation.ts';

export function deleteConversationsOf(db: Db, ownerId: number, assistantId: number): Promise<void> {
  return deleteConversationRowsOf(db, ownerId, assistantId);
}

/** Of all owners. @returns how many there were */
export function deleteOverConversations(db: Db, now: Date): Promise<number> {
  return deleteConversationsBefore(db, overBefore(now));
}
