import { expect, it } from 'vitest';
import { attemptDelivery } from './attempt-delivery.ts';
import type { Mailer } from './mailer.ts';
import type { DeliveryRow } from './outbox.store.ts';
import type { WebhookSender } from './webhook-sender.ts';

const delivery: DeliveryRow = {
  id: 1,
  ownerId: 2,
  submissionId: 3,
  assistantId: 4,
  kind: 'webhook',
  purpose: 'deployment',
  recipient: '',
  messageId: 'msg_1',
  payload: '{}',
  status: 'pending',
  attempts: 1,
  nextAttemptAt: '2026-03-02T15:00:00.000Z',
  leasedUntil: null,
  responseCode: null,
  lastError: '',
  recentAttempts: '[]',
  createdAt: '2026-03-02T15:00:00.000Z',
  deliveredAt: null,
  askedFrom: null,
  notBefore: null,
  retriedAt: null,
};
const mailer: Mailer = { isSending: true, send: () => Promise.reject(), close: () => {} };
/** Answers nothing until the signal says so. */
const hanging: WebhookSender = {
  isConfigured: true,
  send: (_message, signal) =>
    new Promise((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      else signal.addEventListener('abort', () => reject(signal.reason));
    }),
};
const ports = { mailer, webhookSender: hanging, readAttachment: async () => undefined };
const notSent = { isDelivered: false, code: null, reason: 'The message could not be sent.' };

it('[OPS-09] a stop ends an attempt that runs, and one that begins after it', async () => {
  const stopping = new AbortController();
  const running = attemptDelivery(delivery, ports, stopping.signal);
  stopping.abort();
  expect(await running).toEqual(notSent);
  const late = attemptDelivery(delivery, ports, stopping.signal);
  // Its own timer would end it too, after 15 s.
  const first = await Promise.race([late, new Promise((next) => setImmediate(next, 'still runs'))]);
  expect(first).toEqual(notSent);
});
