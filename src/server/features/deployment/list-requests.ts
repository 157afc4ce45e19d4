// Number requests as the provider sees them (spec 1): which there are, in which order, and which wait.
import type { Db } from '#server/database/db.ts';
import { numberRequestOf } from '#server/features/assistants/assistants.service.ts';
import type { DeploymentRequest, ListedState, RequestState } from '#shared/contract/operator.ts';
import { isDayOver } from '#shared/domain/business-days.ts';
import { listNotes } from './desk-notes.store.ts';
import * as store from './numbers.store.ts';
import { listWithdrawnRequests } from './withdrawn.service.ts';

interface WantedRequests extends Omit<store.RequestFilter, 'state'> {
  /** Undefined for all that are not withdrawn, which have no order but the latest first. */
  state?: ListedState | undefined;
  order: 'due' | 'newest';
  limit: number;
  offset: number;
  /** ISO 8601. */
  now: string;
}

/**
 * Of all owners: for the provider only.
 * @returns one page, and how many there are on all of them
 */
export async function listNumberRequests(
  db: Db,
  { state, search, order, limit, offset, now }: WantedRequests,
): Promise<{ requests: DeploymentRequest[]; total: number }> {
  if (state === 'withdrawn') return listWithdrawnRequests(db, { search, limit, offset });
  // The expected day depends on the company's calendar, so that no database can sort by it.
  const keys = (await store.listRequestKeys(db, { state, search })).map((key) => keyOf(key, now));
  keys.sort(order === 'due' ? byDueDay : byNewest);
  const ids = keys.slice(offset, offset + limit).map(({ id }) => id);
  const rows = new Map((await store.findRequests(db, ids)).map((row) => [row.id, row]));
  const page = ids.flatMap((id) => rows.get(id) ?? []);
  return { requests: await withHistory(db, page, now), total: keys.length };
}

/** @returns undefined when no deployment was asked for */
export async function readNumberRequest(
  db: Db,
  assistantId: number,
  now: string,
): Promise<DeploymentRequest | undefined> {
  const row = await store.findRequest(db, assistantId);
  return row && (await withHistory(db, [row], now))[0];
}

interface RequestCounts {
  /** Wait for a number, overdue ones among them. */
  open: number;
  overdue: number;
  /** Of the one that waits longest; 0 when none does. */
  oldestAgeSeconds: number;
}

export async function countNumberRequests(db: Db, now: string): Promise<RequestCounts> {
  const waiting = (await store.listRequestKeys(db, {}))
    .map((key) => keyOf(key, now))
    .filter(({ isWaiting }) => isWaiting);
  const oldest = waiting.reduce(
    (first, { requestedAt }) => Math.min(first, Date.parse(requestedAt)),
    Date.parse(now),
  );
  return {
    open: waiting.length,
    overdue: waiting.filter(({ isOverdue }) => isOverdue).length,
    oldestAgeSeconds: Math.round((Date.parse(now) - oldest) / 1000),
  };
}

type Key = ReturnType<typeof keyOf>;

function keyOf(row: store.RequestKey, now: string) {
  const number = numberRequestOf(row);
  const state = stateOf(row);
  const isWaiting = state === 'open' || state === 'rejected';
  const expectedBy = number?.expectedBy ?? '';
  return {
    id: row.id,
    requestedAt: number?.requestedAt ?? '',
    expectedBy,
    isWaiting,
    // Where nobody could be told, no day was promised.
    isOverdue:
      isWaiting && number?.isProviderTold === true && isDayOver(expectedBy, now, row.timeZone),
  };
}

function byDueDay(one: Key, other: Key): number {
  if (one.isWaiting !== other.isWaiting) return one.isWaiting ? -1 : 1;
  if (!one.isWaiting) return byNewest(one, other);
  return compare(one.expectedBy, other.expectedBy) || -byNewest(one, other);
}

function byNewest(one: Key, other: Key): number {
  return compare(other.requestedAt, one.requestedAt) || other.id - one.id;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function stateOf({ phoneNumber, numberState }: store.RequestKey): RequestState {
  // Written by change-request.ts only, which knows these states.
  if (numberState !== null) return numberState as RequestState;
  return phoneNumber === null ? 'open' : 'assigned';
}

async function withHistory(
  db: Db,
  rows: store.RequestRow[],
  now: string,
): Promise<DeploymentRequest[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const history = await store.listAssignments(db, ids);
  const notes = await listNotes(db, ids);
  return rows.flatMap((row) => {
    const number = numberRequestOf(row);
    if (!number) return [];
    return {
      id: row.id,
      state: stateOf(row),
      isOverdue: keyOf(row, now).isOverdue,
      withdrawnAt: null,
      companyName: row.companyName,
      companyWebsite: row.companyWebsite,
      transferNumber: row.transferNumber,
      notifyEmail: row.notifyEmail,
      isNotifyEmailConfirmed: row.notifyEmailConfirmedAt !== null,
      ...number,
      history: history
        .filter(({ assistantId }) => assistantId === row.id)
        .map(({ phoneNumber, assignedBy, assignedAt }) => ({
          phoneNumber: phoneNumber || null,
          assignedBy,
          assignedAt,
        })),
      notes: notes
        .filter(({ assistantId }) => assistantId === row.id)
        .map(({ kind, text, writtenBy, writtenAt }) => ({
          // Written by desk-notes.store.ts only.
          kind: kind as DeploymentRequest['notes'][number]['kind'],
          text,
          writtenBy,
          writtenAt,
        })),
    };
  });
}
