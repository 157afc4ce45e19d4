import { describe, expect, it } from 'vitest';
import { emptyAssistant, filledAssistant } from '#tests/setup/example-assistants.ts';
import { formStateOf } from './setup-form-state.ts';
import { stepStateOf } from './step-state.ts';
import { wizardSteps } from './steps.ts';

const statesOf = (progress: Parameters<typeof stepStateOf>[1]) =>
  wizardSteps.map(({ name }) => stepStateOf(name, progress));

describe('state of a step', () => {
  it('is ahead for every step but the current one of a new assistant', () => {
    expect(
      statesOf({ assistant: emptyAssistant, currentStep: 'flow-selection', attention: new Set() }),
    ).toEqual(['current', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
  });

  it('is done where the step holds what it asks for, and only there', () => {
    const assistant = { ...filledAssistant, callInstructions: null };
    expect(statesOf({ assistant, currentStep: 'review-deploy', attention: new Set() })).toEqual([
      'done',
      'done',
      'done',
      'ahead',
      'done',
      'current',
    ]);
  });

  it('[LIFE-08] needs attention where a save fails or an input is not valid', () => {
    expect(
      stepStateOf('call-scripts', {
        assistant: filledAssistant,
        currentStep: 'faqs-docs',
        attention: new Set(['call-scripts' as const]),
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
