// Rows of voice_assistants. Every query names the owner: another owner's assistant does not exist.
import { sql } from 'kysely';
import type { Db, Trx } from '#server/database/db.ts';
import { insertWithNewId } from '#server/database/new-id.ts';
import { preparedQuery } from '#server/database/prepared-query.ts';
import type { Row, RowChange } from '#server/database/tables.ts';

/** All of it but the answer made of it. */
export type AssistantRow = Omit<Row<'voice_assistants'>, 'answer' | 'answerFormat'>;
export type AssistantColumns = Omit<AssistantRow, 'id'>;
export type AssistantChanges = Omit<RowChange<'voice_assistants'>, 'answer' | 'answerFormat'>;

export const findAssistant = preparedQuery<[ownerId: number, id: number], AssistantRow>((db) =>
  db
    .selectFrom('voice_assistants')
    .selectAll()
    .where('ownerId', '=', 0)
    .where('id', '=', 0)
    .limit(sql.lit(1)),
);

/** What there is to know of an assistant without reading its texts, which may be a megabyte. */
export interface AssistantHead {
  id: number;
  ownerId: number;
  version: string;
  /** E.164; null until it is assigned. */
  phoneNumber: string | null;
  selectedVoice: string;
  /** Characters of its FAQs and call scripts. */
  textLength: number;
}

export const findHead = preparedQuery<[ownerId: number, id: number], AssistantHead>((db) =>
  db
    .selectFrom('voice_assistants')
    .select(['id', 'ownerId', 'version', 'phoneNumber', 'selectedVoice'])
    .select(sql<number>`length("faqs") + coalesce(length("callInstructions"), 0)`.as('textLength'))
    .where('ownerId', '=', 0)
    .where('id', '=', 0)
    .limit(sql.lit(1)),
);

/** The answer that was kept with the row, when it is of this format. */
export const findAnswer = preparedQuery<
  [ownerId: number, id: number, format: number],
  { answer: string | null }
>((db) =>
  db
    .selectFrom('voice_assistants')
    .select('answer')
    .where('ownerId', '=', 0)
    .where('id', '=', 0)
    .where('answerFormat', '=', 0)
    .limit(sql.lit(1)),
);

/** Reads the row and keeps others from changing it until the transaction ends. */
export function lockAssistantRow(
  trx: Trx,
  ownerId: number,
  id: number,
): Promise<AssistantRow | undefined> {
  // An update that changes nothing locks on PostgreSQL and SQLite alike.
  return trx
    .updateTable('voice_assistants')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .returningAll()
    .executeTakeFirst();
}

/** Newest first. */
export function listAssistantRows(db: Db, ownerId: number, deviceId: string | undefined) {
  return db
    .selectFrom('voice_assistants')
    .select([
      'id',
      'companyName',
      'createdAt',
      'status',
      'selectedVoice',
      'version',
      'deployedVersion',
      'timeZone',
      'numberRequestedAt',
      'phoneNumber',
      'phoneNumberAssignedAt',
      'numberState',
      'numberStateAt',
      'providerToldAt',
    ])
    .where('ownerId', '=', ownerId)
    .$if(deviceId !== undefined, (query) => query.where('deviceId', '=', deviceId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function countAssistants(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('voice_assistants')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * A draft of this device in which nothing was ever set or uploaded.
 * @param emptyVersion the version of such a draft
 */
export function findUntouchedDraft(
  db: Db,
  ownerId: number,
  deviceId: string,
  emptyVersion: string,
): Promise<AssistantRow | undefined> {
  return db
    .selectFrom('voice_assistants')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('deviceId', '=', deviceId)
    .where('version', '=', emptyVersion)
    .where('setupType', 'is', null)
    .where('callInstructions', 'is', null)
    .where('status', '=', 'draft')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function insertAssistant(db: Db, columns: AssistantColumns): Promise<number> {
  return insertWithNewId(db, 'voice_assistants', columns);
}

/** @param kept the answer that the changed row gives */
export async function updateAssistant(
  trx: Trx,
  { id, ownerId }: Pick<AssistantRow, 'id' | 'ownerId'>,
  changes: AssistantChanges,
  kept: { answer: string; answerFormat: number },
): Promise<void> {
  await trx
    .updateTable('voice_assistants')
    .set({ ...changes, ...kept })
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .execute();
}

export async function deleteAssistantRow(
  db: Db,
  { id, ownerId }: Pick<AssistantRow, 'id' | 'ownerId'>,
): Promise<void> {
  await db
    .deleteFrom('voice_assistants')
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .execute();
}
