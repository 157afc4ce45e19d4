// The configuration summary: sent to an address, or read to be sent by hand (spec 2 step 6, 7).
import { readAssistant, toAssistant } from '#server/features/assistants/assistants.service.ts';
import { documentsToSubmit } from '#server/features/documents/documents.service.ts';
import { findSubmission } from '#server/features/submissions/submissions.service.ts';
import { AppError } from '#server/http/app-error.ts';
import { listDeliveries } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import type { SummaryText, sendSummary } from '#shared/contract/deployment.ts';
import type { Answer } from '#shared/contract/endpoint.ts';
import { readinessOf } from '#shared/domain/completeness.ts';
import { nobodyTold } from '#shared/domain/nobody-told.ts';
import { configurationContent } from './configuration-content.ts';
import { configurationHtml, configurationText } from './configuration-html.ts';
import type { Target } from './deployment.service.ts';
import { refuseTooManyMails } from './mail-limits.ts';
import { orderFacts } from './order-facts.ts';
import type { DeploymentServices } from './submission-draft.ts';
import { strangersSummaryMail, summaryMail } from './summary-mails.ts';
import { withSubmission } from './with-submission.ts';

/**
 * Sends the summary of the present version to an address, once a version and address.
 * @param email default: the admin's address, which gets complete ones only
 * @throws AppError not-found, incomplete-assistant, too-many-requests, conflict, quota, unavailable
 */
export async function sendConfigurationSummary(
  services: DeploymentServices,
  target: Target,
  email: string | undefined,
): Promise<Answer<typeof sendSummary>> {
  const { config, outbox } = services;
  const { ownerId, assistantId, askedFrom } = target;
  const { adminEmail } = config;
  const sentTo = email ?? adminEmail;
  const recipient = sentTo.toLowerCase();
  const isAdmin = recipient === adminEmail.toLowerCase();
  const wanted = { ...target, recipientEmail: sentTo, isDeploying: false };
  const check: Parameters<typeof withSubmission>[1]['check'] = (...read) => {
    if (isAdmin && !readinessOf(...read).isComplete) refuseForProvider();
  };
  return withSubmission(services, { ...wanted, check }, async (trx, version) => {
    const { row, submission, now } = version;
    const content = version.contentWith();
    const deliveries = await listDeliveries(trx, { submissionId: submission.id });
    const former = deliveries.find(
      (delivery) => delivery.kind === 'email' && delivery.recipient === recipient,
    );
    if (!former || former.status === 'cancelled') {
      const purpose = 'summary';
      const mail = { ownerId, assistantId, askedFrom, purpose };
      await refuseTooManyMails(trx, { ...mail, recipient, adminEmail, now });
      const isConfirmed =
        row.notifyEmailConfirmedAt !== null && recipient === row.notifyEmail.toLowerCase();
      await outbox.enqueueMail(
        trx,
        { ...mail, submissionId: submission.id, now: now.toISOString() },
        sentTo,
        isAdmin || isConfirmed ? summaryMail(content, isAdmin) : strangersSummaryMail(content),
      );
    } else if (former.status === 'failed') {
      await outbox.retryForUser(trx, former);
    }
    return {
      success: true,
      summary: {
        subject: content.subject,
        body: configurationHtml(content).toString(),
        sentTo,
        sentAt: former?.deliveredAt ?? former?.createdAt ?? now.toISOString(),
      },
      message: summaryMessage(services, sentTo),
    };
  });
}

/**
 * The same as text, for who sends it by hand.
 * @throws AppError not-found
 */
export async function readSummaryText(
  { db, clock, config }: Services,
  { ownerId, assistantId }: Pick<Target, 'ownerId' | 'assistantId'>,
): Promise<SummaryText> {
  const row = await readAssistant(db, ownerId, assistantId);
  const submission = await findSubmission(db, assistantId, row.version);
  const content = configurationContent({
    assistant: toAssistant(row),
    order: orderFacts(row, submission?.id ?? null),
    documents: await documentsToSubmit(db, ownerId, assistantId),
    productName: config.productName,
    madeAt: clock.now().toISOString(),
  });
  const pdfFilename = submission?.pdfFilename ?? null;
  return { subject: content.subject, text: configurationText(content), pdfFilename };
}

/** True whenever it is asked: whether the mail went through is told by the submission. */
function summaryMessage({ mailer, webhookSender }: Services, sentTo: string): string {
  if (mailer.isSending) {
    return `The configuration summary of this version is queued for ${sentTo}, once. Its submission shows whether it was sent.`;
  }
  return webhookSender.isConfigured
    ? 'No mail server is set up, so the summary was only written to a mail file on this server.'
    : nobodyTold;
}

function refuseForProvider(): never {
  throw new AppError('incomplete-assistant', {
    detail:
      'This assistant is not complete yet, so its summary is not sent to the provider. It can be sent to an address of your own.',
  });
}
