// Rows of speech_clips. Every query for a browser names the owner: another owner's clip does not exist. The
// sweep does not, so that rows of people who never come back go too.
import type { Db } from '#server/database/db.ts';
import type { NewRow, Row } from '#server/database/tables.ts';

export type ClipRow = Row<'speech_clips'>;
/** What is needed to forget the sound of a row that is gone. */
type SpokenRow = Pick<ClipRow, 'voiceId' | 'text'>;

/** What an assistant said before in these words and this voice. */
export function findSaid(
  db: Db,
  { ownerId, assistantId, contentHash }: Pick<ClipRow, 'ownerId' | 'assistantId' | 'contentHash'>,
): Promise<Pick<ClipRow, 'key' | 'usedAt'> | undefined> {
  return db
    .selectFrom('speech_clips')
    .select(['key', 'usedAt'])
    .where('assistantId', '=', assistantId)
    .where('contentHash', '=', contentHash)
    .where('ownerId', '=', ownerId)
    .limit(1)
    .executeTakeFirst();
}

export function findClip(db: Db, ownerId: number, key: string): Promise<SpokenRow | undefined> {
  return db
    .selectFrom('speech_clips')
    .select(['voiceId', 'text'])
    .where('key', '=', key)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();
}

export async function insertClip(db: Db, clip: NewRow<'speech_clips'>): Promise<void> {
  await db.insertInto('speech_clips').values(clip).execute();
}

export async function touchClip(
  db: Db,
  { ownerId, key, usedAt }: Pick<ClipRow, 'ownerId' | 'key' | 'usedAt'>,
): Promise<void> {
  await db
    .updateTable('speech_clips')
    .set({ usedAt })
    .where('key', '=', key)
    .where('ownerId', '=', ownerId)
    .execute();
}

export function deleteClipsBefore(db: Db, time: string): Promise<SpokenRow[]> {
  return db
    .deleteFrom('speech_clips')
    .where('usedAt', '<', time)
    .returning(['voiceId', 'text'])
    .execute();
}

/** Keeps the newest. */
export function deleteClipsAbove(db: Db, ownerId: number, count: number): Promise<SpokenRow[]> {
  return db
    .deleteFrom('speech_clips')
    .where('ownerId', '=', ownerId)
    .where('usedAt', '<=', (query) =>
      query
        .selectFrom('speech_clips')
        .select('usedAt')
        .where('ownerId', '=', ownerId)
        .orderBy('usedAt', 'desc')
        .limit(1)
        .offset(count),
    )
    .returning(['voiceId', 'text'])
    .execute();
}

export function deleteClipsOf(db: Db, ownerId: number, assistantId: number): Promise<SpokenRow[]> {
  return db
    .deleteFrom('speech_clips')
    .where('assistantId', '=', assistantId)
    .where('ownerId', '=', ownerId)
    .returning(['voiceId', 'text'])
    .execute();
}
