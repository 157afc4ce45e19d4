// Sends the provider's system a deployment again that it had taken and then lost.
import type { Trx } from '#server/database/db.ts';
import {
  type AssistantRow,
  readAssistant,
} from '#server/features/assistants/assistants.service.ts';
import { documentsToSubmit } from '#server/features/documents/documents.service.ts';
import {
  findSubmission,
  findSubmissionById,
  lockSubmission,
  type SubmissionRow,
  settleSubmission,
} from '#server/features/submissions/submissions.service.ts';
import { listDeliveries, type WebhookContent } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import { deployedMessage } from './deployed-message.ts';
import { findRequest } from './numbers.store.ts';
import { orderFacts } from './order-facts.ts';
import { linkFiles } from './order-files.ts';
import type { SubmittedData } from './submitted-data.ts';

/**
 * - due: it is sent again, under its old id with a new signature and new links to the files
 * - unknown: no deployed assistant and no submission has this id
 * - outdated: a newer version was deployed after this submission
 * - undelivered: it is on its way or has failed, so there is nothing to repeat
 * - no-webhook: it went by mail only
 */
export type ReplayResult = 'due' | 'unknown' | 'outdated' | 'undelivered' | 'no-webhook';

/** @param id of a submission or of an assistant */
export async function replayDeployment(services: Services, id: number): Promise<ReplayResult> {
  const { db, outbox } = services;
  const wanted = await wantedSubmission(services, id);
  if (wanted === 'unknown' || wanted === 'outdated') return wanted;
  const { row, submission } = wanted;
  return db.transaction().execute(async (trx) => {
    await lockSubmission(trx, submission.id);
    const deliveries = await listDeliveries(trx, { submissionId: submission.id });
    const webhook = deliveries.find(
      ({ kind, purpose }) => kind === 'webhook' && purpose === 'deployment',
    );
    if (!webhook) return 'no-webhook';
    if (webhook.status !== 'delivered') return 'undelivered';
    await outbox.repeat(trx, webhook.id, await messageOf(trx, services, { row, submission }));
    await settleSubmission(trx, services, submission.id);
    return 'due';
  });
}

interface WantedDeployment {
  row: AssistantRow;
  submission: SubmissionRow;
}

async function messageOf(
  trx: Trx,
  services: Services,
  { row, submission }: WantedDeployment,
): Promise<WebhookContent> {
  const { configuration, documents } = JSON.parse(submission.submittedData) as SubmittedData; // As it was recorded.
  // Earlier releases recorded documents by their names only.
  const names = documents.map(({ originalName }) => originalName);
  const known = documents.every((document) => 'id' in document)
    ? documents
    : (await documentsToSubmit(trx, row.ownerId, row.id)).filter(({ originalName }) =>
        names.includes(originalName),
      );
  const links = await linkFiles({ ...services, db: trx }, submission.id, known);
  const order = orderFacts(row, submission.id);
  return deployedMessage(submission, { order, configuration, ...links });
}

async function wantedSubmission(
  { db }: Services,
  id: number,
): Promise<WantedDeployment | 'unknown' | 'outdated'> {
  const named = await findSubmissionById(db, id);
  const request = await findRequest(db, named?.assistantId ?? id);
  if (!request) return 'unknown';
  const row = await readAssistant(db, request.ownerId, request.id);
  const { deployedVersion: version } = row;
  if (named) return named.version === version ? { row, submission: named } : 'outdated';
  const submission = version === null ? undefined : await findSubmission(db, row.id, version);
  return submission ? { row, submission } : 'unknown';
}
