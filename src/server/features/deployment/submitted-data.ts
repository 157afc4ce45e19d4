// What is deployed, for the provider's programs: everything that can be set, as the assistant follows it.
import type { SubmittedDocument } from '#server/features/documents/documents.service.ts';
import type { Assistant } from '#shared/domain/assistant.ts';
import { effectiveCallScripts } from '#shared/domain/effective-call-scripts.ts';
import { toSetupType } from '#shared/domain/setup-type.ts';
import { defaultTransferMessage } from '#shared/domain/voice-contact.ts';

export interface SubmittedData {
  configuration: ReturnType<typeof deployedConfiguration>;
  documents: SubmittedDocument[];
}

export function submittedData(assistant: Assistant, documents: SubmittedDocument[]): SubmittedData {
  return { configuration: deployedConfiguration(assistant), documents };
}

function deployedConfiguration(assistant: Assistant) {
  const {
    // Told beside it.
    id: _id,
    status: _status,
    deviceId: _deviceId,
    hasUndeployedChanges: _hasUndeployedChanges,
    deploymentDate: _deploymentDate,
    // No call sets these.
    maintenanceHandling: _maintenanceHandling,
    maintenancePortal: _maintenancePortal,
    maintenanceInstructions: _maintenanceInstructions,
    urgentMaintenance: _urgentMaintenance,
    paymentHandling: _paymentHandling,
    paymentPortal: _paymentPortal,
    paymentInstructions: _paymentInstructions,
    emergencyProtocols: _emergencyProtocols,
    emergencyTypes: _emergencyTypes,
    customRequestTypes: _customRequestTypes,
    requestWorkflows: _requestWorkflows,
    customerPortal: _customerPortal,
    deploymentSchedule: _deploymentSchedule,
    testMode: _testMode,
    testNumber: _testNumber,
    ...settings
  } = assistant;
  return {
    ...settings,
    setupType: toSetupType(assistant.setupType),
    transferMessage: assistant.transferMessage || defaultTransferMessage,
    callInstructions: effectiveCallScripts(assistant.setupType, assistant.callInstructions),
  };
}
