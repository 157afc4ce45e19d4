// What a person sees of a read document: its beginning, or why there is nothing to see.
import type { Db } from '#server/database/db.ts';
import { AppError } from '#server/http/app-error.ts';
import type { DocumentText } from '#shared/contract/documents.ts';
import { findDocument } from './documents.store.ts';
import { parsePassages } from './reading/parse-passages.ts';
import { findReading, notReadYet } from './reading/readings.store.ts';

/** Nobody looks through more, and a browser would be slow to show it. */
const mostPassages = 200;

/** @throws AppError not-found, also for another owner's document */
export async function describeReading(
  db: Db,
  ownerId: number,
  documentId: number,
): Promise<DocumentText> {
  const document = await findDocument(db, ownerId, documentId);
  if (!document) throw new AppError('not-found');
  const reading = await findReading(db, ownerId, documentId);
  const { status, pages, words, problem } = reading ?? notReadYet;
  const passages = parsePassages(reading?.passages ?? null);
  return {
    title: document.originalName,
    readingStatus: status,
    pages,
    words,
    readingProblem: problem,
    passageCount: passages.length,
    passages: passages.slice(0, mostPassages),
  };
}
