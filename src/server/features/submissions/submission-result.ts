// The status of a submission, as its deliveries make it (spec 4: success, failed or other).
import type { DeliveryState } from '#server/platform/outbox.ts';
import { nobodyTold } from '#shared/domain/nobody-told.ts';

export interface SubmissionResult {
  /** Anything but success and failed shows blue. */
  status: 'pending' | 'success' | 'failed' | 'stored' | 'superseded';
  responseCode: number | null;
  responseMessage: string;
}

/** What this server can reach. */
export interface Reach {
  /** False: mails only become files here. */
  isMailSent: boolean;
  isWebhookConfigured: boolean;
}

type Delivery = Pick<
  DeliveryState,
  'kind' | 'purpose' | 'recipient' | 'status' | 'attempts' | 'responseCode' | 'lastError'
>;

export function submissionResult(all: readonly Delivery[], reach: Reach): SubmissionResult {
  const deliveries = decisive(all);
  if (deliveries.some(({ status }) => status === 'cancelled')) return superseded;
  const reachesNobody = !reach.isMailSent && !reach.isWebhookConfigured;
  if (reachesNobody && !deliveries.some(hasReached)) return stored;
  const failed = deliveries.find(({ status }) => status === 'failed');
  const pending = deliveries.find(({ status }) => status === 'pending');
  if (pending) {
    const reason = responseReason(pending);
    return {
      status: 'pending',
      responseCode: pending.responseCode,
      responseMessage: reason === '' ? 'On its way.' : `${reason} It is tried again by itself.`,
    };
  }
  if (failed) {
    const { responseCode } = failed;
    return { status: 'failed', responseCode, responseMessage: responseReason(failed) };
  }
  return deliveries.some(hasReached) ? successOf(deliveries) : stored;
}

/**
 * Why a delivery has not succeeded, for the office that asked for it. What the operator needs to know of
 * mail servers and networks is in the outbox only.
 */
export function responseReason(
  delivery: Pick<Delivery, 'kind' | 'attempts' | 'responseCode' | 'lastError'>,
): string {
  const { kind, attempts, responseCode, lastError } = delivery;
  if (attempts === 0 || lastError === '') return '';
  if (kind === 'email') return 'The mail could not be delivered.';
  return responseCode === null
    ? "The provider's system could not be reached."
    : `The provider's system answered ${responseCode}.`;
}

const stored: SubmissionResult = {
  status: 'stored',
  responseCode: null,
  responseMessage: nobodyTold,
};

const superseded: SubmissionResult = {
  status: 'superseded',
  responseCode: null,
  responseMessage: 'A newer deployment took its place before this one was delivered.',
};

/** A summary sent to someone else does not decide whether the provider was told. */
function decisive(all: readonly Delivery[]): readonly Delivery[] {
  const deployment = all.filter(({ purpose }) => purpose === 'deployment');
  return deployment.length > 0 ? deployment : all;
}

/** A mail that became a file has no answer of a mail server. */
function hasReached({ kind, status, responseCode }: Delivery): boolean {
  return status === 'delivered' && (kind === 'webhook' || responseCode !== null);
}

function successOf(deliveries: readonly Delivery[]): SubmissionResult {
  const webhook = deliveries.find(({ kind }) => kind === 'webhook');
  const mail = deliveries.find(({ kind }) => kind === 'email');
  const sentences: string[] = [];
  if (webhook) sentences.push("Delivered to the provider's system.");
  if (mail && hasReached(mail)) sentences.push(`Sent by e-mail to ${mail.recipient}.`);
  if (mail && !hasReached(mail)) {
    sentences.push('No mail server is set up, so the mail was written to a file on this server.');
  }
  return {
    status: 'success',
    responseCode: webhook?.responseCode ?? mail?.responseCode ?? null,
    responseMessage: sentences.join(' '),
  };
}
