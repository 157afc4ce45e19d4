// Everything that can be made of an order before the transaction that submits it: its PDF, so that nobody waits
// for that while the assistant is locked, what it tells programs, and what it tells people.
import { newId } from '#server/database/new-id.ts';
import {
  type AssistantRow,
  deployedColumns,
  readAssistant,
  toAssistant,
} from '#server/features/assistants/assistants.service.ts';
import { documentsToSubmit } from '#server/features/documents/documents.service.ts';
import {
  findSubmission,
  refuseTooManyPdfs,
} from '#server/features/submissions/submissions.service.ts';
import type { Services } from '#server/platform/services.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { type ConfigurationContent, configurationContent } from './configuration-content.ts';
import type { ListedDocument } from './configuration-entry.ts';
import type { ConfigurationPdfs } from './configuration-pdfs.ts';
import { type OrderFacts, orderFacts } from './order-facts.ts';
import { type SubmittedData, submittedData } from './submitted-data.ts';

/** What the features of deployment work with. */
export type DeploymentServices = Services & { pdfs: ConfigurationPdfs };

export interface Wanted {
  ownerId: number;
  assistantId: number;
  recipientEmail: string;
  isDeploying: boolean;
  /** Whom the work counts for. */
  askedBy: readonly string[];
  /** Throws to refuse, before anything is made. */
  check?: (assistant: Assistant, documentCount: number, dedicatedNumber: string | null) => void;
}

export interface SubmissionDraft {
  /** See `orderKey`: what all of it was made of. */
  key: string;
  submissionId: number;
  order: OrderFacts;
  /** What the provider needs to know, for its programs. */
  data: SubmittedData;
  /** The same for people; with links to the documents where they are given. */
  contentWith(documents?: readonly ListedDocument[]): ConfigurationContent;
  /** undefined where the submission has one that stays. */
  pdf: Buffer | undefined;
  /** Set when this version is to be deployed now; null when that is done or not asked for. */
  deployment: { pdf: Buffer; isProviderTold: boolean } | null;
  now: Date;
}

/** Of an order that is not the present one any more nothing is made. */
export class ChangedMeanwhile extends Error {}

/** Another one for every change that the messages or the PDF tell of. */
export function orderKey(row: AssistantRow): string {
  const { id, version, deployedVersion, deployedRevision } = row;
  const { phoneNumber, notifyEmailConfirmedAt } = row;
  const parts = [id, version, deployedVersion, deployedRevision];
  return [...parts, phoneNumber, notifyEmailConfirmedAt].join(' ');
}

/** @throws ChangedMeanwhile; AppError not-found, quota, unavailable and what `check` throws */
export async function draftOf(
  services: DeploymentServices,
  wanted: Wanted,
): Promise<SubmissionDraft> {
  const toDraft = await findToDraft(services, wanted);
  const { key, isProviderTold, isDeployedNow } = toDraft;
  // Whoever waits here for the turns of others holds none of the texts.
  const { pdf, submissionId, createdAt } = toDraft.isPdfMade
    ? await makePdf(services, wanted, toDraft)
    : { pdf: undefined, submissionId: toDraft.submissionId, createdAt: services.clock.now() };
  const present = await readOrder(services, wanted, { ...toDraft, submissionId }, createdAt);
  const deployment = isDeployedNow && pdf ? { pdf, isProviderTold } : null;
  return { key, submissionId, ...present, pdf, deployment, now: createdAt };
}

interface ToDraft {
  key: string;
  submissionId: number;
  isRecorded: boolean;
  isDeployedNow: boolean;
  isPdfMade: boolean;
  isProviderTold: boolean;
  /** Characters of the texts, about. */
  length: number;
}

async function findToDraft(services: Services, wanted: Wanted): Promise<ToDraft> {
  const { db, mailer, webhookSender } = services;
  const { ownerId, assistantId } = wanted;
  const row = await readAssistant(db, ownerId, assistantId);
  const documents = await documentsToSubmit(db, ownerId, assistantId);
  wanted.check?.(toAssistant(row), documents.length, row.phoneNumber);
  const recorded = await findSubmission(db, assistantId, row.version);
  const isProviderTold = mailer.isSending || webhookSender.isConfigured;
  // One that reached nobody is sent as soon as somebody can be reached.
  const isUnsent = recorded?.status === 'stored' && isProviderTold;
  const isDeployed = row.deployedVersion === row.version && !isUnsent;
  const isDeployedNow = wanted.isDeploying && !isDeployed;
  return {
    key: orderKey(row),
    submissionId: recorded?.id ?? newId(),
    isRecorded: recorded !== undefined,
    isDeployedNow,
    isPdfMade: isDeployedNow || !recorded,
    isProviderTold,
    length: row.faqs.length + (row.callInstructions?.length ?? 0),
  };
}

/** Twenty calls at once get one PDF, and with it the submission that it names. */
function makePdf(services: DeploymentServices, wanted: Wanted, toDraft: ToDraft) {
  const { submissionId, isRecorded, isDeployedNow, length } = toDraft;
  const { askedBy, ownerId } = wanted;
  return services.pdfs.make({
    key: `${toDraft.key} ${isDeployedNow}`,
    submissionId,
    askedBy,
    length,
    content: async () => {
      // One that takes the place of another adds nothing.
      if (!isRecorded) await refuseTooManyPdfs(services.db, ownerId);
      const createdAt = services.clock.now();
      const { contentWith } = await readOrder(services, wanted, toDraft, createdAt);
      return { content: contentWith(), createdAt };
    },
  });
}

/** As it is when it was deployed, if that is wanted. */
async function readOrder(
  { db, config }: Services,
  { ownerId, assistantId }: Wanted,
  { key, submissionId, isDeployedNow, isProviderTold }: ToDraft,
  date: Date,
): Promise<Pick<SubmissionDraft, 'order' | 'data' | 'contentWith'>> {
  const read = await readAssistant(db, ownerId, assistantId);
  if (orderKey(read) !== key) throw new ChangedMeanwhile();
  const documents = await documentsToSubmit(db, ownerId, assistantId);
  const now = date.toISOString();
  const row = isDeployedNow ? { ...read, ...deployedColumns(read, { now, isProviderTold }) } : read;
  const assistant = toAssistant(row);
  const order = orderFacts(row, submissionId);
  return {
    order,
    data: submittedData(assistant, documents),
    contentWith: (listed: readonly ListedDocument[] = documents) =>
      configurationContent({
        assistant,
        order,
        documents: listed,
        productName: config.productName,
        madeAt: now,
      }),
  };
}
