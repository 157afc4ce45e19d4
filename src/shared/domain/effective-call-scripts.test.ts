import { describe, expect, it } from 'vitest';
import { defaultCallScripts } from './default-call-scripts.ts';
import { effectiveCallScripts } from './effective-call-scripts.ts';

const saved = {
  ownerRequests: 'Take a message for the manager.',
  maintenanceRequests: '',
  paymentRequests: 'Point to the resident portal.',
  urgentIssues: 'Call the on-call number at once.',
  customInstructions: ['Two pets are allowed.'],
};

describe('effective call scripts', () => {
  it('[DELIV-71] are the suggested ones of the type while none is saved', () => {
    expect(effectiveCallScripts('after-hours', null)).toEqual({
      ...defaultCallScripts('after-hours'),
      customInstructions: [],
      suggested: ['ownerRequests', 'maintenanceRequests', 'paymentRequests', 'urgentIssues'],
    });
    expect(effectiveCallScripts(null, null).ownerRequests).toBe(
      defaultCallScripts('both').ownerRequests,
    );
  });

  it('[DELIV-71] are the saved ones, an empty one among them', () => {
    expect(effectiveCallScripts('both', saved)).toEqual({ ...saved, suggested: [] });
  });

  it('[DELIV-71] never leave emergencies without a script', () => {
    const scripts = effectiveCallScripts('receptionist', { ...saved, urgentIssues: ' ' });
    expect(scripts.urgentIssues).toBe(defaultCallScripts('receptionist').urgentIssues);
    expect(scripts.suggested).toEqual(['urgentIssues']);
  });
});
