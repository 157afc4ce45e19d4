// Work on the submission of an assistant's present version. The PDF is made before the transaction
// begins, so that nobody waits for it; a version that changed meanwhile begins again.
import type { Trx } from '#server/database/db.ts';
import {
  type AssistantRow,
  lockAssistant,
  readAssistant,
  toAssistant,
} from '#server/features/assistants/assistants.service.ts';
import {
  type DocumentRecord,
  listDocuments,
} from '#server/features/documents/documents.service.ts';
import {
  findSubmission,
  lockSubmission,
  recordSubmission,
  refuseTooManyPdfs,
  type SubmissionRow,
  settleSubmission,
} from '#server/features/submissions/submissions.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { pickUpTable } from '#shared/domain/pick-up-table.ts';
import { toSetupType } from '#shared/domain/setup-type.ts';
import { type ConfigurationContent, configurationContent } from './configuration-content.ts';
import type { ConfigurationPdfs, WantedPdf } from './configuration-pdfs.ts';

export interface SubmittedVersion {
  row: AssistantRow;
  submission: SubmissionRow;
  content: ConfigurationContent;
  /** What the provider needs to know, for its programs. */
  data: SubmittedData;
}

interface SubmittedData {
  configuration: object;
  documents: { originalName: string; mimeType: string; size: number }[];
}

/** What the features of deployment work with. */
export type DeploymentServices = Services & { pdfs: ConfigurationPdfs };

interface Wanted {
  ownerId: number;
  assistantId: number;
  recipientEmail: string;
  /** Whom the work counts for. */
  askedBy: readonly string[];
  /** Throws to refuse, before anything is made. */
  check?: (assistant: Assistant, documentCount: number) => void;
}

const mostRounds = 5;

/**
 * Runs `work` in a transaction that holds the assistant and its submission, then wakes the outbox.
 * @throws AppError not-found; conflict when the assistant keeps changing
 */
export async function withSubmission<T>(
  services: DeploymentServices,
  wanted: Wanted,
  work: (trx: Trx, version: SubmittedVersion) => Promise<T>,
): Promise<T> {
  const { db, clock, config, outbox } = services;
  const { ownerId, assistantId, recipientEmail } = wanted;
  const { productName } = config;
  for (let round = 0; round < mostRounds; round++) {
    const toMake = await pdfToMake(services, wanted);
    // Whoever waits here for the turns of others holds none of the texts.
    const pdf = toMake.isRecorded
      ? undefined
      : await services.pdfs.make(toMake).catch(nullIfChanged);
    if (pdf === null) continue;
    const now = clock.now();
    const { assistant, content, documents, version } = await readConfiguration(services, wanted);
    if (version !== toMake.version) continue;
    const data = submittedData(assistant, documents);

    const done = await db.transaction().execute(async (trx) => {
      const row = await lockAssistant(trx, ownerId, assistantId);
      if (row.version !== version) return undefined;
      const { deviceId, companyName } = row;
      const submission =
        (await findSubmission(trx, assistantId, version)) ??
        (pdf &&
          (await recordSubmission(trx, {
            ownerId,
            assistantId,
            version,
            productName,
            companyName,
            data,
            recipientEmail,
            deviceId,
            pdf,
            now: now.toISOString(),
          })));
      if (!submission) return undefined;
      await lockSubmission(trx, submission.id);
      const result = await work(trx, { row, submission, content, data });
      await settleSubmission(trx, services, submission.id);
      return { result };
    });
    if (done) {
      outbox.wake();
      return done.result;
    }
  }
  throw new AppError('conflict');
}

/** Of a version that is not the present one any more no PDF is made. */
class ChangedMeanwhile extends Error {}

function nullIfChanged(error: unknown): null {
  if (error instanceof ChangedMeanwhile) return null;
  throw error;
}

interface Configuration {
  assistant: Assistant;
  version: string;
  documents: DocumentRecord[];
  content: ConfigurationContent;
  /** Characters, about. */
  length: number;
}

async function readConfiguration(
  { db, clock, config }: Services,
  { ownerId, assistantId }: Wanted,
): Promise<Configuration> {
  const row = await readAssistant(db, ownerId, assistantId);
  const documents = await listDocuments(db, ownerId, assistantId);
  const assistant = toAssistant(row);
  const content = configurationContent({
    assistant,
    documents,
    productName: config.productName,
    madeAt: clock.now().toISOString(),
  });
  const length = row.faqs.length + (row.callInstructions?.length ?? 0);
  return { assistant, version: row.version, documents, content, length };
}

/** The PDF of the present version, and whether it is there already. */
async function pdfToMake(
  services: Services,
  wanted: Wanted,
): Promise<WantedPdf & { version: string; isRecorded: boolean }> {
  const { db, clock } = services;
  const { ownerId, assistantId, askedBy, check } = wanted;
  const { assistant, version, documents, length } = await readConfiguration(services, wanted);
  check?.(assistant, documents.length);
  return {
    key: `${assistantId} ${version}`,
    version,
    isRecorded: (await findSubmission(db, assistantId, version)) !== undefined,
    askedBy,
    length,
    content: async () => {
      await refuseTooManyPdfs(db, ownerId);
      const present = await readConfiguration(services, wanted);
      if (present.version !== version) throw new ChangedMeanwhile();
      return { content: present.content, createdAt: clock.now() };
    },
  };
}

function submittedData(
  assistant: Assistant,
  documents: readonly SubmittedData['documents'][number][],
): SubmittedData {
  const {
    deviceId: _deviceId,
    status: _status,
    hasUndeployedChanges: _hasUndeployedChanges,
    deploymentDate: _deploymentDate,
    ...configuration
  } = assistant;
  return {
    configuration: {
      ...configuration,
      whoPicksUp: pickUpTable({
        ...configuration,
        setupType: toSetupType(configuration.setupType),
      }),
    },
    documents: documents.map(({ originalName, mimeType, size }) => ({
      originalName,
      mimeType,
      size,
    })),
  };
}
