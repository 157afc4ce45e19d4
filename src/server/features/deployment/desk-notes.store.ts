// What operators wrote down about a request, and what was done for its owner.
import type { Db, Trx } from '#server/database/db.ts';
import { insertWithNewId } from '#server/database/new-id.ts';
import type { NewRow, Row } from '#server/database/tables.ts';

/** Oldest first. */
export function listNotes(db: Db, assistantIds: number[]): Promise<Row<'desk_notes'>[]> {
  return (
    db
      .selectFrom('desk_notes')
      .selectAll()
      .where('assistantId', 'in', assistantIds)
      .orderBy('writtenAt')
      // A state and the note that came with it.
      .orderBy('kind', 'desc')
      .orderBy('id')
      .execute()
  );
}

type NewNote = Omit<NewRow<'desk_notes'>, 'id' | 'kind'> & {
  kind: 'note' | 'state' | 'recovery-code';
};

export async function insertNote(trx: Trx, row: NewNote): Promise<void> {
  await insertWithNewId(trx, 'desk_notes', row);
}
