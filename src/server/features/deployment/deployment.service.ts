// Asking the provider to go live (spec 1, 2 step 6, 7).
import type { Trx } from '#server/database/db.ts';
import { markDeployed } from '#server/features/assistants/assistants.service.ts';
import {
  findSubmissionByKey,
  keepSubmissionKey,
  renewSubmission,
  type SubmissionRow,
  supersedeUndelivered,
} from '#server/features/submissions/submissions.service.ts';
import { AppError } from '#server/http/app-error.ts';
import { listDeliveries } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import type { deployAssistant } from '#shared/contract/deployment.ts';
import type { Answer } from '#shared/contract/endpoint.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { readinessOf } from '#shared/domain/completeness.ts';
import { nobodyTold } from '#shared/domain/nobody-told.ts';
import { deployedMessage } from './deployed-message.ts';
import { linkFiles } from './order-files.ts';
import type { DeploymentServices } from './submission-draft.ts';
import { deploymentMail } from './summary-mails.ts';
import { type SubmittedVersion, withSubmission } from './with-submission.ts';

export interface Target {
  ownerId: number;
  assistantId: number;
  /** Whom the work counts for. */
  askedBy: readonly string[];
  /** Of whom mails to others are counted, see asked-by.ts. */
  askedFrom: string;
}

/**
 * Requests the deployment of the present version. Asked again it changes nothing and answers the same;
 * what could not be delivered is queued again.
 * @param key the client's Idempotency-Key, if any
 * @throws AppError not-found, incomplete-assistant, conflict, quota, unavailable
 */
export async function deploy(
  services: DeploymentServices,
  target: Target,
  key: string | undefined,
): Promise<Answer<typeof deployAssistant>> {
  const { db, config, outbox } = services;
  const { ownerId, assistantId } = target;
  const deployKey = key === undefined ? undefined : { ownerId, assistantId, key };
  const known = deployKey && (await findSubmissionByKey(db, deployKey));
  if (known) return deployed(services, known);

  const recipientEmail = config.adminEmail;
  const wanted = { ...target, recipientEmail, isDeploying: true, check: refuseIncomplete };
  return withSubmission(services, wanted, async (trx, version) => {
    const { submission, deployment } = version;
    const now = version.now.toISOString();
    if (deployKey) await keepSubmissionKey(trx, deployKey, submission.id, now);
    if (deployment === null) {
      for (const delivery of await listDeliveries(trx, { submissionId: submission.id })) {
        if (delivery.status === 'failed') await outbox.retryForUser(trx, delivery);
      }
      return deployed(services, submission);
    }
    const { pdf, isProviderTold } = deployment;
    await markDeployed(trx, version.row, { now, isProviderTold });
    await renewSubmission(trx, submission.id, { recipientEmail, data: version.data, pdf, now });
    await supersedeUndelivered(trx, services, {
      assistantId: target.assistantId,
      submissionId: submission.id,
    });
    await tellProvider(trx, services, version);
    return deployed(services, { ...submission, submittedAt: now });
  });
}

async function tellProvider(
  trx: Trx,
  services: Services,
  { row, submission, order, data, contentWith, now: date }: SubmittedVersion,
): Promise<void> {
  const { config, outbox } = services;
  const now = date.toISOString();
  const { id: submissionId } = submission;
  const { id: assistantId, ownerId } = row;
  const delivery = { ownerId, assistantId, submissionId, purpose: 'deployment', now };
  const links = await linkFiles({ ...services, db: trx }, submissionId, data.documents);
  const mail = deploymentMail(contentWith(links.documents), order);
  await outbox.enqueueMail(trx, delivery, config.adminEmail, mail);
  const { configuration } = data;
  const requested = { ...submission, submittedAt: now };
  const message = deployedMessage(requested, { order, configuration, ...links });
  await outbox.enqueueWebhook(trx, delivery, message.type, message.data);
}

function refuseIncomplete(
  assistant: Assistant,
  documentCount: number,
  dedicatedNumber: string | null,
): void {
  const { isComplete, problems } = readinessOf(assistant, documentCount, dedicatedNumber);
  if (isComplete) return;
  const errors = problems.map(({ field, message }) => ({ field, message }));
  throw new AppError('incomplete-assistant', { errors });
}

/** The same however often and whenever it is asked: the submission tells how far it got. */
function deployed(
  { mailer, webhookSender }: Services,
  { id, submittedAt, pdfFilename }: SubmissionRow,
): Answer<typeof deployAssistant> {
  const isTold = mailer.isSending || webhookSender.isConfigured;
  return {
    success: true,
    message: isTold
      ? 'The deployment of this version is requested. Its submission shows when the provider has received it.'
      : nobodyTold,
    status: 'deployed',
    deploymentDate: submittedAt,
    submissionId: id,
    pdfFilename: pdfFilename ?? '',
  };
}
