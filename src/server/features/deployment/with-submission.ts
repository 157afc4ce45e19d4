// Work on the submission of an assistant's present version. The PDF is made before the transaction
// begins, so that nobody waits for it; an assistant that changed meanwhile begins again.
import type { Trx } from '#server/database/db.ts';
import { newId } from '#server/database/new-id.ts';
import {
  type AssistantRow,
  deployedColumns,
  lockAssistant,
  readAssistant,
  toAssistant,
} from '#server/features/assistants/assistants.service.ts';
import { documentsToSubmit } from '#server/features/documents/documents.service.ts';
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
import {
  type ConfigurationContent,
  configurationContent,
  type ListedDocument,
} from './configuration-content.ts';
import { configurationPdf } from './configuration-pdf.ts';
import { type OrderFacts, orderFacts } from './order-facts.ts';
import { type SubmittedData, submittedData } from './submitted-data.ts';

export interface SubmittedVersion {
  row: AssistantRow;
  submission: SubmissionRow;
  order: OrderFacts;
  /** What the provider needs to know, for its programs. */
  data: SubmittedData;
  /** The same for people; with links to the documents where they are given. */
  contentWith(documents?: readonly ListedDocument[]): ConfigurationContent;
  /** Set when this version is to be deployed now; null when that is done or not asked for. */
  deployment: { pdf: Buffer; isProviderTold: boolean } | null;
  now: Date;
}

interface Wanted {
  ownerId: number;
  assistantId: number;
  recipientEmail: string;
  isDeploying: boolean;
  /** Throws to refuse, before anything is made. */
  check?: (assistant: Assistant, documentCount: number) => void;
}

const mostRounds = 5;

/**
 * Runs `work` in a transaction that holds the assistant and its submission, then wakes the outbox.
 * @throws AppError not-found; conflict when the assistant keeps changing
 */
export async function withSubmission<T>(
  services: Services,
  wanted: Wanted,
  work: (trx: Trx, version: SubmittedVersion) => Promise<T>,
): Promise<T> {
  for (let round = 0; round < mostRounds; round++) {
    const draft = await draftOf(services, wanted);
    const done = await services.db.transaction().execute(async (trx) => {
      const row = await lockAssistant(trx, wanted.ownerId, wanted.assistantId);
      if (!isSameOrder(row, draft.read)) return undefined;
      const submission =
        (await findSubmission(trx, row.id, row.version)) ??
        (await recordDraft(trx, services, wanted, draft));
      // Another one was recorded meanwhile, and everything here names this one.
      if (submission?.id !== draft.submissionId) return undefined;
      await lockSubmission(trx, submission.id);
      const result = await work(trx, { ...draft, row, submission });
      await settleSubmission(trx, services, submission.id);
      return { result };
    });
    if (done) {
      services.outbox.wake();
      return done.result;
    }
  }
  throw new AppError('conflict');
}

type Draft = Omit<SubmittedVersion, 'row' | 'submission'> & {
  /** The row that all of it was made of. */
  read: AssistantRow;
  submissionId: number;
  pdf: Buffer | undefined;
};

/** Everything that can be made before the transaction. */
async function draftOf(services: Services, wanted: Wanted): Promise<Draft> {
  const { db, clock, config, mailer, webhookSender } = services;
  const { ownerId, assistantId } = wanted;
  const read = await readAssistant(db, ownerId, assistantId);
  const documents = await documentsToSubmit(db, ownerId, assistantId);
  wanted.check?.(toAssistant(read), documents.length);
  const recorded = await findSubmission(db, assistantId, read.version);
  const isProviderTold = mailer.isSending || webhookSender.isConfigured;
  // One that reached nobody is sent as soon as somebody can be reached.
  const isUnsent = recorded?.status === 'stored' && isProviderTold;
  const isDeployed = read.deployedVersion === read.version && !isUnsent;
  const isDeployedNow = wanted.isDeploying && !isDeployed;

  const makeDraft = async (): Promise<Draft> => {
    const now = clock.now();
    const mark = { now: now.toISOString(), isProviderTold };
    const row = isDeployedNow ? { ...read, ...deployedColumns(read, mark) } : read;
    const assistant = toAssistant(row);
    const submissionId = recorded?.id ?? newId();
    const order = orderFacts(row, submissionId);
    const contentWith = (listed: readonly ListedDocument[] = documents) =>
      configurationContent({
        assistant,
        order,
        documents: listed,
        productName: config.productName,
        madeAt: mark.now,
      });
    const isPdfMade = isDeployedNow || !recorded;
    const pdf = isPdfMade ? await configurationPdf(contentWith(), now) : undefined;
    const data = submittedData(assistant, documents);
    const deployment = isDeployedNow && pdf ? { pdf, isProviderTold } : null;
    return { read, submissionId, order, data, contentWith, deployment, pdf, now };
  };
  if (recorded && !isDeployedNow) return makeDraft();
  const { version, deployedRevision } = read;
  return once(`${assistantId} ${version} ${deployedRevision} ${isDeployedNow}`, makeDraft);
}

/** Nothing changed that the messages or the PDF tell. */
function isSameOrder(row: AssistantRow, read: AssistantRow): boolean {
  return (
    row.version === read.version &&
    row.deployedVersion === read.deployedVersion &&
    row.deployedRevision === read.deployedRevision &&
    row.phoneNumber === read.phoneNumber &&
    row.notifyEmailConfirmedAt === read.notifyEmailConfirmedAt
  );
}

async function recordDraft(
  trx: Trx,
  { config }: Services,
  { ownerId, assistantId, recipientEmail }: Wanted,
  { read, submissionId, data, pdf, now }: Draft,
): Promise<SubmissionRow | undefined> {
  if (!pdf) return undefined;
  const { version, deviceId, companyName } = read;
  return recordSubmission(trx, {
    id: submissionId,
    ownerId,
    assistantId,
    version,
    productName: config.productName,
    companyName,
    data,
    recipientEmail,
    deviceId,
    pdf,
    now: now.toISOString(),
  });
}

const inTheMaking = new Map<string, Promise<Draft>>();
let lastMade: Promise<unknown> = Promise.resolve();

/**
 * Twenty calls at once make one PDF; the database decides in any case whose is kept. One is made
 * after the other: side by side each would take as long as all together.
 */
function once(key: string, make: () => Promise<Draft>): Promise<Draft> {
  const running = inTheMaking.get(key);
  if (running) return running;
  const made = lastMade
    .catch(() => {})
    .then(make)
    .finally(() => inTheMaking.delete(key));
  lastMade = made;
  inTheMaking.set(key, made);
  return made;
}
