// The values of wizard step 3 as they are chosen and typed, before they are checked (spec 5).
import type { SetupFormState } from '../../setup-form-state.ts';
import type { TabFields } from '../use-tabbed-form.ts';

export interface VoiceValues {
  selectedVoice: string;
  transferNumber: string;
  transferMessage: string;
  transferConditions: string[];
  emergencyNumber: string;
}
export type VoiceTab = 'voice' | 'transfer';

export const voiceTabs: readonly [
  TabFields<VoiceValues, VoiceTab>,
  TabFields<VoiceValues, VoiceTab>,
] = [
  { tab: 'voice', fields: ['selectedVoice'] },
  {
    tab: 'transfer',
    fields: ['transferNumber', 'transferMessage', 'transferConditions', 'emergencyNumber'],
  },
];

export function voiceValuesOf(formState: SetupFormState): VoiceValues {
  const { selectedVoice, transferNumber, transferMessage, transferConditions, emergencyNumber } =
    formState;
  return { selectedVoice, transferNumber, transferMessage, transferConditions, emergencyNumber };
}

/** A kept draft, or null for anything else. */
export function readVoiceDraft(stored: unknown): VoiceValues | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = new Map<string, unknown>(Object.entries(stored));
  const texts = ['selectedVoice', 'transferNumber', 'transferMessage', 'emergencyNumber'] as const;
  const conditions = values.get('transferConditions');
  if (!texts.every((field) => typeof values.get(field) === 'string')) return null;
  if (!Array.isArray(conditions)) return null;
  return {
    selectedVoice: String(values.get('selectedVoice')),
    transferNumber: String(values.get('transferNumber')),
    transferMessage: String(values.get('transferMessage')),
    transferConditions: conditions.filter((id): id is string => typeof id === 'string'),
    emergencyNumber: String(values.get('emergencyNumber')),
  };
}
