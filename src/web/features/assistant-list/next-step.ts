// Which step of the wizard a draft waits for, and whether it was begun at all ('Continue where you
// left off', when this computer keeps nothing unsaved of it).
import type { Assistant } from '#shared/domain/assistant.ts';
import type { StepName } from '#shared/domain/completeness.ts';

/** False for an untouched empty draft: there is nothing to continue. */
export function isBegun(draft: Assistant): boolean {
  return Object.values(savedSteps(draft)).includes(true) || draft.selectedVoice !== '';
}

/** The first step, in the wizard's order, that has nothing saved yet. */
export function nextStep(draft: Assistant): StepName {
  const isSaved = savedSteps(draft);
  // Who jumped over step 1 has left it for now: the company's name tells that more is done.
  const waiting = order.find(
    (step) => !isSaved[step] && !(step === 'flow-selection' && isSaved['company-details']),
  );
  return waiting ?? 'review-deploy';
}

const order = [
  'flow-selection',
  'company-details',
  'voice-settings',
  'call-scripts',
  'faqs-docs',
] as const;

function savedSteps(draft: Assistant): Record<(typeof order)[number], boolean> {
  return {
    'flow-selection': draft.setupType !== null,
    'company-details': draft.companyName.trim() !== '',
    'voice-settings': draft.selectedVoice !== '' && draft.transferNumber.trim() !== '',
    'call-scripts': draft.callInstructions !== null,
    'faqs-docs': draft.faqs.length > 0,
  };
}
