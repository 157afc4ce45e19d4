// What a delivery is when it enters the outbox.
import { randomBytes } from 'node:crypto';
import type { DeliveryKind } from './outbox.store.ts';

/** What a mail carries beside its address. */
export interface MailContent {
  subject: string;
  text: string;
  html?: string;
  /** True: the file of the submission goes along, read when the mail is sent. */
  hasAttachment?: boolean;
}

export interface NewDelivery {
  ownerId: number;
  /** null for a message about something that has no submission. */
  submissionId: number | null;
  assistantId: number;
  purpose: string;
  /** See asked-by.ts; for what is counted by it. */
  askedFrom?: string;
  /** ISO 8601. */
  now: string;
}

/** A delivery that is due at once, under a message id of its own. */
export function deliveryRow(
  { ownerId, submissionId, assistantId, purpose, askedFrom, now }: NewDelivery,
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
    deliveredAt: null,
    askedFrom: askedFrom ?? null,
    notBefore: null,
    retriedAt: null,
  } as const;
}

function newMessageId(): string {
  return `msg_${randomBytes(18).toString('base64url')}`;
}
