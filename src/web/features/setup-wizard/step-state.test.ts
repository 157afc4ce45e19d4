import { describe, expect, it } from 'vitest';
import type { StepName } from '#shared/domain/completeness.ts';
import { emptyAssistant, filledAssistant } from '#tests/setup/example-assistants.ts';
import { formStateOf } from './setup-form-state.ts';
import { stepStateOf } from './step-state.ts';
import { wizardSteps } from './steps.ts';

const statesOf = (progress: Parameters<typeof stepStateOf>[1]) =>
  wizardSteps.map(({ name }) => stepStateOf(name, progress));

describe('state of a step', () => {
  it('is ahead for every step but the current one of a new assistant', () => {
    expect(
      statesOf({
        assistant: emptyAssistant,
        currentStep: 'flow-selection',
        attention: new Set(),
        visited: new Set(),
      }),
    ).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
  });

  it('is done where the step holds what it asks for, and only there', () => {
    const assistant = { ...filledAssistant, callInstructions: null };
    expect(
      statesOf({
        assistant,
        currentStep: 'review-deploy',
        attention: new Set(),
        visited: new Set(),
      }),
    ).toEqual(['done', 'done', 'done', 'ahead', 'ahead', 'current']);
  });

  it('[IDEA-02] needs attention where required fields are missing, once it was visited or passed', () => {
    const assistant = { ...filledAssistant, companyWebsite: '', transferNumber: '' };
    const none = new Set<never>();
    const at = (currentStep: StepName, visited: ReadonlySet<StepName>) =>
      statesOf({ assistant, currentStep, attention: none, visited }).slice(0, 3);
    expect(at('flow-selection', none)).toEqual(['current', 'ahead', 'ahead']);
    expect(at('voice-settings', none)).toEqual(['done', 'attention', 'current']);
    expect(at('flow-selection', new Set<StepName>(['voice-settings']))).toEqual([
      'current',
      'ahead',
      'attention',
    ]);
  });

  it('[WIZ-09] is done by what is stored, wherever the user stands', () => {
    const states = (['flow-selection', 'review-deploy'] as const).map((currentStep) =>
      stepStateOf('faqs-docs', {
        assistant: filledAssistant,
        currentStep,
        attention: new Set(),
        visited: new Set(['review-deploy', 'faqs-docs']),
      }),
    );
    expect(states).toEqual(['ahead', 'ahead']);
  });

  it('[LIFE-08] needs attention where a save fails or an input is not valid', () => {
    expect(
      stepStateOf('call-scripts', {
        assistant: filledAssistant,
        currentStep: 'faqs-docs',
        attention: new Set(['call-scripts' as const]),
        visited: new Set(),
      }),
    ).toBe('attention');
  });

  it('takes an after-hours time that was never stored as its default', () => {
    expect(formStateOf(emptyAssistant)).toMatchObject({
      afterHoursStartTime: '17:00',
      afterHoursEndTime: '09:00',
    });
  });
});
