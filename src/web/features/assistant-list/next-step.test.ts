// Tests of the step that a draft waits for ('Continue where you left off').
import { describe, expect, it } from 'vitest';
import type { Assistant } from '#shared/domain/assistant.ts';
import { isBegun, nextStep } from './next-step.ts';

const scripts = {
  ownerRequests: '',
  maintenanceRequests: '',
  paymentRequests: '',
  urgentIssues: '',
  customInstructions: [],
};
const stages: { saved: Partial<Assistant>; next: string }[] = [
  { saved: { setupType: 'both' }, next: 'company-details' },
  { saved: { companyName: 'Maple Court' }, next: 'voice-settings' },
  { saved: { selectedVoice: 'voice_1', transferNumber: '5550100' }, next: 'call-scripts' },
  { saved: { callInstructions: scripts }, next: 'faqs-docs' },
  { saved: { faqs: [{ question: 'Pets?', answer: 'Two.' }] }, next: 'review-deploy' },
];

/** A draft with the first `count` stages saved. */
function draftAfter(count: number): Assistant {
  const empty = {
    setupType: null,
    companyName: '',
    selectedVoice: '',
    transferNumber: '',
    callInstructions: null,
    faqs: [],
  };
  // Only these fields are read.
  return Object.assign(empty, ...stages.slice(0, count).map(({ saved }) => saved)) as Assistant;
}

describe('nextStep', () => {
  it('[LIFE-03] is the first step with nothing saved', () => {
    expect(nextStep(draftAfter(0))).toBe('flow-selection');
    for (const [index, { next }] of stages.entries()) {
      expect(nextStep(draftAfter(index + 1))).toBe(next);
    }
  });

  it('[LIFE-03] does not send back a draft whose step 1 was jumped over', () => {
    expect(nextStep({ ...draftAfter(2), setupType: null })).toBe('voice-settings');
  });
});

describe('isBegun', () => {
  it('[LIFE-03] is false for an untouched empty draft only', () => {
    expect(isBegun(draftAfter(0))).toBe(false);
    for (const [index] of stages.entries()) expect(isBegun(draftAfter(index + 1))).toBe(true);
    expect(isBegun({ ...draftAfter(0), selectedVoice: 'voice_1' })).toBe(true);
  });
});
