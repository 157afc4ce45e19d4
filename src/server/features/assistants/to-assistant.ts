// From the row of the table to the assistant that the API shows (spec 3).
import { fromColumns } from '#server/database/field-columns.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { shownFields } from '#shared/domain/assistant-field-values.ts';
import type { AssistantRow } from './assistants.store.ts';

export function toAssistant(row: AssistantRow): Assistant {
  return {
    id: row.id,
    ...shownFields(fromColumns(row)),
    deploymentDate: row.deploymentDate,
    status: row.status,
    deviceId: row.deviceId,
    createdAt: row.createdAt,
    hasUndeployedChanges: hasUndeployedChanges(row),
    isNotifyEmailConfirmed: row.notifyEmailConfirmedAt !== null,
  };
}

/** Deployed, and changed since: the provider has an older version. */
export function hasUndeployedChanges(
  row: Pick<AssistantRow, 'version' | 'deployedVersion'>,
): boolean {
  return row.deployedVersion !== null && row.version !== row.deployedVersion;
}
