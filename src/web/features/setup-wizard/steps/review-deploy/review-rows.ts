// The rows of the review's first two cards: everything about the company and its lines that a caller depends on
// (spec 2, step 6, names the least of it).
import { afterHoursInWords } from '#shared/domain/after-hours.ts';
import { setupTypeNames } from '#shared/domain/setup-type.ts';
import { timeZoneInWords } from '#shared/domain/time-zone.ts';
import { transferConditions } from '#shared/domain/transfer-conditions.ts';
import { voiceName } from '#shared/domain/voice-catalogue.ts';
import type { SetupFormState } from '../../setup-form-state.ts';

export interface ReviewRow {
  label: string;
  /** Empty: shown as missing, or as not set where it may be left out. */
  value: string;
  isOptional?: boolean;
}

export function companyRows(assistant: SetupFormState): ReviewRow[] {
  const { setupType, isSetupTypeChosen, afterHoursStartTime, afterHoursEndTime } = assistant;
  const afterHours = {
    label: 'After hours',
    value: afterHoursInWords(afterHoursStartTime, afterHoursEndTime),
  };
  return [
    { label: 'Assistant type', value: isSetupTypeChosen ? setupTypeNames[setupType] : '' },
    { label: 'Company name', value: assistant.companyName },
    { label: 'Greeting', value: assistant.greeting },
    { label: 'Website', value: assistant.companyWebsite },
    { label: 'Business hours', value: assistant.businessHours },
    { label: 'Time zone', value: timeZoneInWords(assistant.timeZone), isOptional: true },
    ...(assistant.requiresAfterHours ? [afterHours] : []),
  ];
}

export function contactRows(assistant: SetupFormState): ReviewRow[] {
  const chosen = transferConditions.filter(({ id }) => assistant.transferConditions.includes(id));
  return [
    { label: 'Selected voice', value: voiceName(assistant.selectedVoice) },
    { label: 'Transfer number', value: assistant.transferNumber },
    {
      label: 'Transfer conditions',
      value: chosen.map(({ label }) => label).join('\n'),
      isOptional: true,
    },
    { label: 'On-call number', value: assistant.emergencyNumber, isOptional: true },
  ];
}
