// Rows of document_readings: how far the reading of each document is, and what was read. Kept apart from the
// documents, so that a change of status never moves a file.
import type { ExpressionBuilder } from 'kysely';
import type { Db, Dialect } from '#server/database/db.ts';
import type { Row, Tables } from '#server/database/tables.ts';

export type ReadingRow = Row<'document_readings'>;
export type ReadingState = Pick<ReadingRow, 'status' | 'pages' | 'words' | 'problem'>;
export const notReadYet: ReadingState = {
  status: 'pending',
  pages: null,
  words: null,
  problem: '',
};
/** What a reader holds: for as long as it renews it, the document is its own. */
export type Claimed = Pick<
  ReadingRow,
  'documentId' | 'ownerId' | 'assistantId' | 'attempts' | 'isSlow' | 'leaseToken'
>;

export async function insertReading(
  trx: Db,
  row: Pick<ReadingRow, 'documentId' | 'ownerId' | 'assistantId' | 'queuedAt' | 'askedFrom'>,
): Promise<void> {
  await trx
    .insertInto('document_readings')
    .values({ ...row, ...notReadYet, attempts: 0 })
    .execute();
}

export interface Claim {
  dialect: Dialect;
  /** ISO 8601, like all times here. */
  now: string;
  leasedUntil: string;
  /** Random, new for each claim. */
  leaseToken: string;
  /** Also those that a short try was not enough for. */
  withSlow: boolean;
}

/**
 * Takes the next document to be read, also one whose reader let its lease run out. The slow ones come last;
 * network addresses and owners with little in the queue come first, so that one with many files does not hold up the
 * others.
 */
export function claimReading(db: Db, claim: Claim): Promise<Claimed | undefined> {
  const { dialect, now, leasedUntil, leaseToken, withSlow } = claim;
  return db
    .with('due', (query) =>
      query
        .selectFrom('document_readings as reading')
        .select('reading.documentId')
        .where(({ or, and, eb }) =>
          or([
            eb('reading.status', '=', 'pending'),
            and([eb('reading.status', '=', 'reading'), eb('reading.leasedUntil', '<=', now)]),
          ]),
        )
        .$if(!withSlow, (query) => query.where('reading.isSlow', '=', 0))
        .orderBy('reading.isSlow')
        .orderBy('reading.attempts')
        .orderBy((eb) => countQueued(eb, 'askedFrom'))
        .orderBy((eb) => countQueued(eb, 'ownerId'))
        .orderBy('reading.queuedAt')
        .orderBy('reading.documentId')
        .limit(1)
        .$if(dialect === 'postgres', (due) => due.forUpdate().skipLocked()),
    )
    .updateTable('document_readings')
    .set((row) => ({
      status: 'reading' as const,
      leasedUntil,
      leaseToken,
      attempts: row('attempts', '+', 1),
    }))
    .where('documentId', 'in', (query) => query.selectFrom('due').select('documentId'))
    .returning(['documentId', 'ownerId', 'assistantId', 'attempts', 'isSlow', 'leaseToken'])
    .executeTakeFirst();
}

/** How much of the same owner or address is in the queue. */
function countQueued(
  { selectFrom }: ExpressionBuilder<Tables & { reading: Tables['document_readings'] }, 'reading'>,
  column: 'askedFrom' | 'ownerId',
) {
  return selectFrom('document_readings as queued')
    .select(({ fn }) => fn.countAll().as('count'))
    .whereRef(`queued.${column}`, '=', `reading.${column}`)
    .where('queued.status', 'in', ['pending', 'reading']);
}

/** False when the document was deleted or another reader took it over. */
export async function renewLease(db: Db, claimed: Claimed, leasedUntil: string): Promise<boolean> {
  return changeHeld(db, claimed, { leasedUntil });
}

/** Ends a reading, or gives the document back. False as above; then nothing was changed. */
export async function endReading(
  db: Db,
  claimed: Claimed,
  change: Partial<
    Pick<
      ReadingRow,
      'status' | 'attempts' | 'isSlow' | 'pages' | 'words' | 'characters' | 'problem' | 'passages'
    >
  >,
): Promise<boolean> {
  // Who uploaded it mattered for its turn only.
  const isOver = change.status === 'ready' || change.status === 'failed';
  const ended = { ...change, leasedUntil: null, leaseToken: null };
  return changeHeld(db, claimed, isOver ? { ...ended, askedFrom: null } : ended);
}

async function changeHeld(db: Db, claimed: Claimed, change: Partial<ReadingRow>): Promise<boolean> {
  const result = await db
    .updateTable('document_readings')
    .set(change)
    .where('documentId', '=', claimed.documentId)
    .where('ownerId', '=', claimed.ownerId)
    .where('status', '=', 'reading')
    .where('leaseToken', '=', claimed.leaseToken)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** When the lease of a document that is being read runs out next. */
export async function nextLeaseEnd(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('document_readings')
    .select('leasedUntil')
    .where('status', '=', 'reading')
    .orderBy('leasedUntil')
    .limit(1)
    .executeTakeFirst();
  return row?.leasedUntil ?? undefined;
}

export async function listReadingStates(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<(ReadingState & { documentId: number })[]> {
  return db
    .selectFrom('document_readings')
    .select(['documentId', 'status', 'pages', 'words', 'problem'])
    .where('ownerId', '=', ownerId)
    .where('assistantId', '=', assistantId)
    .execute();
}

/** What the documents of an assistant that were read hold together. */
export async function countCharacters(
  db: Db,
  { ownerId, assistantId }: Pick<ReadingRow, 'ownerId' | 'assistantId'>,
): Promise<number> {
  const row = await db
    .selectFrom('document_readings')
    .select(({ fn }) => fn.sum('characters').as('characters'))
    .where('ownerId', '=', ownerId)
    .where('assistantId', '=', assistantId)
    .where('status', '=', 'ready')
    .executeTakeFirstOrThrow();
  return Number(row.characters ?? 0);
}

/** JSON of the passages; null while there are none. */
export function findReading(
  db: Db,
  ownerId: number,
  documentId: number,
): Promise<(ReadingState & { passages: string | null }) | undefined> {
  return db
    .selectFrom('document_readings')
    .select(['status', 'pages', 'words', 'problem', 'passages'])
    .where('documentId', '=', documentId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

export function listReadPassages(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<{ id: number; title: string; passages: string | null }[]> {
  return db
    .selectFrom('document_readings as reading')
    .innerJoin('documents as document', 'document.id', 'reading.documentId')
    .select(['document.id', 'document.originalName as title', 'reading.passages'])
    .where('reading.ownerId', '=', ownerId)
    .where('reading.assistantId', '=', assistantId)
    .where('document.ownerId', '=', ownerId)
    .where('reading.status', '=', 'ready')
    .orderBy('document.createdAt')
    .orderBy('document.id')
    .execute();
}

/** The documents that were read, by id, and how many characters each has. */
export function listReadSizes(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<{ documentId: number; characters: number | null }[]> {
  return db
    .selectFrom('document_readings')
    .select(['documentId', 'characters'])
    .where('ownerId', '=', ownerId)
    .where('assistantId', '=', assistantId)
    .where('status', '=', 'ready')
    .orderBy('documentId')
    .execute();
}

export async function deleteReading(db: Db, ownerId: number, documentId: number): Promise<void> {
  await db
    .deleteFrom('document_readings')
    .where('documentId', '=', documentId)
    .where('ownerId', '=', ownerId)
    .execute();
}

export async function deleteReadingsOf(
  db: Db,
  ownerId: number,
  assistantId: number,
): Promise<void> {
  await db
    .deleteFrom('document_readings')
    .where('assistantId', '=', assistantId)
    .where('ownerId', '=', ownerId)
    .execute();
}
