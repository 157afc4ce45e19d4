// One attempt at one delivery, over the port that its kind needs.
import type { DeliveryOutcome } from './delivery-outcome.ts';
import type { Mailer } from './mailer.ts';
import type { DeliveryRow } from './outbox.store.ts';
import type { WebhookSender } from './webhook-sender.ts';

const attemptTimeoutMs = 15_000;

interface Ports {
  mailer: Mailer;
  webhookSender: WebhookSender;
}

/** Never rejects, and ends when `stopping` says so or after 15 s. */
export async function attemptDelivery(
  { kind, recipient, messageId, payload, createdAt }: DeliveryRow,
  { mailer, webhookSender }: Ports,
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
    const date = new Date(createdAt);
    return await mailer.send({ ...JSON.parse(payload), to: recipient, messageId, date }, signal);
  } catch {
    return { isDelivered: false, code: null, reason: 'The message could not be sent.' };
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', end);
  }
}
