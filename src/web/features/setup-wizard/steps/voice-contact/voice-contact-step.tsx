// Wizard step 3, Voice & Contact: a voice, and when a person takes over (spec 2, step 3).
import '#web/styles/pages/voice-contact.css';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { sectionValues } from '#shared/domain/assistant-field-values.ts';
import { transferNumberMin } from '#shared/domain/call-transfer.ts';
import { visibleLength } from '#shared/domain/text.ts';
import { voiceContactSchema } from '#shared/domain/voice-contact.ts';
import { audioPlayer } from '#web/lib/audio-player.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { readSectionDraft } from '../../section-draft.ts';
import { StepFooter } from '../../step-footer.tsx';
import type { StepProps } from '../../step-props.ts';
import { useStepDraft } from '../../use-step-draft.ts';
import { useWizard } from '../../wizard-context.ts';
import { useTabbedForm } from '../use-tabbed-form.ts';
import { TransferSettings } from './transfer-settings.tsx';
import { VoiceOptions } from './voice-options.tsx';
import { type VoiceTab, type VoiceValues, voiceTabs } from './voice-values.ts';

export function VoiceContactStep({ onNext, onBack }: StepProps) {
  const { formState } = useWizard();
  const formId = useId();
  const voice = useVoiceForm(onNext);
  const { form, tab, openTab, focusField } = voice;
  const values = useWatch({ control: form.control, compute: (all: VoiceValues) => all });

  useEffect(() => {
    // A sample that plays belongs to the cards: it ends with them.
    if (tab !== 'voice') audioPlayer.stop();
    return () => audioPlayer.stop();
  }, [tab]);

  return (
    <form id={formId} ref={voice.formRef} onSubmit={voice.onContinue} noValidate>
      <Card>
        <Tabs<VoiceTab>
          label="Voice and transfer"
          value={tab}
          onChange={openTab}
          items={[
            {
              value: 'voice',
              label: 'Voice',
              state: voice.stateOfTab('voice', values.selectedVoice !== ''),
              content: (
                <VoiceOptions
                  selectedVoice={values.selectedVoice}
                  onSelect={(id) => form.setValue('selectedVoice', id, valueIsChosen)}
                  onMoveOn={() => {
                    openTab('transfer');
                    focusField('transferNumber');
                  }}
                  error={form.formState.errors.selectedVoice?.message}
                />
              ),
            },
            {
              value: 'transfer',
              label: 'Transfer',
              state: voice.stateOfTab(
                'transfer',
                visibleLength(values.transferNumber) >= transferNumberMin,
              ),
              content: <TransferSettings form={form} setupType={formState.setupType} />,
            },
          ]}
        />
      </Card>
      <StepFooter onBack={onBack} formId={formId} isBusy={voice.isSaving} />
    </form>
  );
}

const valueIsChosen = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

function useVoiceForm(onNext: () => void) {
  const { formState, saveSection, saveInBackground, markAttention } = useWizard();
  const saved = sectionValues('voiceContact', formState);
  return useTabbedForm({
    schema: voiceContactSchema,
    saved,
    draft: useStepDraft('voice-settings', (kept) => readSectionDraft('voiceContact', kept, saved)),
    tabs: voiceTabs,
    onSave: (body) => saveSection('voice-contact', body),
    onSaved: () => {
      showToast(messages.voiceContactSaved);
      onNext();
    },
    onFailed: () => showToast(messages.voiceContactNotSaved),
    onLeave: async (body) => {
      const outcome = await saveInBackground('voice-contact', body, body);
      if (outcome.status === 'failed') showToast(messages.voiceContactNotSaved);
    },
    onLeaveInvalid: () => markAttention('voice-settings', true),
  });
}
