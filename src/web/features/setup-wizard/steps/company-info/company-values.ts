// The values of wizard step 2 as they are typed, before they are checked (spec 5).
import type { SetupFormState } from '../../setup-form-state.ts';
import type { TabFields } from '../use-tabbed-form.ts';

export const companyFields = [
  'companyName',
  'greeting',
  'companyWebsite',
  'residentPortal',
  'businessHours',
  'timeZone',
  'afterHoursStartTime',
  'afterHoursEndTime',
] as const;
export type CompanyValues = Record<(typeof companyFields)[number], string>;
export type CompanyTab = 'basic' | 'additional';

export const companyTabs: readonly [
  TabFields<CompanyValues, CompanyTab>,
  TabFields<CompanyValues, CompanyTab>,
] = [
  { tab: 'basic', fields: ['companyName', 'greeting'] },
  {
    tab: 'additional',
    fields: [
      'companyWebsite',
      'residentPortal',
      'businessHours',
      'timeZone',
      'afterHoursStartTime',
      'afterHoursEndTime',
    ],
  },
];

export function companyValuesOf(formState: SetupFormState): CompanyValues {
  return pickTexts((field) => formState[field]);
}

/** A kept draft, or null for text that is none. */
export function readCompanyDraft(stored: unknown): CompanyValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const texts = new Map(Object.entries(stored));
  if (!companyFields.every((field) => typeof texts.get(field) === 'string')) return null;
  return pickTexts((field) => String(texts.get(field)));
}

function pickTexts(textOf: (field: keyof CompanyValues) => string): CompanyValues {
  return {
    companyName: textOf('companyName'),
    greeting: textOf('greeting'),
    companyWebsite: textOf('companyWebsite'),
    residentPortal: textOf('residentPortal'),
    businessHours: textOf('businessHours'),
    timeZone: textOf('timeZone'),
    afterHoursStartTime: textOf('afterHoursStartTime'),
    afterHoursEndTime: textOf('afterHoursEndTime'),
  };
}
