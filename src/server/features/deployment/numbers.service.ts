// Dedicated numbers (spec 1): which deployments wait for one, and recording the one that was assigned.
import type { Db, Trx } from '#server/database/db.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import {
  lockAssistant,
  markNumberAssigned,
  numberRequestOf,
} from '#server/features/assistants/assistants.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { DeploymentRequest } from '#shared/contract/operator.ts';
import { numberMail } from './number-mail.ts';
import * as store from './numbers.store.ts';
import { readPhoneNumber } from './read-phone-number.ts';

/** Newest first, of all owners: for the provider only. */
export async function listNumberRequests(
  db: Db,
  filter: store.RequestFilter,
): Promise<DeploymentRequest[]> {
  return withHistory(db, await store.listRequests(db, filter));
}

export interface NumberToAssign {
  assistantId: number;
  /** As typed. */
  phoneNumber: string;
  /** Who says so, for the history. */
  assignedBy: string;
}

/**
 * Records the number of an assistant, or corrects it, and queues the mail to its user when the address
 * is confirmed. The same number again changes nothing. Call `outbox.wake()` after it.
 * @throws AppError invalid-input, not-found (no deployment was asked for), number-in-use
 */
export async function assignNumber(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>,
  { assistantId, phoneNumber: typed, assignedBy }: NumberToAssign,
): Promise<DeploymentRequest> {
  const { db, clock, config, outbox } = services;
  const phoneNumber = readPhoneNumber(typed) ?? refuseNumber();
  const work = db.transaction().execute(async (trx) => {
    const { ownerId } = (await store.findRequest(trx, assistantId)) ?? refuseMissing();
    const row = await lockAssistant(trx, ownerId, assistantId);
    if (row.phoneNumber === phoneNumber) return;
    const now = clock.now().toISOString();
    await markNumberAssigned(trx, row, { phoneNumber, now });
    const assignment = { ownerId, assistantId, phoneNumber, assignedBy, assignedAt: now };
    await store.insertAssignment(trx, assignment);
    if (row.notifyEmailConfirmedAt === null) return;
    const { companyName, notifyEmail, phoneNumber: formerNumber } = row;
    await outbox.enqueueMail(
      trx,
      { ownerId, assistantId, submissionId: null, purpose: 'number-assigned', now },
      notifyEmail,
      numberMail(config, { companyName, phoneNumber, formerNumber }),
    );
  });
  await work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('number-in-use', { cause: error }) : error;
  });
  const [request] = await withHistory(db, [
    (await store.findRequest(db, assistantId)) ?? refuseMissing(),
  ]);
  return request ?? refuseMissing();
}

/** The history goes with the assistant. */
export const removeAssignmentsOf: (trx: Trx, assistantId: number) => Promise<void> =
  store.deleteAssignments;

async function withHistory(db: Db, rows: store.RequestRow[]): Promise<DeploymentRequest[]> {
  if (rows.length === 0) return [];
  const history = await store.listAssignments(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const number = numberRequestOf(row);
    if (!number) return [];
    return {
      id: row.id,
      companyName: row.companyName,
      companyWebsite: row.companyWebsite,
      transferNumber: row.transferNumber,
      notifyEmail: row.notifyEmail,
      isNotifyEmailConfirmed: row.notifyEmailConfirmedAt !== null,
      ...number,
      history: history
        .filter(({ assistantId }) => assistantId === row.id)
        .map(({ phoneNumber, assignedBy, assignedAt }) => ({
          phoneNumber,
          assignedBy,
          assignedAt,
        })),
    };
  });
}

function refuseNumber(): never {
  const message = 'Please enter one phone number with its country code, such as +12125550142.';
  throw new AppError('invalid-input', {
    detail: message,
    errors: [{ field: 'phoneNumber', message }],
  });
}

function refuseMissing(): never {
  throw new AppError('not-found', { detail: 'No deployment was requested under this id.' });
}
