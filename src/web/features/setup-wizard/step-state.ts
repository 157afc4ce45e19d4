// How far each step of the wizard is, for the step bar (spec 2): done, current, needs attention, ahead.

import { readinessOf, type StepName } from '#shared/domain/completeness.ts';
import type { StoredAssistant } from './setup-form-state.ts';
import { stepPosition, type WizardScreen } from './steps.ts';

export type StepState = 'done' | 'current' | 'attention' | 'ahead';

interface Progress {
  assistant: StoredAssistant | null;
  currentStep: StepName;
  attention: ReadonlySet<StepName>;
  visited: ReadonlySet<WizardScreen>;
}

export function stepStateOf(step: StepName, progress: Progress): StepState {
  const { assistant, currentStep, attention, visited } = progress;
  if (step === currentStep) return 'current';
  if (attention.has(step)) return 'attention';
  if (!assistant) return 'ahead';
  if (isStepStored(step, assistant)) return 'done';
  const isBehind = stepPosition(step) < stepPosition(currentStep);
  // What is missing is no fault before the user has been there.
  const isPassed = isBehind || visited.has(step);
  return isPassed && hasProblem(assistant, step) ? 'attention' : 'ahead';
}

/** Whether the server holds what a step asks for. */
export function isStepStored(step: StepName, assistant: StoredAssistant): boolean {
  return isFilled[step](assistant);
}

/** By what is stored alone: the same wherever the user stands. */
const isFilled: Record<StepName, (assistant: StoredAssistant) => boolean> = {
  'flow-selection': ({ setupType }) => setupType !== null,
  'company-details': (assistant) => !hasProblem(assistant, 'company-details'),
  'voice-settings': (assistant) => !hasProblem(assistant, 'voice-settings'),
  'call-scripts': ({ callInstructions }) => callInstructions !== null,
  'faqs-docs': ({ faqs }) => faqs.length > 0,
  'review-deploy': ({ status, hasUndeployedChanges }) =>
    status === 'deployed' && !hasUndeployedChanges,
};

function hasProblem(assistant: StoredAssistant, step: StepName): boolean {
  // Documents only make warnings.
  return readinessOf(assistant, 0).problems.some((problem) => problem.step === step);
}
