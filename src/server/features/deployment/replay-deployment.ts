// Sends the provider's system a deployment again that it had taken and then lost.
import { readAssistant } from '#server/features/assistants/assistants.service.ts';
import {
  findSubmission,
  findSubmissionById,
  lockSubmission,
  type SubmissionRow,
  settleSubmission,
} from '#server/features/submissions/submissions.service.ts';
import { listDeliveries } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import { deployedMessage } from './deployed-message.ts';
import { findRequest } from './numbers.store.ts';

/**
 * - due: it is sent again, under its old id with a new signature
 * - unknown: no deployed assistant and no submission has this id
 * - outdated: a newer version was deployed after this submission
 * - undelivered: it is on its way or has failed, so there is nothing to repeat
 * - no-webhook: it went by mail only
 */
export type ReplayResult = 'due' | 'unknown' | 'outdated' | 'undelivered' | 'no-webhook';

/** @param id of a submission or of an assistant */
export async function replayDeployment(services: Services, id: number): Promise<ReplayResult> {
  const { db, outbox } = services;
  const submission = await wantedSubmission(services, id);
  if (submission === 'unknown' || submission === 'outdated') return submission;
  return db.transaction().execute(async (trx) => {
    await lockSubmission(trx, submission.id);
    const deliveries = await listDeliveries(trx, { submissionId: submission.id });
    const webhook = deliveries.find(
      ({ kind, purpose }) => kind === 'webhook' && purpose === 'deployment',
    );
    if (!webhook) return 'no-webhook';
    if (webhook.status !== 'delivered') return 'undelivered';
    await outbox.repeat(trx, webhook.id, deployedMessage(submission, submission.submittedData));
    await settleSubmission(trx, services, submission.id);
    return 'due';
  });
}

async function wantedSubmission(
  { db }: Services,
  id: number,
): Promise<SubmissionRow | 'unknown' | 'outdated'> {
  const named = await findSubmissionById(db, id);
  const request = await findRequest(db, named?.assistantId ?? id);
  if (!request) return 'unknown';
  const { deployedVersion: version } = await readAssistant(db, request.ownerId, request.id);
  if (named) return named.version === version ? named : 'outdated';
  if (version === null) return 'unknown';
  return (await findSubmission(db, request.id, version)) ?? 'unknown';
}
