// The values of wizard step 3 as they are chosen and typed, before they are checked, and the tab of each (spec 5).
import { fieldsOf, type SectionValues } from '#shared/domain/assistant-field-values.ts';
import type { TabFields } from '../use-tabbed-form.ts';

export type VoiceValues = SectionValues<'voiceContact'>;
export type VoiceTab = 'voice' | 'transfer';

export const voiceTabs: readonly [
  TabFields<VoiceValues, VoiceTab>,
  TabFields<VoiceValues, VoiceTab>,
] = [
  { tab: 'voice', fields: ['selectedVoice'] },
  {
    tab: 'transfer',
    fields: fieldsOf('voiceContact').filter((field) => field !== 'selectedVoice'),
  },
];
