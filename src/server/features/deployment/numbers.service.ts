// Dedicated numbers (spec 1): which deployments wait for one, and recording the one that was assigned.
import type { Db } from '#server/database/db.ts';
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
import { listWithdrawnRequests } from './withdrawn.service.ts';

/** Newest first, of all owners: for the provider only. */
export async function listNumberRequests(
  db: Db,
  filter: RequestFilter,
): Promise<DeploymentRequest[]> {
  const { state, ...page } = filter;
  if (state === 'withdrawn') return listWithdrawnRequests(db, page);
  return withHistory(db, await store.listRequests(db, { ...page, state }));
}

export type RequestFilter = Omit<store.RequestFilter, 'state'> & {
  state?: DeploymentRequest['state'] | undefined;
};

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
    if (await store.findWithdrawnByNumber(trx, phoneNumber)) refuseWithdrawnNumber();
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
      state: row.phoneNumber === null ? ('open' as const) : ('assigned' as const),
      withdrawnAt: null,
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

function refuseWithdrawnNumber(): never {
  throw new AppError('number-in-use', {
    detail: 'This number is still held by a withdrawn request. Please release it first.',
  });
}

function refuseMissing(): never {
  throw new AppError('not-found', { detail: 'No deployment was requested under this id.' });
}
