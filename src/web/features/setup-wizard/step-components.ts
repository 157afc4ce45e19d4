// The code of each step, loaded when it is first shown; the others follow when the browser is idle.
import type { ComponentType } from 'react';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#web/lib/when-idle.ts';
import type { StepProps } from './step-props.ts';
import { type WizardScreen, wizardSteps } from './steps.ts';

type StepComponent = ComponentType<StepProps>;

const loaders: Record<WizardScreen, () => Promise<StepComponent>> = {
  'flow-selection': async () =>
    (await import('./steps/assistant-type/assistant-type-step.tsx')).AssistantTypeStep,
  'company-details': async () =>
    (await import('./steps/company-info/company-info-step.tsx')).CompanyInfoStep,
  'voice-settings': async () =>
    (await import('./steps/voice-contact/voice-contact-step.tsx')).VoiceContactStep,
  'call-scripts': async () =>
    (await import('./steps/call-scripts/call-scripts-step.tsx')).CallScriptsStep,
  'faqs-docs': async () => (await import('./steps/faqs-docs/faqs-docs-step.tsx')).FaqsDocsStep,
  'review-deploy': async () =>
    (await import('./steps/review-deploy/review-deploy-step.tsx')).ReviewDeployStep,
  'preview-test': async () =>
    (await import('./steps/preview-test/preview-test-step.tsx')).PreviewTestStep,
};

const loaded = new Map<WizardScreen, StepComponent>();

async function loadStep(step: WizardScreen): Promise<StepComponent> {
  const component = loaded.get(step) ?? (await loaders[step]());
  loaded.set(step, component);
  return component;
}

interface LoadedStep {
  /** null until its code is here. */
  Step: StepComponent | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The component of a step. Unlike `lazy` it can be tried again after the server was away. */
export function useStepComponent(step: WizardScreen): LoadedStep {
  const [failedStep, setFailedStep] = useState<WizardScreen | null>(null);
  const [, setArrived] = useState<WizardScreen | null>(null);
  const load = useCallback(() => {
    setFailedStep(null);
    loadStep(step).then(
      // Drawn in slices, as the wizard around it.
      () => startTransition(() => setArrived(step)),
      () => setFailedStep(step),
    );
  }, [step]);
  useEffect(load, [load]);
  useEffect(
    () =>
      whenIdle(async () => {
        for (const { name } of wizardSteps) {
          // One by one, to stay out of the way; a failure shows when the step itself is opened.
          await loadStep(name).catch(() => undefined);
        }
      }),
    [],
  );
  return { Step: loaded.get(step) ?? null, hasFailed: failedStep === step, retry: load };
}
