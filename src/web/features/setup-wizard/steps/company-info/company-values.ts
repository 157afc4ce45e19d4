// The values of wizard step 2 as they are typed, before they are checked, and the tab of each (spec 5).
import { fieldsOf, type SectionValues } from '#shared/domain/assistant-field-values.ts';
import type { TabFields } from '../use-tabbed-form.ts';

export type CompanyValues = SectionValues<'company'>;
export type CompanyTab = 'basic' | 'additional';

const basicFields: (keyof CompanyValues)[] = ['companyName', 'greeting'];

export const companyTabs: readonly [
  TabFields<CompanyValues, CompanyTab>,
  TabFields<CompanyValues, CompanyTab>,
] = [
  { tab: 'basic', fields: basicFields },
  {
    tab: 'additional',
    fields: fieldsOf('company').filter((field) => !basicFields.includes(field)),
  },
];
