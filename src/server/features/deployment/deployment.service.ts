// Asking the provider to go live, and sending the configuration summary (spec 1, 2 step 6, 7).
import { markDeployed } from '#server/features/assistants/assistants.service.ts';
import {
  findSubmissionByKey,
  keepSubmissionKey,
  nobodyNotified,
  renewSubmission,
  type SubmissionRow,
} from '#server/features/submissions/submissions.service.ts';
import { AppError } from '#server/http/app-error.ts';
import { listDeliveries } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import type { deployAssistant, sendSummary } from '#shared/contract/deployment.ts';
import type { Answer } from '#shared/contract/endpoint.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { readinessOf } from '#shared/domain/completeness.ts';
import { configurationHtml } from './configuration-html.ts';
import { deployedMessage } from './deployed-message.ts';
import { refuseTooManyMails } from './mail-limits.ts';
import { deploymentMail, summaryMail } from './summary-mails.ts';
import { withSubmission } from './with-submission.ts';

interface Target {
  ownerId: number;
  assistantId: number;
}

/**
 * Requests the deployment of the present version. Asked again it changes nothing and answers the same;
 * what could not be delivered is queued again.
 * @param key the client's Idempotency-Key, if any
 * @throws AppError not-found, incomplete-assistant, conflict
 */
export async function deploy(
  services: Services,
  target: Target,
  key: string | undefined,
): Promise<Answer<typeof deployAssistant>> {
  const { db, config, outbox, clock } = services;
  const { ownerId, assistantId } = target;
  const deployKey = key === undefined ? undefined : { ...target, key };
  const known = deployKey && (await findSubmissionByKey(db, deployKey));
  if (known) return deployed(services, known);

  const recipientEmail = config.adminEmail;
  const wanted = { ...target, recipientEmail, check: refuseIncomplete };
  return withSubmission(services, wanted, async (trx, { row, submission, content, data }) => {
    const now = clock.now().toISOString();
    if (deployKey) await keepSubmissionKey(trx, deployKey, submission.id, now);
    if (row.deployedVersion === row.version) {
      for (const delivery of await listDeliveries(trx, { submissionId: submission.id })) {
        if (delivery.status === 'failed') await outbox.retry(trx, delivery);
      }
      return deployed(services, submission);
    }
    const number = await markDeployed(trx, row, now);
    await renewSubmission(trx, submission.id, { recipientEmail, now });
    const delivery = {
      ownerId,
      assistantId,
      submissionId: submission.id,
      purpose: 'deployment',
      now,
    };
    await outbox.enqueueMail(trx, delivery, recipientEmail, deploymentMail(content, number));
    const requested = { ...submission, submittedAt: now };
    const message = deployedMessage(requested, JSON.stringify(data));
    await outbox.enqueueWebhook(trx, delivery, message.type, message.data);
    return deployed(services, requested);
  });
}

/**
 * Sends the summary of the present version to an address, once a version and address.
 * @param email default: the admin's address
 * @throws AppError not-found, too-many-requests, conflict
 */
export function sendConfigurationSummary(
  services: Services,
  target: Target,
  email: string | undefined,
): Promise<Answer<typeof sendSummary>> {
  const { config, clock, outbox } = services;
  const { ownerId, assistantId } = target;
  const { adminEmail } = config;
  const sentTo = email ?? adminEmail;
  const wanted = { ...target, recipientEmail: sentTo };
  return withSubmission(services, wanted, async (trx, { submission, content }) => {
    const deliveries = await listDeliveries(trx, { submissionId: submission.id });
    const former = deliveries.find(
      ({ kind, recipient }) => kind === 'email' && recipient === sentTo.toLowerCase(),
    );
    const now = clock.now();
    if (!former) {
      const purpose = 'summary';
      await refuseTooManyMails(trx, { recipient: sentTo, adminEmail, assistantId, purpose, now });
      const isAdmin = sentTo.toLowerCase() === adminEmail.toLowerCase();
      await outbox.enqueueMail(
        trx,
        { ownerId, assistantId, submissionId: submission.id, purpose, now: now.toISOString() },
        sentTo,
        summaryMail(content, isAdmin),
      );
    } else if (former.status === 'failed') {
      await outbox.retry(trx, former);
    }
    return {
      success: true,
      summary: {
        subject: content.subject,
        body: configurationHtml(content).toString(),
        sentTo,
        sentAt: former?.createdAt ?? now.toISOString(),
      },
      message: summaryMessage(services, sentTo),
    };
  });
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

function deployed(
  { mailer, webhookSender }: Services,
  { id, submittedAt, pdfFilename }: SubmissionRow,
): Answer<typeof deployAssistant> {
  const isNotified = mailer.isSending || webhookSender.isConfigured;
  return {
    success: true,
    message: isNotified
      ? 'The deployment was requested, and the provider is being notified.'
      : nobodyNotified,
    status: 'deployed',
    deploymentDate: submittedAt,
    submissionId: id,
    pdfFilename: pdfFilename ?? '',
  };
}

/** The same however often it is asked for: the first of many clicks is not told apart. */
function summaryMessage({ mailer, webhookSender }: Services, sentTo: string): string {
  if (mailer.isSending) return `The configuration summary of this version goes to ${sentTo}.`;
  return webhookSender.isConfigured
    ? 'No mail server is set up, so the summary was only written to a mail file on this server.'
    : nobodyNotified;
}
