// The compiled set-ups of the assistants that are talked with at the moment. Compiling is the dearest thing a
// sentence can cost: it is done once a change, whoever asks, one at a time and beside other requests.
import { compileInPieces, type KnowledgeIndex, meaningsOf } from '#engine/compile.ts';
import type { Db } from '#server/database/db.ts';
import {
  type AssistantHead,
  readAssistant,
  toAssistant,
} from '#server/features/assistants/assistants.service.ts';
import {
  documentPassagesOf,
  readDocumentsOf,
} from '#server/features/documents/documents.service.ts';
import { AppError } from '#server/http/app-error.ts';
import { besideOthers } from '#server/platform/beside-others.ts';
import { createFairLane } from '#server/platform/fair-lane.ts';
import type { Services } from '#server/platform/services.ts';
import { assistantSetup } from './assistant-setup.ts';
import { compileCost, createCompilePrice } from './compile-price.ts';
import { prepareMeanings, readEnglish } from './english.ts';

/** A thousand take about a MB; the one in use stays whatever its size. */
const mostPassages = 50_000;
/** See compile-price.ts: about a third of a second. */
const quickCost = 1_000_000;

interface Compiled {
  fingerprint: string;
  index: KnowledgeIndex;
}

/**
 * @returns the index of what is stored now; compiled again only after a change
 * @throws AppError too-many-requests, unavailable
 */
export type IndexOf = (
  assistant: AssistantHead,
  askedBy: readonly string[],
) => Promise<KnowledgeIndex>;

export function createKnowledgeIndexes(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  compile = compileStored,
): IndexOf {
  // In the order of their last use.
  const kept = new Map<number, Compiled>();
  const compiling = new Map<string, Promise<Compiled>>();
  const pay = createCompilePrice();
  // What takes a moment does not wait until what takes seconds is done.
  const limits = { atOnce: 1, mostWaiting: 500, refusal: tooMuchToCompile };
  const [quick, slow] = [createFairLane(limits), createFairLane(limits)];

  return async (assistant, askedBy) => {
    const { ownerId, id, textLength } = assistant;
    const { ids, characters } = await readDocumentsOf(db, ownerId, id);
    const fingerprint = fingerprintOf(assistant, ids);
    const known = kept.get(id);
    if (known?.fingerprint === fingerprint) {
      keep(id, known);
      return known.index;
    }
    // Twenty calls at once want one and the same.
    const key = `${id} ${fingerprint}`;
    const running = compiling.get(key);
    if (running) return (await running).index;
    const cost = compileCost(textLength, characters);
    if (config.isRateLimited) pay(ownerId, cost, clock.now().getTime());
    const compiled = (cost < quickCost ? quick : slow)
      .run({ askedBy, cost }, () => compile(db, ownerId, id))
      .finally(() => compiling.delete(key));
    compiling.set(key, compiled);
    const { index } = keep(id, await compiled);
    return index;
  };

  function keep(id: number, compiled: Compiled): Compiled {
    kept.delete(id);
    kept.set(id, compiled);
    for (const [oldest] of kept) {
      if (oldest === id || passagesIn(kept) <= mostPassages) break;
      kept.delete(oldest);
    }
    return compiled;
  }
}

function passagesIn(kept: ReadonlyMap<number, { index: KnowledgeIndex }>): number {
  return [...kept.values()].reduce((sum, { index }) => sum + index.passages.size, 0);
}

/** Named by what was read, which may be newer than what was asked for. */
export async function compileStored(db: Db, ownerId: number, id: number): Promise<Compiled> {
  const row = await readAssistant(db, ownerId, id);
  const documents = await documentPassagesOf(db, ownerId, id);
  const setup = assistantSetup(toAssistant(row), row.phoneNumber);
  const english = await readEnglish();
  await prepareMeanings(english, meaningsOf(setup));
  const index = await besideOthers(compileInPieces(setup, documents, english));
  return {
    fingerprint: fingerprintOf(
      row,
      documents.map((document) => document.id),
    ),
    index,
  };
}

function fingerprintOf(
  { version, phoneNumber }: Pick<AssistantHead, 'version' | 'phoneNumber'>,
  documentIds: readonly number[],
): string {
  return [version, phoneNumber ?? '', ...documentIds.toSorted((one, other) => one - other)].join(
    ' ',
  );
}

function tooMuchToCompile(): AppError {
  return new AppError('unavailable', {
    detail: 'Many assistants are being prepared at the moment. Please try again shortly.',
    headers: { 'retry-after': '10' },
  });
}
