// Calls the provider's receiver: signed by Standard Webhooks, into private networks only where the
// operator allows it, and never along a redirect.
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';
import type { Config } from '#server/config.ts';
import type { Clock } from './clock.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { readRetryAfter } from './retry-schedule.ts';

export interface WebhookMessage {
  /** Kept over retries; receivers drop what they have seen. */
  messageId: string;
  /** JSON text. */
  body: string;
}

export interface WebhookSender {
  /** False: there is no receiver to call. */
  isConfigured: boolean;
  /** Never rejects. The signal ends the attempt. */
  send(message: WebhookMessage, signal: AbortSignal): Promise<DeliveryOutcome>;
}

type Settings = Pick<Config, 'webhookUrl' | 'webhookSecrets' | 'webhookAllowPrivate'>;

export function createWebhookSender(settings: Settings, clock: Clock): WebhookSender {
  const { webhookUrl, webhookSecrets, webhookAllowPrivate } = settings;
  if (!webhookUrl || webhookSecrets.length === 0) {
    return {
      isConfigured: false,
      send: async () => failure('No webhook is set up on this server.', { isFinal: true }),
    };
  }
  const url = new URL(webhookUrl);
  const signers = webhookSecrets.map(
    (secret) =>
      new Webhook(Buffer.from(secret.replace(/^whsec_/, ''), 'base64'), { format: 'raw' }),
  );
  const allowsAll = webhookAllowPrivate.includes('all');
  const filter = {
    // A connection for each call: the address is looked up and checked every time.
    keepAlive: false,
    allowPrivateIPAddress: allowsAll,
    allowIPAddressList: webhookAllowPrivate.filter((range) => range !== 'all'),
  };
  const agent =
    url.protocol === 'https:'
      ? new RequestFilteringHttpsAgent(filter)
      : new RequestFilteringHttpAgent(filter);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;

  return {
    isConfigured: true,
    async send({ messageId, body }, signal) {
      const timestamp = clock.now();
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Porchlight-Webhook/1',
        'webhook-id': messageId,
        'webhook-timestamp': Math.floor(timestamp.getTime() / 1000),
        'webhook-signature': signers
          .map((signer) => signer.sign(messageId, timestamp, body))
          .join(' '),
      };
      try {
        const answer = await new Promise<IncomingMessage>((resolve, reject) => {
          const call = request(url, { method: 'POST', agent, headers, signal }, resolve);
          call.on('error', reject);
          call.end(body);
        });
        // Only the status counts; a body without end must not keep us.
        answer.on('error', () => {}).destroy();
        return outcomeOf(answer, clock.now());
      } catch (error) {
        return failure(reasonOf(error, signal));
      }
    },
  };
}

function outcomeOf({ statusCode: code = 0, headers }: IncomingMessage, now: Date): DeliveryOutcome {
  if (code >= 200 && code < 300) return { isDelivered: true, code };
  if (code === 410) {
    const reason = "The provider's system no longer takes messages (410).";
    return { ...failure(reason, { isFinal: true }), code };
  }
  if (code >= 300 && code < 400) {
    return { ...failure(`The provider's system answered with a redirect (${code}).`), code };
  }
  const retryAfterMs = readRetryAfter(headers['retry-after'], now);
  return { ...failure(`The provider's system answered ${code}.`, { retryAfterMs }), code };
}

function failure(reason: string, more: { isFinal?: boolean; retryAfterMs?: number } = {}) {
  return { isDelivered: false, code: null, reason, ...more } as const;
}

/** What a person may read: no addresses of the inner network. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The provider's system did not answer in time.";
  const message = error instanceof Error ? error.message : '';
  if (/is not allowed\. Because/.test(message)) {
    return 'The webhook address lies in a private network that the settings do not allow.';
  }
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return `The provider's system could not be reached${code}.`;
}
