// One attempt at one delivery, over the port that its kind needs.
import type { DeliveryOutcome } from './delivery-outcome.ts';
import type { MailAttachment, Mailer } from './mailer.ts';
import type { MailContent } from './new-delivery.ts';
import type { DeliveryRow } from './outbox.store.ts';
import type { WebhookSender } from './webhook-sender.ts';

const attemptTimeoutMs = 15_000;

interface Ports {
  mailer: Mailer;
  webhookSender: WebhookSender;
  /** The file of a submission, for mails that carry it. */
  readAttachment(submissionId: number): Promise<MailAttachment | undefined>;
}

/** Never rejects, and ends when `stopping` says so or after 15 s. */
export async function attemptDelivery(
  { kind, recipient, messageId, payload, createdAt, submissionId }: DeliveryRow,
  { mailer, webhookSender, readAttachment }: Ports,
  stopping: AbortSignal,
): Promise<DeliveryOutcome> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, attemptTimeoutMs);
  stopping.addEventListener('abort', end, { once: true });
  // It may have come while the delivery was claimed; the event does not come again.
  if (stopping.aborted) end();
  const { signal } = ending;
  try {
    if (kind === 'webhook') return await webhookSender.send({ messageId, body: payload }, signal);
    const { hasAttachment, ...content } = JSON.parse(payload) as MailContent; // As it was queued.
    const attachment =
      hasAttachment && submissionId !== null ? await readAttachment(submissionId) : undefined;
    const date = new Date(createdAt);
    const mail = { ...content, to: recipient, messageId, date, ...(attachment && { attachment }) };
    return await mailer.send(mail, signal);
  } catch {
    return { isDelivered: false, code: null, reason: 'The message could not be sent.' };
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', end);
  }
}
