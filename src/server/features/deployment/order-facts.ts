// What a summary says of the order itself: its numbers, when it was asked for, what it is about. PDF, mail
// and webhook all take it from here.
import {
  type AssistantRow,
  numberRequestOf,
} from '#server/features/assistants/assistants.service.ts';
import type { DeployedData } from '#shared/contract/webhook-events.ts';

export type OrderFacts = Pick<
  DeployedData,
  'revision' | 'request' | 'phoneNumber' | 'expectedBy'
> & {
  /** null while this version is not submitted. */
  submissionId: number | null;
  /** ISO 8601; null while this version is not deployed. */
  deployedAt: string | null;
  /** False: `expectedBy` is no promise yet. */
  isProviderTold: boolean;
};

/** @param row as it is after the deployment, if this is one */
export function orderFacts(row: AssistantRow, submissionId: number | null): OrderFacts {
  const number = numberRequestOf(row);
  return {
    submissionId,
    revision: row.deployedRevision,
    request: row.deployedRevision > 1 ? 'change' : 'first',
    deployedAt: row.deployedVersion === row.version ? row.deploymentDate : null,
    phoneNumber: row.phoneNumber,
    expectedBy: number?.expectedBy ?? '',
    isProviderTold: number?.isProviderTold ?? false,
  };
}
