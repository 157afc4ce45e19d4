// Requests of deployed assistants that were deleted: kept for the provider, with number and history, until
// the number is released.
import type { Db, Trx } from '#server/database/db.ts';
import {
  type AssistantRow,
  numberRequestOf,
} from '#server/features/assistants/assistants.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { DeploymentRequest } from '#shared/contract/operator.ts';
import * as store from './numbers.store.ts';

/** Ends the request of an assistant that is being deleted; nothing is kept of one never deployed. */
export async function withdrawRequest(
  trx: Trx,
  row: AssistantRow,
  { submissionId, now }: { submissionId: number | null; now: string },
): Promise<void> {
  const { id: assistantId, companyName } = row;
  const number = numberRequestOf(row);
  if (number) {
    const history = await store.listAssignments(trx, [assistantId]);
    await store.insertWithdrawn(trx, {
      assistantId,
      companyName,
      requestedAt: number.requestedAt,
      expectedBy: number.expectedBy,
      phoneNumber: number.phoneNumber,
      assignedAt: number.assignedAt,
      history: JSON.stringify(
        history.map(({ phoneNumber, assignedBy, assignedAt }) => {
          return { phoneNumber: phoneNumber || null, assignedBy, assignedAt };
        }),
      ),
      submissionId,
      withdrawnAt: now,
    });
  }
  await store.deleteAssignments(trx, assistantId);
}

/**
 * Latest first.
 * @returns one page, and how many there are on all of them
 */
export async function listWithdrawnRequests(
  db: Db,
  wanted: store.WithdrawnFilter,
): Promise<{ requests: DeploymentRequest[]; total: number }> {
  const { rows, total } = await store.listWithdrawn(db, wanted);
  return { requests: rows.map(requestOf), total };
}

function requestOf(row: store.WithdrawnRow): DeploymentRequest {
  return {
    id: row.assistantId,
    state: 'withdrawn',
    isOverdue: false,
    withdrawnAt: row.withdrawnAt,
    companyName: row.companyName,
    companyWebsite: '',
    transferNumber: '',
    notifyEmail: '',
    isNotifyEmailConfirmed: false,
    requestedAt: row.requestedAt,
    expectedBy: row.expectedBy,
    phoneNumber: row.phoneNumber,
    assignedAt: row.assignedAt,
    serviceEndedAt: null,
    isProviderTold: true,
    history: JSON.parse(row.history) as DeploymentRequest['history'], // As it was written above.
    notes: [],
  };
}

/**
 * The provider has given the number back, or had none to give.
 * @throws AppError not-found
 */
export async function releaseWithdrawn(db: Db, assistantId: number): Promise<void> {
  if (await store.deleteWithdrawn(db, assistantId)) return;
  throw new AppError('not-found', { detail: 'No request was withdrawn under this id.' });
}
