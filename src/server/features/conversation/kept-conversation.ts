// A conversation between its turns: read, carried on, forgotten after a day.
import { randomBytes } from 'node:crypto';
import type { ConversationState } from '#engine/conversation.ts';
import { newConversation } from '#engine/turn.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#server/http/app-error.ts';
import * as store from './conversation.store.ts';

export interface KeptConversation {
  id: string;
  state: ConversationState;
  /** Oldest first. */
  recentTurns: readonly SpokenTurn[];
  /** Writes what follows; false when another turn of the same conversation was quicker. */
  carryOn(next: { state: ConversationState; spoken: SpokenTurn; now: Date }): Promise<boolean>;
}

export interface SpokenTurn {
  caller: string;
  assistant: string;
}

interface Place {
  ownerId: number;
  assistantId: number;
}

const keptHours = 24;
const mostRecentTurns = 6;
/** More than an office holds in a day; the ones that rest for longest give way. */
const mostOfOwner = 500;
/** 16 bytes as base64url. */
const isConversationId = /^[\w-]{22}$/;

/**
 * @param id absent for a new conversation
 * @throws AppError not-found for one that is over, or is another owner's
 */
export async function keptConversation(
  db: Db,
  { ownerId, assistantId }: Place,
  id: string | undefined,
): Promise<KeptConversation> {
  if (id === undefined) return beginConversation(db, { ownerId, assistantId });
  // What cannot be one of ours is not asked for: fields of a form are not looked through for NUL.
  const row = isConversationId.test(id)
    ? await store.findConversation(db, ownerId, assistantId, id)
    : undefined;
  if (!row) {
    throw new AppError('not-found', {
      detail: 'This conversation is over. Please begin a new one.',
    });
  }
  // Both columns were written by this file.
  const recentTurns = JSON.parse(row.recentTurns) as SpokenTurn[];
  return {
    id: row.id,
    state: JSON.parse(row.state) as ConversationState,
    recentTurns,
    carryOn: ({ state, spoken, now }) =>
      store.updateConversation(db, row, {
        turns: row.turns + 1,
        ...texts(state, [...recentTurns, spoken]),
        updatedAt: now.toISOString(),
      }),
  };
}

function beginConversation(db: Db, place: Place): KeptConversation {
  const id = randomBytes(16).toString('base64url');
  return {
    id,
    state: newConversation(),
    recentTurns: [],
    carryOn: async ({ state, spoken, now }) => {
      await store.forgetConversations(db, place.ownerId, overBefore(now));
      await store.forgetConversationsAbove(db, place.ownerId, mostOfOwner - 1);
      await store.insertConversation(db, {
        id,
        ...place,
        turns: 1,
        ...texts(state, [spoken]),
        updatedAt: now.toISOString(),
      });
      return true;
    },
  };
}

/** A conversation without a turn since then is over. ISO 8601. */
export function overBefore(now: Date): string {
  return new Date(now.getTime() - keptHours * 3_600_000).toISOString();
}

function texts(state: ConversationState, turns: readonly SpokenTurn[]) {
  return {
    state: JSON.stringify(state),
    recentTurns: JSON.stringify(turns.slice(-mostRecentTurns)),
  };
}
