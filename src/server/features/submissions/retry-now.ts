// 'Retry now' on a submission: what is not delivered yet is due at once, as far as the other side lets us.
import { AppError } from '#server/http/app-error.ts';
import { listDeliveries } from '#server/platform/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import { lockSubmission, settleSubmission } from './submissions.service.ts';

/** Call `outbox.wake()` after it. @throws AppError too-many-requests when all of it has to wait */
export async function retryNow(services: Services, submissionId: number): Promise<void> {
  const { db, outbox } = services;
  const waits = await db.transaction().execute(async (trx) => {
    await lockSubmission(trx, submissionId);
    const seconds: number[] = [];
    for (const delivery of await listDeliveries(trx, { submissionId })) {
      if (delivery.status === 'delivered' || delivery.status === 'cancelled') continue;
      seconds.push(await outbox.retryForUser(trx, delivery));
    }
    await settleSubmission(trx, services, submissionId);
    return seconds;
  });
  const shortest = Math.min(...waits);
  if (waits.length === 0 || shortest === 0) return;
  throw new AppError('too-many-requests', {
    detail:
      shortest > 60
        ? 'The other side asked to be left alone for a while. It is tried again by itself after that.'
        : 'This was tried a moment ago. Please wait a minute before you try again.',
    headers: { 'retry-after': String(shortest) },
  });
}
