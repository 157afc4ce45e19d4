// What other features need of test conversations.
import type { Db } from '#server/database/db.ts';
import { deleteConversationRowsOf } from './conversation.store.ts';

export function deleteConversationsOf(db: Db, ownerId: number, assistantId: number): Promise<void> {
  return deleteConversationRowsOf(db, ownerId, assistantId);
}
