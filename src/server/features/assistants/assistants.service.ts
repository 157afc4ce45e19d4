// Creating, reading and changing assistants (spec 3, 4, 7). A deployment and the documents of an
// assistant go through here too, so that its version is always that of what is stored.
import type { Db, Trx } from '#server/database/db.ts';
import { lockOwner } from '#server/database/lock-owner.ts';
import { fingerprintsOf, listDocuments } from '#server/features/documents/documents.service.ts';
import { AppError } from '#server/http/app-error.ts';
import { JsonText } from '#server/http/json-text.ts';
import { type Readiness, readinessOf } from '#shared/domain/completeness.ts';
import { toSetupType } from '#shared/domain/setup-type.ts';
import { besideProblems, weakPointsOf } from '#shared/domain/weak-points.ts';
import { answerFormat, assistantAnswerText } from './assistant-answer.ts';
import type { AssistantChanges, AssistantHead, AssistantRow } from './assistants.store.ts';
import * as store from './assistants.store.ts';
import { configurationVersion, emptyVersion } from './configuration-version.ts';
import { emptyAssistant } from './empty-assistant.ts';
import { touchDraft } from './empty-drafts.store.ts';
import { numberRequestOf } from './number-request.ts';
import { refuseLoop } from './refuse-loop.ts';
import { refuseStaleWrite, type Section, sectionEtag } from './section-etags.ts';
import { hasUndeployedChanges, toAssistant } from './to-assistant.ts';

export {
  type AssistantChanges,
  type AssistantHead,
  type AssistantRow,
  numberRequestOf,
  toAssistant,
};

const maxAssistantsPerOwner = 100;

/** @throws AppError not-found, also for an assistant of another owner */
export async function readAssistant(db: Db, ownerId: number, id: number): Promise<AssistantRow> {
  return (await store.findAssistant(db, ownerId, id)) ?? refuseMissing();
}

/** @throws AppError not-found, as above */
export async function readAssistantHead(
  db: Db,
  ownerId: number,
  id: number,
): Promise<AssistantHead> {
  return (await store.findHead(db, ownerId, id)) ?? refuseMissing();
}

/**
 * What the API answers for one assistant.
 * @throws AppError not-found, also for an assistant of another owner
 */
export async function readAnswer(db: Db, ownerId: number, id: number): Promise<JsonText> {
  const kept = await store.findAnswer(db, ownerId, id, answerFormat);
  if (kept?.answer) return new JsonText(kept.answer);
  return new JsonText(assistantAnswerText(await readAssistant(db, ownerId, id)));
}

/**
 * Reads an assistant and keeps others from changing it until the transaction ends.
 * @throws AppError not-found
 */
export async function lockAssistant(trx: Trx, ownerId: number, id: number): Promise<AssistantRow> {
  return (await store.lockAssistantRow(trx, ownerId, id)) ?? refuseMissing();
}

function refuseMissing(): never {
  throw new AppError('not-found');
}

export async function listAssistants(db: Db, ownerId: number, deviceId: string | undefined) {
  const rows = await store.listAssistantRows(db, ownerId, deviceId);
  return rows.map((row) => ({
    ...row,
    hasUndeployedChanges: hasUndeployedChanges(row),
    numberRequest: numberRequestOf(row),
  }));
}

export interface NewAssistant {
  ownerId: number;
  deviceId: string;
  companyName: string;
  greeting: string;
  selectedVoice: string;
  transferNumber: string;
  /** True: never hand back an untouched draft. */
  isFresh: boolean;
  /** ISO 8601. */
  now: string;
}

/** A new draft, or the untouched empty one this device already has. */
export function createAssistant(db: Db, wanted: NewAssistant): Promise<AssistantRow> {
  const { ownerId, deviceId, isFresh, now, ...texts } = wanted;
  return db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId);
    const columns = { ...emptyAssistant(ownerId, deviceId, now), ...texts };
    columns.version = configurationVersion(toAssistant({ id: 0, ...columns }), []);
    if (!isFresh && columns.version === emptyVersion) {
      const draft = await store.findUntouchedDraft(trx, ownerId, deviceId, emptyVersion);
      if (draft) {
        await touchDraft(trx, draft, now);
        return { ...draft, updatedAt: now };
      }
    }
    if ((await store.countAssistants(trx, ownerId)) >= maxAssistantsPerOwner) {
      throw new AppError('quota', {
        detail: `You have ${maxAssistantsPerOwner} assistants, which is the most. Please delete one first.`,
      });
    }
    const id = await store.insertAssistant(trx, columns);
    return { id, ...columns };
  });
}

export interface PartToSave {
  ownerId: number;
  id: number;
  sections: readonly Section[];
  /** Only the columns of these sections, so that saves of different parts never undo each other. */
  changes: AssistantChanges;
  /** The `If-Match` header, if any. */
  ifMatch: string | undefined;
  /** ISO 8601. */
  now: string;
}

/**
 * Saves a part of an assistant with the version that follows.
 * @returns the row as saved
 * @throws AppError not-found, stale-write, invalid-input (a line that calls come back from)
 */
export function saveAssistantPart(db: Db, part: PartToSave): Promise<AssistantRow> {
  return db.transaction().execute((trx) => saveAssistantPartIn(trx, part));
}

/** The same inside a transaction that does more. */
export async function saveAssistantPartIn(trx: Trx, part: PartToSave): Promise<AssistantRow> {
  const before = await lockAssistant(trx, part.ownerId, part.id);
  const after: AssistantRow = { ...before, ...definedOnly(part.changes) };
  refuseStaleWrite(part.ifMatch, part.sections, before, after);
  if (part.sections.includes('voiceContact')) refuseLoop(after);
  const version = await versionOf(trx, after);
  return changeRow(trx, before, { ...part.changes, version, updatedAt: part.now });
}

/** The only way to change a row, so that the answer kept with it is always its own. */
async function changeRow(
  trx: Trx,
  before: AssistantRow,
  changes: AssistantChanges,
): Promise<AssistantRow> {
  const changed = definedOnly(changes);
  const after = { ...before, ...changed };
  const answer = assistantAnswerText(after);
  await store.updateAssistant(trx, before, changed, { answer, answerFormat });
  return after;
}

/** `ETag` of a part, for the answer that saved it. */
export function etagOf(row: AssistantRow, section: Section): string {
  return sectionEtag(row, section);
}

/** Brings the version up to date after its documents changed. In the transaction that changed them. */
export async function recomputeVersion(trx: Trx, ownerId: number, id: number): Promise<void> {
  const row = await lockAssistant(trx, ownerId, id);
  await changeRow(trx, row, { version: await versionOf(trx, row) });
}

export interface DeploymentMark {
  /** ISO 8601. */
  now: string;
  /** False: this server can reach nobody, so the request only waits here. */
  isProviderTold: boolean;
}

/**
 * The columns of an assistant whose present version is deployed. The first one that somebody hears of
 * asks for a number.
 */
export function deployedColumns(row: AssistantRow, { now, isProviderTold }: DeploymentMark) {
  // After the end of service it asks anew.
  const hasEnded = row.numberState === 'ended';
  const toldBefore = hasEnded ? null : row.providerToldAt;
  const isFirstTold = isProviderTold && toldBefore === null && row.phoneNumber === null;
  return {
    status: 'deployed',
    deploymentDate: now,
    deployedVersion: row.version,
    deployedRevision: row.deployedRevision + 1,
    numberRequestedAt: hasEnded || isFirstTold ? now : (row.numberRequestedAt ?? now),
    providerToldAt: toldBefore ?? (isProviderTold ? now : null),
    ...(hasEnded && { numberState: null, numberStateAt: null }),
  };
}

/** The present version is from now on the one the provider has. */
export async function markDeployed(
  trx: Trx,
  row: AssistantRow,
  mark: DeploymentMark,
): Promise<AssistantRow> {
  return changeRow(trx, row, deployedColumns(row, mark));
}

/** Columns that the provider decides; a `phoneNumber` must not be another assistant's. */
export type NumberChange = Partial<
  Pick<AssistantRow, 'phoneNumber' | 'phoneNumberAssignedAt' | 'numberState' | 'numberStateAt'>
>;

/** What the provider says of the number of a deployed assistant. */
export const changeNumber: (
  trx: Trx,
  row: AssistantRow,
  change: NumberChange,
) => Promise<AssistantRow> = changeRow;

/** The address to write to is its reader's own. */
export async function markNotifyEmailConfirmed(
  trx: Trx,
  row: AssistantRow,
  notifyEmailConfirmedAt: string,
): Promise<void> {
  await changeRow(trx, row, { notifyEmailConfirmedAt });
}

/** What is missing or weak before deploying. */
export async function assistantReadiness(db: Db, row: AssistantRow): Promise<Readiness> {
  const assistant = toAssistant(row);
  const documents = await listDocuments(db, row.ownerId, row.id);
  const dedicatedNumber = row.phoneNumber;
  const readiness = readinessOf(assistant, documents.length, dedicatedNumber);
  const setupType = toSetupType(assistant.setupType);
  const weakPoints = weakPointsOf({ ...assistant, setupType, dedicatedNumber }, documents);
  const warnings = [...readiness.warnings, ...weakPoints];
  return { ...readiness, warnings: besideProblems(warnings, readiness.problems) };
}

async function versionOf(db: Db, row: AssistantRow): Promise<string> {
  return configurationVersion(toAssistant(row), await fingerprintsOf(db, row.ownerId, row.id));
}

/** A column that was not sent keeps its value. */
function definedOnly<T extends object>(changes: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  // Only undefined values were taken out, which is what the type says.
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
