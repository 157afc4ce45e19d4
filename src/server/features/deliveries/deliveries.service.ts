// The outbox as the operator sees it: what was not delivered, where to and why, and a way to try again.
import type { Db } from '#server/database/db.ts';
import {
  lockSubmission,
  settleSubmission,
} from '#server/features/submissions/submissions.service.ts';
import { type FailedAttempt, parseAttempts } from '#server/platform/delivery-attempts.ts';
import { countByStatus, findState, listUnsent } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';

/** Without content and whole addresses: it is printed, copied and sent around. */
export interface UnsentDelivery {
  id: number;
  kind: 'email' | 'webhook';
  purpose: string;
  /** Where it goes: the webhook's host or the domain of the address. */
  host: string;
  assistantId: number;
  status: string;
  attempts: number;
  /** ISO 8601; '' when there will be none. */
  nextAttemptAt: string;
  responseCode: number | null;
  lastError: string;
  createdAt: string;
  /** The last that failed, oldest first. */
  recentAttempts: FailedAttempt[];
}

export type UnsentStatus = 'pending' | 'failed';

/** Oldest first. */
export async function listUnsentDeliveries(
  { db, config }: Pick<Services, 'db' | 'config'>,
  statuses: readonly UnsentStatus[],
): Promise<UnsentDelivery[]> {
  const rows = await listUnsent(db, statuses);
  return rows.map(({ recipient, submissionId: _submissionId, leasedUntil: _lease, ...row }) => ({
    ...row,
    recentAttempts: parseAttempts(row.recentAttempts),
    host: row.kind === 'email' ? (recipient.split('@')[1] ?? '') : hostOf(config.webhookUrl),
    nextAttemptAt: row.status === 'pending' ? row.nextAttemptAt : '',
  }));
}

export async function countUnsentDeliveries(db: Db): Promise<Record<UnsentStatus, number>> {
  const counts = { pending: 0, failed: 0 };
  for (const { status, count } of await countByStatus(db)) {
    if (status === 'pending' || status === 'failed') counts[status] = Number(count);
  }
  return counts;
}

function hostOf(webhookUrl: string | null): string {
  return webhookUrl ? new URL(webhookUrl).host : '(WEBHOOK_URL is not set)';
}

export type RetryResult = 'due' | 'running' | 'ended' | 'unknown';

/**
 * Makes it due now, with all its attempts before it; a server that runs looks every 15 s.
 * @returns running: a server is at it this moment; ended: delivered or cancelled; unknown: no such id
 */
export async function retryDelivery(services: Services, id: number): Promise<RetryResult> {
  const { db, clock, outbox } = services;
  return db.transaction().execute(async (trx) => {
    const seen = await findState(trx, id);
    // The order of locks: a submission first, its deliveries after it.
    if (seen?.submissionId) await lockSubmission(trx, seen.submissionId);
    // Read again under the lock: a worker may have ended it meanwhile.
    const delivery = await findState(trx, id);
    if (!delivery) return 'unknown';
    const { status, leasedUntil, submissionId } = delivery;
    if (status !== 'failed' && status !== 'pending') return 'ended';
    const isRunning = leasedUntil !== null && leasedUntil > clock.now().toISOString();
    if (status === 'pending' && isRunning) return 'running';
    await outbox.retry(trx, delivery);
    if (submissionId) await settleSubmission(trx, services, submissionId);
    return 'due';
  });
}
