// What a delivery is when it enters the outbox.
import { randomBytes } from 'node:crypto';
import type { DeliveryKind } from './outbox.store.ts';

/** What a mail carries beside its address. */
export interface MailContent {
  subject: string;
  text: string;
  html?: string;
}

export interface NewDelivery {
  ownerId: number;
  /** null for a message about something that has no submission. */
  submissionId: number | null;
  assistantId: number;
  purpose: string;
  /** ISO 8601. */
  now: string;
}

/** A delivery that is due at once, under a message id of its own. */
export function deliveryRow(
  { ownerId, submissionId, assistantId, purpose, now }: NewDelivery,
  kind: DeliveryKind,
  recipient: string,
  payload: object,
) {
  return {
    ownerId,
    submissionId,
    assistantId,
    kind,
    purpose,
    recipient,
    messageId: newMessageId(),
    payload: JSON.stringify(payload),
    status: 'pending',
    attempts: 0,
    nextAttemptAt: now,
    responseCode: null,
    lastError: '',
    createdAt: now,
    recentAttempts: '[]',
  } as const;
}

function newMessageId(): string {
  return `msg_${randomBytes(18).toString('base64url')}`;
}
