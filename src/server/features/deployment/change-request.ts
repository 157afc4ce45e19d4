// What operators do with a number request: record or clear the number, set the state, note something.
import type { Trx } from '#server/database/db.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import {
  type AssistantRow,
  changeNumber,
  lockAssistant,
} from '#server/features/assistants/assistants.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Services } from '#server/platform/services.ts';
import type { DeploymentChange, DeploymentRequest } from '#shared/contract/operator.ts';
import { isSameLine } from '#shared/domain/dialled-number.ts';
import { insertNote } from './desk-notes.store.ts';
import { readNumberRequest } from './list-requests.ts';
import { clearedNumberMail, numberMail } from './number-mail.ts';
import * as store from './numbers.store.ts';
import { readPhoneNumber } from './read-phone-number.ts';

export interface RequestChange extends DeploymentChange {
  assistantId: number;
  /** Who says so, for the history. */
  changedBy: string;
}

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'outbox'>;

/**
 * Changes a request, and queues the mail to its user about another number when the address is confirmed.
 * The same number or state again changes nothing. Call `outbox.wake()` after it.
 * @throws AppError invalid-input, not-found (no deployment was asked for), number-in-use, number-loops
 */
export async function changeRequest(
  services: Parts,
  change: RequestChange,
): Promise<DeploymentRequest> {
  const { db, clock } = services;
  const now = clock.now().toISOString();
  const { phoneNumber: typed } = change;
  const phoneNumber =
    typeof typed === 'string' ? (readPhoneNumber(typed) ?? refuseNumber()) : typed;
  const work = db.transaction().execute(async (trx) => {
    const row = await lockRequest(trx, change.assistantId);
    await changeNumberOf(trx, services, row, { ...change, phoneNumber }, now);
    const { ownerId, id: assistantId } = row;
    if (change.note === undefined) return;
    const written = { writtenBy: change.changedBy, writtenAt: now };
    await insertNote(trx, { ownerId, assistantId, kind: 'note', text: change.note, ...written });
  });
  await work.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new AppError('number-in-use', { cause: error }) : error;
  });
  return (await readNumberRequest(db, change.assistantId, now)) ?? refuseMissing();
}

/** @throws AppError not-found */
export async function lockRequest(trx: Trx, assistantId: number): Promise<AssistantRow> {
  const { ownerId } = (await store.findRequest(trx, assistantId)) ?? refuseMissing();
  return lockAssistant(trx, ownerId, assistantId);
}

async function changeNumberOf(
  trx: Trx,
  { config, outbox }: Parts,
  row: AssistantRow,
  { phoneNumber: wanted, state, changedBy }: RequestChange,
  now: string,
): Promise<void> {
  const { id: assistantId, ownerId, companyName, notifyEmail } = row;
  const phoneNumber = wantedNumber(row, wanted, state);
  const isOther = phoneNumber !== row.phoneNumber;
  const numberState = wantedState(row, { state, phoneNumber, isOther });
  const isOtherState = numberState !== row.numberState;
  if (!isOther && !isOtherState) return;
  if (isOther && phoneNumber !== null) {
    refuseLoop(row, phoneNumber);
    if (await store.findWithdrawnByNumber(trx, phoneNumber)) refuseWithdrawnNumber();
  }
  await changeNumber(trx, row, {
    ...(isOther && { phoneNumber, phoneNumberAssignedAt: phoneNumber === null ? null : now }),
    ...(isOtherState && { numberState, numberStateAt: numberState === null ? null : now }),
  });
  if (isOtherState && (numberState !== null || state !== undefined)) {
    const text = numberState ?? (phoneNumber === null ? 'open' : 'assigned');
    const written = { writtenBy: changedBy, writtenAt: now };
    await insertNote(trx, { ownerId, assistantId, kind: 'state', text, ...written });
  }
  if (!isOther) return;
  const assignment = { assignedBy: changedBy, assignedAt: now };
  await store.insertAssignment(trx, {
    ...{ ownerId, assistantId, phoneNumber: phoneNumber ?? '' },
    ...assignment,
  });
  if (row.notifyEmailConfirmedAt === null) return;
  const formerNumber = row.phoneNumber;
  const delivery = { ownerId, assistantId, submissionId: null, now };
  if (phoneNumber !== null) {
    const mail = numberMail(config, { companyName, phoneNumber, formerNumber });
    await outbox.enqueueMail(trx, { ...delivery, purpose: 'number-assigned' }, notifyEmail, mail);
  } else if (formerNumber !== null) {
    const hasEnded = numberState === 'ended';
    const mail = clearedNumberMail(config, { companyName, formerNumber, hasEnded });
    await outbox.enqueueMail(trx, { ...delivery, purpose: 'number-cleared' }, notifyEmail, mail);
  }
}

function wantedNumber(
  { phoneNumber }: AssistantRow,
  wanted: RequestChange['phoneNumber'],
  state: RequestChange['state'],
): string | null {
  if (wanted !== undefined && wanted !== null) {
    if (state === 'ended' || state === 'rejected' || state === 'open') {
      refuse('state', `A request with a number is not ${state}. Send one of the two.`);
    }
    return wanted;
  }
  // With the end of service the number is given up.
  return wanted === null || state === 'ended' ? null : phoneNumber;
}

interface Wanted {
  state: RequestChange['state'];
  phoneNumber: string | null;
  /** The number changes with it. */
  isOther: boolean;
}

/** @returns the column: null when the state follows from the number */
function wantedState(
  { numberState }: AssistantRow,
  { state, phoneNumber, isOther }: Wanted,
): string | null {
  if (state === undefined) return isOther ? null : numberState;
  const needsNumber = state === 'assigned' || state === 'ported';
  if (needsNumber && phoneNumber === null) {
    refuse('state', `A request is ${state} once its number is recorded. Send the phoneNumber too.`);
  }
  if (!needsNumber && phoneNumber !== null) {
    refuse('state', `A request with a number is not ${state}. Clear the number first: send null.`);
  }
  return state === 'open' || state === 'assigned' ? null : state;
}

/** Calls would go from the assistant to itself. */
function refuseLoop({ transferNumber, emergencyNumber }: AssistantRow, phoneNumber: string): void {
  if ([transferNumber, emergencyNumber].some((line) => isSameLine(line, phoneNumber))) {
    throw new AppError('number-loops');
  }
}

function refuseWithdrawnNumber(): never {
  throw new AppError('number-in-use', {
    detail: 'This number is still held by a withdrawn request. Please release it first.',
  });
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid-input', { detail: message, errors: [{ field, message }] });
}

function refuseNumber(): never {
  refuse(
    'phoneNumber',
    'Please enter one phone number with its country code, such as +12125550142.',
  );
}

function refuseMissing(): never {
  throw new AppError('not-found', { detail: 'No deployment was requested under this id.' });
}
