// Who stores how much: what an operator looks at when the disk fills up.
import { sql } from 'kysely';
import type { Db } from '#server/database/db.ts';

export interface OwnerSize {
  id: number;
  createdAt: string;
  /** Of its latest browser; null when none is left. */
  lastSeenAt: string | null;
  documents: number;
  assistants: number;
  deployed: number;
  /** Documents and PDFs. */
  bytes: number;
}

/** The largest first. */
export async function listOwnersBySize(db: Db, limit: number): Promise<OwnerSize[]> {
  const rows = await db
    .selectFrom('owners')
    .select(['owners.id', 'owners.createdAt'])
    .select(({ selectFrom, fn }) => [
      selectFrom('browser_sessions')
        .select((browsers) => browsers.fn.max('lastSeenAt').as('at'))
        .whereRef('ownerId', '=', 'owners.id')
        .as('lastSeenAt'),
      selectFrom('documents')
        .select(fn.countAll().as('count'))
        .whereRef('ownerId', '=', 'owners.id')
        .as('documents'),
      selectFrom('voice_assistants')
        .select(fn.countAll().as('count'))
        .whereRef('ownerId', '=', 'owners.id')
        .as('assistants'),
      selectFrom('voice_assistants')
        .select(fn.countAll().as('count'))
        .whereRef('ownerId', '=', 'owners.id')
        .where('deployedVersion', 'is not', null)
        .as('deployed'),
      sql<
        number | string
      >`(select coalesce(sum("size"), 0) from "documents" where "ownerId" = "owners"."id")
        + (select coalesce(sum("size"), 0) from "pdf_documents" where "ownerId" = "owners"."id")`.as(
        'bytes',
      ),
    ])
    .orderBy('bytes', 'desc')
    .orderBy('owners.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    documents: Number(row.documents),
    assistants: Number(row.assistants),
    deployed: Number(row.deployed),
    bytes: Number(row.bytes),
  }));
}
