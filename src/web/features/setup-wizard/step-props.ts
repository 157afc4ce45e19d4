// What the wizard hands to each of its six steps (spec 2). Everything else a step needs comes from
// `useWizard()`, `useStepDraft()`, `useFlush()` and `useFocusField()`.
export interface StepProps {
  assistantId: number;
  /** Goes to the step after this one, by name: calling it twice moves once. */
  onNext: () => void;
  /** Goes to the step before; the Back button shows only if it is given. */
  onBack?: (() => void) | undefined;
}
