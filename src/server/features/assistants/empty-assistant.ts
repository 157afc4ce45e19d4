// The columns of an assistant in which nothing is set yet (spec 3).
import { toColumns } from '#server/database/field-columns.ts';
import { emptyFields } from '#shared/domain/assistant-field-values.ts';
import type { AssistantColumns } from './assistants.store.ts';

export function emptyAssistant(ownerId: number, deviceId: string, now: string): AssistantColumns {
  return {
    ...toColumns(emptyFields()),
    ownerId,
    deploymentDate: '',
    status: 'draft',
    deviceId,
    createdAt: now,
    updatedAt: now,
    version: '',
    deployedVersion: null,
    deployedRevision: 0,
    providerToldAt: null,
    notifyEmailConfirmedAt: null,
    notifyEmailTokenHash: null,
    numberRequestedAt: null,
    phoneNumber: null,
    phoneNumberAssignedAt: null,
    numberState: null,
    numberStateAt: null,
  };
}
