// What every step of the wizard shares: the assistant, the form state, saving and moving (spec 2, 3, 4).
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { StepName } from '#shared/domain/completeness.ts';
import type { SaveOutcome, Section, SectionBodies } from './save-outcome.ts';
import type { SetupFormState, StoredAssistant } from './setup-form-state.ts';
import type { WizardScreen } from './steps.ts';

export interface Wizard {
  assistantId: number;
  /** As last read from the server. */
  assistant: StoredAssistant;
  /** Shared by all steps; holds choices before they are saved. */
  formState: SetupFormState;
  updateFormState: (part: Partial<SetupFormState>) => void;
  currentStep: WizardScreen;
  /** What has been on the screen since the wizard was opened. */
  visited: ReadonlySet<WizardScreen>;
  /** Shows a step, and a field in it; the step on the screen is flushed before. */
  goToStep: (step: WizardScreen, options?: { field?: string }) => void;
  /**
   * Saves one section, after the saves that are already on their way. Handles 'Changed in another
   * tab'. On success the wizard refreshes assistant, lists and form state and clears the draft of
   * the section's step; toasts are the step's.
   */
  saveSection: <S extends Section>(section: S, body: SectionBodies[S]) => Promise<SaveOutcome>;
  /**
   * The same for a step that moves on without waiting: puts `formState` forward at once and resolves
   * after the first attempt. While the server cannot be reached it is tried again (`isRetried`), the
   * step is marked and its draft stays.
   */
  saveInBackground: <S extends Section>(
    section: S,
    body: SectionBodies[S],
    formState: Partial<SetupFormState>,
  ) => Promise<SaveOutcome>;
  /** A save of any section is on its way. */
  isSaving: boolean;
  /** Marks a step with 'needs attention' in the step bar, or takes the mark away. */
  markAttention: (step: StepName, needsAttention: boolean) => void;
  /** `field` of the address (a link from the problems list), until the step has focused it. */
  focusField: string | null;
  clearFocusField: () => void;
  /** @internal for useFlush */
  setFlush: (flush: (() => void) | null) => void;
  /** @internal for StepFooter: the bar at the bottom of the page. */
  footerSlot: HTMLElement | null;
}

export const WizardContext = createContext<Wizard | null>(null);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard needs a WizardProvider above it');
  return wizard;
}

/**
 * Runs `flush` before another step is shown (step bar, link, browser Back): hand over what was typed
 * with `saveInBackground` if it is valid and changed since the last save; else leave it to the draft
 * and mark the step.
 */
export function useFlush(flush: () => void): void {
  const { setFlush } = useWizard();
  const onFlush = useEffectEvent(flush);
  useEffect(() => {
    setFlush(() => onFlush());
    return () => setFlush(null);
  }, [setFlush]);
}

/**
 * Calls `focus` with the field that a link asks for (`?step=…&field=…`), once the step is on the
 * screen: open the right tab, mark the field, focus it.
 */
export function useFocusField(focus: (field: string) => void): void {
  const { focusField, clearFocusField } = useWizard();
  const onFocus = useEffectEvent(focus);
  useEffect(() => {
    if (focusField === null) return;
    onFocus(focusField);
    clearFocusField();
  }, [focusField, clearFocusField]);
}
