// What is stored altogether, summed up over all owners; no file is read for it.
import { sql } from 'kysely';
import type { Db } from '#server/database/db.ts';

/** Documents and PDFs. */
export async function storedBytes(db: Db): Promise<number> {
  const [documents, pdfs] = [
    await db
      .selectFrom('documents')
      .select(({ fn }) => fn.sum('size').as('bytes'))
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('pdf_documents')
      .select(({ fn }) => fn.sum('size').as('bytes'))
      .executeTakeFirstOrThrow(),
  ];
  return Number(documents.bytes ?? 0) + Number(pdfs.bytes ?? 0);
}

export async function hasDeployed(db: Db, ownerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('voice_assistants')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('deployedVersion', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Documents of owners who never deployed anything. */
export async function storedByUndeployed(db: Db): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.sum('size').as('bytes'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('voice_assistants')
            .select(sql.lit(1).as('one'))
            .whereRef('voice_assistants.ownerId', '=', 'documents.ownerId')
            .where('deployedVersion', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0);
}
