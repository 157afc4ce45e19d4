// The six steps of the setup wizard: their names in the address, labels and order (spec 2); and Preview &
// Test, which is none of them: review leads there and back.
import type { StepName } from '#shared/domain/completeness.ts';

export interface WizardStep {
  name: StepName;
  label: string;
  /** Heading of the step where it is not the label. */
  heading?: string;
  /** One line under the heading of the step. */
  intro: string;
}

export const wizardSteps: readonly WizardStep[] = [
  {
    name: 'flow-selection',
    label: 'Assistant Type',
    intro: 'When should your assistant answer? You can change this later.',
  },
  {
    name: 'company-details',
    label: 'Company Info',
    intro: 'How your assistant introduces you to callers.',
  },
  {
    name: 'voice-settings',
    label: 'Voice & Contact',
    intro: 'Pick the voice callers will hear, then say when a person should take over.',
  },
  {
    name: 'call-scripts',
    label: 'Call Scripts',
    intro: 'What your assistant says and asks for each kind of call.',
  },
  {
    name: 'faqs-docs',
    label: 'FAQs & Docs',
    intro: 'What callers ask again and again, and the documents that answer it.',
  },
  {
    name: 'review-deploy',
    label: 'Finish',
    heading: 'Review & Deploy',
    intro: 'Check what callers will hear, then ask for your phone number.',
  },
];

/** What can be on the screen of the wizard. */
export type WizardScreen = StepName | typeof previewScreen.name;

export const previewScreen = {
  name: 'preview-test',
  label: 'Preview & Test',
  intro: 'Talk with your assistant as a caller would, by chat or in a simulated call.',
} as const;

/** The step of the bar that a screen belongs to. */
export function stepOfBar(screen: WizardScreen): StepName {
  return screen === previewScreen.name ? 'review-deploy' : screen;
}

/** The screen that the search part of an address names. */
export function screenIn(search: string): WizardScreen | null {
  const named = new URLSearchParams(search).get('step');
  return isWizardScreen(named) ? named : null;
}

function isWizardScreen(value: unknown): value is WizardScreen {
  return value === previewScreen.name || isStepName(value);
}

export function isStepName(value: unknown): value is StepName {
  return wizardSteps.some((step) => step.name === value);
}

export function stepPosition(name: StepName): number {
  return wizardSteps.findIndex((step) => step.name === name);
}

export function stepAfter(name: WizardScreen): StepName | null {
  if (name === previewScreen.name) return stepOfBar(name);
  return wizardSteps[stepPosition(name) + 1]?.name ?? null;
}

export function stepBefore(name: WizardScreen): StepName | null {
  if (name === previewScreen.name) return stepOfBar(name);
  return wizardSteps[stepPosition(name) - 1]?.name ?? null;
}

/** Where `/setup/{id}` starts: at Company Info once the company has a name (spec 2). */
export function firstStepOf({ companyName }: { companyName: string }): StepName {
  return companyName.trim() === '' ? 'flow-selection' : 'company-details';
}
