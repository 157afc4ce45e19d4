// Which step is on the screen: `?step=` of the address, so that the browser's Back goes a step back.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { StepName } from '#shared/domain/completeness.ts';
import { setupPath } from '#web/paths.ts';
import { screenIn, type WizardScreen } from './steps.ts';

export interface WizardStepControl {
  currentStep: WizardScreen;
  /** What has been on the screen since the wizard was opened. */
  visited: ReadonlySet<WizardScreen>;
  goToStep: (step: WizardScreen, options?: { field?: string }) => void;
  setFlush: (flush: (() => void) | null) => void;
  focusField: string | null;
  clearFocusField: () => void;
}

/** `firstStep` is shown, and written into the address, when the address names none. */
export function useWizardStep(assistantId: number, firstStep: StepName): WizardStepControl {
  const [, navigate] = useLocation();
  const search = useSearch();
  const wantedStep = screenIn(search);
  const [currentStep, setCurrentStep] = useState<WizardScreen>(wantedStep ?? firstStep);
  const [visited, setVisited] = useState<ReadonlySet<WizardScreen>>(() => new Set([currentStep]));
  const flush = useRef<(() => void) | null>(null);

  const show = useCallback(
    (step: WizardScreen, { field, replace }: { field?: string | undefined; replace: boolean }) => {
      const path = setupPath(assistantId, step);
      navigate(field ? `${path}&field=${encodeURIComponent(field)}` : path, { replace });
    },
    [assistantId, navigate],
  );

  useEffect(() => {
    if (wantedStep === null) return show(currentStep, { replace: true });
    if (wantedStep === currentStep) return;
    // Every way to another step passes here, the browser's Back included.
    flush.current?.();
    setCurrentStep(wantedStep);
    setVisited((before) => new Set(before).add(wantedStep));
  }, [wantedStep, currentStep, show]);

  const goToStep = useCallback(
    (step: WizardScreen, options: { field?: string } = {}) =>
      show(step, { field: options.field, replace: step === currentStep }),
    [show, currentStep],
  );
  const setFlush = useCallback((next: (() => void) | null) => {
    flush.current = next;
  }, []);
  const clearFocusField = useCallback(
    () => show(currentStep, { replace: true }),
    [show, currentStep],
  );
  const focusField = wantedStep === currentStep ? new URLSearchParams(search).get('field') : null;
  return useMemo(
    () => ({ currentStep, visited, goToStep, setFlush, focusField, clearFocusField }),
    [currentStep, visited, goToStep, setFlush, focusField, clearFocusField],
  );
}
