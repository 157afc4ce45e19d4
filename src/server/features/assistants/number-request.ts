// What an owner is told about the dedicated number of a deployed assistant (spec 1, 9).
import type { NumberRequest } from '#shared/contract/number-request.ts';
import { numberExpectedBy } from '#shared/domain/business-days.ts';
import type { AssistantRow } from './assistants.store.ts';

type Columns = Pick<
  AssistantRow,
  | 'numberRequestedAt'
  | 'timeZone'
  | 'phoneNumber'
  | 'phoneNumberAssignedAt'
  | 'numberState'
  | 'numberStateAt'
  | 'providerToldAt'
>;

/** null until deployment was asked for once. */
export function numberRequestOf(row: Columns): NumberRequest | null {
  const { numberRequestedAt } = row;
  if (numberRequestedAt === null) return null;
  return {
    requestedAt: numberRequestedAt,
    expectedBy: numberExpectedBy(numberRequestedAt, row.timeZone),
    phoneNumber: row.phoneNumber,
    assignedAt: row.phoneNumberAssignedAt,
    serviceEndedAt: row.numberState === 'ended' ? row.numberStateAt : null,
    isProviderTold: row.providerToldAt !== null,
  };
}
