// The status of a submission, as its deliveries make it (spec 4: success, failed or other).
import type { DeliveryState } from '#server/platform/outbox.ts';

export interface SubmissionResult {
  /** Anything but success and failed shows blue. */
  status: 'pending' | 'success' | 'failed';
  responseCode: number | null;
  responseMessage: string;
}

/** What this server can reach. */
export interface Reach {
  /** False: mails only become files here. */
  isMailSent: boolean;
  isWebhookConfigured: boolean;
}

export const nobodyNotified =
  'Stored on this server. No mail server or webhook is set up, so nobody was notified. The mail was written to a file there.';

type Delivery = Pick<
  DeliveryState,
  'kind' | 'purpose' | 'recipient' | 'status' | 'attempts' | 'responseCode' | 'lastError'
>;

export function submissionResult(all: readonly Delivery[], reach: Reach): SubmissionResult {
  if (!reach.isMailSent && !reach.isWebhookConfigured) {
    return { status: 'success', responseCode: null, responseMessage: nobodyNotified };
  }
  const deliveries = decisive(all);
  const failed = deliveries.find(({ status }) => status === 'failed');
  const pending = deliveries.find(({ status }) => status === 'pending');
  if (pending) {
    const { responseCode, attempts, lastError } = pending;
    const responseMessage =
      attempts > 0 && lastError ? `${lastError} It is tried again by itself.` : 'On its way.';
    return { status: 'pending', responseCode, responseMessage };
  }
  if (failed) {
    const { responseCode, lastError } = failed;
    return { status: 'failed', responseCode, responseMessage: lastError };
  }
  return successOf(deliveries, reach);
}

/** A summary sent to someone else does not decide whether the provider was told. */
function decisive(all: readonly Delivery[]): readonly Delivery[] {
  const deployment = all.filter(({ purpose }) => purpose === 'deployment');
  return deployment.length > 0 ? deployment : all;
}

function successOf(deliveries: readonly Delivery[], reach: Reach): SubmissionResult {
  const webhook = deliveries.find(({ kind }) => kind === 'webhook');
  const mail = deliveries.find(({ kind }) => kind === 'email');
  const sentences: string[] = [];
  if (webhook) sentences.push("Delivered to the provider's system.");
  if (mail && reach.isMailSent) sentences.push(`Sent by e-mail to ${mail.recipient}.`);
  if (mail && !reach.isMailSent) {
    sentences.push('No mail server is set up, so the mail was written to a file on this server.');
  }
  return {
    status: 'success',
    responseCode: webhook?.responseCode ?? mail?.responseCode ?? null,
    responseMessage: sentences.join(' '),
  };
}
