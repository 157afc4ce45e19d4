// The compiled set-ups of the assistants that are talked with at the moment.
import { compile, type KnowledgeIndex, meaningsOf } from '#engine/compile.ts';
import type { Db } from '#server/database/db.ts';
import { type AssistantRow, toAssistant } from '#server/features/assistants/assistants.service.ts';
import {
  documentPassagesOf,
  readingFingerprint,
} from '#server/features/documents/documents.service.ts';
import { assistantSetup } from './assistant-setup.ts';
import { prepareMeanings, readEnglish } from './english.ts';

/** A thousand take about a MB; the one in use stays whatever its size. */
const mostPassages = 50_000;

/** @returns the index of what is stored now; compiled again only after a change */
export function createKnowledgeIndexes(db: Db): (row: AssistantRow) => Promise<KnowledgeIndex> {
  // In the order of their last use.
  const kept = new Map<number, { fingerprint: string; index: KnowledgeIndex }>();
  return async (row) => {
    const fingerprint = `${row.version} ${row.phoneNumber ?? ''} ${await readingFingerprint(db, row.ownerId, row.id)}`;
    const known = kept.get(row.id);
    const current =
      known?.fingerprint === fingerprint
        ? known
        : { fingerprint, index: await compileIndex(db, row) };
    kept.delete(row.id);
    kept.set(row.id, current);
    for (const [id] of kept) {
      if (id === row.id || passagesIn(kept) <= mostPassages) break;
      kept.delete(id);
    }
    return current.index;
  };
}

function passagesIn(kept: ReadonlyMap<number, { index: KnowledgeIndex }>): number {
  return [...kept.values()].reduce((sum, { index }) => sum + index.passages.size, 0);
}

async function compileIndex(db: Db, row: AssistantRow): Promise<KnowledgeIndex> {
  const documents = await documentPassagesOf(db, row.ownerId, row.id);
  const setup = assistantSetup(toAssistant(row), row.phoneNumber);
  const english = await readEnglish();
  await prepareMeanings(english, meaningsOf(setup));
  return compile(setup, documents, english);
}
