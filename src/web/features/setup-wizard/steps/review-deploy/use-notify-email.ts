// The optional address that is told when the number is ready: typed, checked, saved, confirmed.
import { useState } from 'react';
import { emailAddressSchema } from '#shared/domain/email-address.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { messages } from '#web/messages.ts';
import type { SectionBodies } from '../../save-outcome.ts';
import { useStepDraft } from '../../use-step-draft.ts';
import { useFlush, useWizard } from '../../wizard-context.ts';

export function useNotifyEmail() {
  const { assistant, formState, saveSection, saveInBackground, markAttention } = useWizard();
  const draft = useStepDraft('review-deploy', readEmail);
  const [typed, setTyped] = useState(draft.restored);
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const value = typed ?? formState.notifyEmail;
  const error = emailError(value);
  const isChanged = value.trim() !== formState.notifyEmail;

  /** The settings to save, or null while the address is wrong. */
  function settings(): SectionBodies['deployment'] | null {
    setIsChecked(true);
    if (error) return null;
    return isChanged ? { notifyEmail: value.trim() } : {};
  }

  async function onSave() {
    const values = settings();
    if (!values) return;
    setIsSaving(true);
    const outcome = await saveSection('deployment', values);
    setIsSaving(false);
    if (outcome.status === 'failed') showToast(messages.deploymentNotSaved);
    // What was typed on meanwhile stays.
    else setTyped((now) => (now === typed ? null : now));
  }

  useFlush(() => {
    if (!isChanged) return;
    const notifyEmail = value.trim();
    if (error) markAttention('review-deploy', true);
    else void saveInBackground('deployment', { notifyEmail }, { notifyEmail });
  });

  return {
    value,
    error: isChecked ? error : undefined,
    isChanged,
    isSaving,
    isConfirmed: assistant.isNotifyEmailConfirmed,
    saved: assistant.notifyEmail,
    settings,
    onSave,
    onChange: (text: string) => {
      setTyped(text);
      if (text.trim() === formState.notifyEmail) draft.clear();
      else draft.keep(text);
    },
  };
}

function emailError(value: string): string | undefined {
  if (value.trim() === '') return undefined;
  return emailAddressSchema.safeParse(value).error?.issues[0]?.message;
}

function readEmail(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null;
}
