// From the row of the table to the assistant that the API shows (spec 3).
import type { Assistant } from '#shared/domain/assistant.ts';
import { defaultAfterHours } from '#shared/domain/company-details.ts';
import type { AssistantRow } from './assistants.store.ts';

export function toAssistant(row: AssistantRow): Assistant {
  return {
    id: row.id,
    companyName: row.companyName,
    greeting: row.greeting,
    companyWebsite: row.companyWebsite,
    residentPortal: row.residentPortal,
    businessHours: row.businessHours,
    timeZone: row.timeZone,
    afterHoursStartTime: row.afterHoursStartTime || defaultAfterHours.start,
    afterHoursEndTime: row.afterHoursEndTime || defaultAfterHours.end,
    selectedVoice: row.selectedVoice,
    transferNumber: row.transferNumber,
    transferMessage: row.transferMessage,
    transferConditions: fromJson(row.transferConditions),
    maintenanceHandling: row.maintenanceHandling,
    maintenancePortal: row.maintenancePortal,
    maintenanceInstructions: row.maintenanceInstructions,
    urgentMaintenance: row.urgentMaintenance === 1,
    paymentHandling: row.paymentHandling,
    paymentPortal: row.paymentPortal,
    paymentInstructions: row.paymentInstructions,
    emergencyProtocols: row.emergencyProtocols,
    emergencyNumber: row.emergencyNumber,
    emergencyTypes: fromJson(row.emergencyTypes),
    customRequestTypes: fromJson(row.customRequestTypes),
    requestWorkflows: fromJson(row.requestWorkflows),
    callInstructions: row.callInstructions === null ? null : fromJson(row.callInstructions),
    faqs: fromJson(row.faqs),
    customerPortal: row.customerPortal,
    deploymentSchedule: row.deploymentSchedule,
    deploymentDate: row.deploymentDate,
    testMode: row.testMode === 1,
    testNumber: row.testNumber,
    setupType: row.setupType,
    status: row.status,
    deviceId: row.deviceId,
    createdAt: row.createdAt,
    hasUndeployedChanges: hasUndeployedChanges(row),
    notifyEmail: row.notifyEmail,
    isNotifyEmailConfirmed: row.notifyEmailConfirmedAt !== null,
  };
}

/** Deployed, and changed since: the provider has an older version. */
export function hasUndeployedChanges(
  row: Pick<AssistantRow, 'version' | 'deployedVersion'>,
): boolean {
  return row.deployedVersion !== null && row.version !== row.deployedVersion;
}

/** The column was written as JSON of this very type. */
function fromJson<T>(text: string): T {
  return JSON.parse(text) as T;
}
