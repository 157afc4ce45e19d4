// Work on the submission of an assistant's present version. The PDF is made before the transaction
// begins, so that nobody waits for it; a version that changed meanwhile begins again.
import type { Trx } from '#server/database/db.ts';
import {
  type AssistantRow,
  lockAssistant,
  readAssistant,
  toAssistant,
} from '#server/features/assistants/assistants.service.ts';
import { listDocuments } from '#server/features/documents/documents.service.ts';
import {
  findSubmission,
  lockSubmission,
  recordSubmission,
  type SubmissionRow,
  settleSubmission,
} from '#server/features/submissions/submissions.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { type ConfigurationContent, configurationContent } from './configuration-content.ts';
import { configurationPdf } from './configuration-pdf.ts';

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

interface Wanted {
  ownerId: number;
  assistantId: number;
  recipientEmail: string;
  /** Throws to refuse, before anything is made. */
  check?: (assistant: Assistant, documentCount: number, dedicatedNumber: string | null) => void;
}

const mostRounds = 5;

/**
 * Runs `work` in a transaction that holds the assistant and its submission, then wakes the outbox.
 * @throws AppError not-found; conflict when the assistant keeps changing
 */
export async function withSubmission<T>(
  services: Services,
  { ownerId, assistantId, recipientEmail, check }: Wanted,
  work: (trx: Trx, version: SubmittedVersion) => Promise<T>,
): Promise<T> {
  const { db, clock, config, outbox } = services;
  for (let round = 0; round < mostRounds; round++) {
    const now = clock.now();
    const read = await readAssistant(db, ownerId, assistantId);
    const documents = await listDocuments(db, ownerId, assistantId);
    const assistant = toAssistant(read);
    check?.(assistant, documents.length, read.phoneNumber);
    const { productName } = config;
    const content = configurationContent({
      assistant,
      documents,
      productName,
      madeAt: now.toISOString(),
    });
    const recorded = await findSubmission(db, assistantId, read.version);
    const pdf = recorded
      ? undefined
      : await makePdfOnce(`${assistantId} ${read.version}`, content, now);
    const data = submittedData(assistant, documents);

    const done = await db.transaction().execute(async (trx) => {
      const row = await lockAssistant(trx, ownerId, assistantId);
      if (row.version !== read.version) return undefined;
      const { version, deviceId, companyName } = row;
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
    configuration,
    documents: documents.map(({ originalName, mimeType, size }) => ({
      originalName,
      mimeType,
      size,
    })),
  };
}

const inTheMaking = new Map<string, Promise<Buffer>>();
let lastMade: Promise<unknown> = Promise.resolve();

/**
 * Twenty calls at once make one PDF; the database decides in any case whose is kept. One is made
 * after the other: side by side each would take as long as all together.
 */
function makePdfOnce(key: string, content: ConfigurationContent, now: Date): Promise<Buffer> {
  const running = inTheMaking.get(key);
  if (running) return running;
  const pdf = lastMade
    .catch(() => {})
    .then(() => configurationPdf(content, now))
    .finally(() => inTheMaking.delete(key));
  lastMade = pdf;
  inTheMaking.set(key, pdf);
  return pdf;
}
