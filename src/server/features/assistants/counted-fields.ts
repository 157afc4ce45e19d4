// Which fields versions and tags are made of. A field that came after the first release counts only once it says
// something: the release that brings it changes no stored version and no tag that a browser holds.
import { type FieldName, fieldNames } from '#shared/domain/assistant-field-values.ts';

/**
 * The fields of the first release count even when empty. Frozen, its order too: hashes that are stored
 * everywhere were made of exactly these.
 */
export const firstFields: readonly FieldName[] = [
  'companyName',
  'greeting',
  'companyWebsite',
  'residentPortal',
  'businessHours',
  'timeZone',
  'afterHoursStartTime',
  'afterHoursEndTime',
  'selectedVoice',
  'transferNumber',
  'transferMessage',
  'transferConditions',
  'maintenanceHandling',
  'maintenancePortal',
  'maintenanceInstructions',
  'urgentMaintenance',
  'paymentHandling',
  'paymentPortal',
  'paymentInstructions',
  'emergencyProtocols',
  'emergencyNumber',
  'emergencyTypes',
  'customRequestTypes',
  'requestWorkflows',
  'callInstructions',
  'faqs',
  'customerPortal',
  'deploymentSchedule',
  'testMode',
  'testNumber',
  'setupType',
  'notifyEmail',
];

/** Sorted, so that moving a row of the table changes nothing. */
export const laterFields = fieldNames.filter((name) => !firstFields.includes(name)).sort();
