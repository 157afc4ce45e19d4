// The version of an assistant: a hash of its configuration and documents. Status, dates and owner do
// not count, and neither does the difference between an unset value and the default it stands for.
import { sha256 } from '#server/platform/sha256.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { toSetupType } from '#shared/domain/setup-type.ts';
import { defaultTransferMessage } from '#shared/domain/voice-contact.ts';
import { emptyAssistant } from './empty-assistant.ts';
import { toAssistant } from './to-assistant.ts';

export interface DocumentFingerprint {
  originalName: string;
  /** SHA-256, hex. */
  contentHash: string;
}

export function configurationVersion(
  assistant: Assistant,
  documents: readonly DocumentFingerprint[],
): string {
  const {
    id: _id,
    status: _status,
    deviceId: _deviceId,
    createdAt: _createdAt,
    deploymentDate: _deploymentDate,
    hasUndeployedChanges: _hasUndeployedChanges,
    isNotifyEmailConfirmed: _isNotifyEmailConfirmed,
    ...configuration
  } = assistant;
  const counted = {
    ...configuration,
    setupType: toSetupType(assistant.setupType),
    transferMessage: assistant.transferMessage || defaultTransferMessage,
  };
  const files = documents
    .map(({ contentHash, originalName }) => `${contentHash} ${originalName}`)
    .sort();
  return sha256(JSON.stringify([counted, files]));
}

/** Version of an assistant in which nothing is set. */
export const emptyVersion = configurationVersion(
  toAssistant({ id: 0, ...emptyAssistant(0, '', '') }),
  [],
);
