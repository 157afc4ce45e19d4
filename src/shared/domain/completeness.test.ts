// Tests of what an assistant needs before it can be deployed.
import { describe, expect, it } from 'vitest';
import { readinessOf } from './completeness.ts';

const complete = {
  companyName: 'Maple Homes',
  greeting: 'Thank you for calling Maple Homes.',
  companyWebsite: 'maplehomes.example',
  residentPortal: '',
  businessHours: 'Mon-Fri 9-5',
  selectedVoice: 'voice_1',
  transferNumber: '(555) 010-0100',
  emergencyNumber: '',
  callInstructions: null,
  faqs: [],
};

describe('completeness', () => {
  it('[LIFE-11] is complete without scripts, FAQs and documents, and warns of each', () => {
    const readiness = readinessOf(complete, 0);
    expect(readiness).toMatchObject({ isComplete: true, problems: [] });
    expect(readiness.warnings.map(({ step, field }) => `${step} ${field}`)).toEqual([
      'call-scripts ownerRequests',
      'faqs-docs faqs',
      'faqs-docs documents',
    ]);
  });

  it('[LIFE-11] says that the suggested scripts are followed while none are saved', () => {
    const [scripts] = readinessOf(complete, 0).warnings;
    expect(scripts?.message).toMatch(/follows the suggested ones/);
  });

  it('[LIFE-11] warns of nothing when everything is there', () => {
    const callInstructions = {
      ownerRequests: '',
      maintenanceRequests: '',
      paymentRequests: '',
      urgentIssues: '',
      customInstructions: [],
    };
    const faqs = [{ question: 'Pets?', answer: 'Two cats.' }];
    expect(readinessOf({ ...complete, callInstructions, faqs }, 1).warnings).toEqual([]);
  });

  it.each([
    ['companyName', 'M', 'company-details', 'Company name must be at least 2 characters'],
    ['greeting', 'Hello', 'company-details', 'Greeting must be at least 10 characters'],
    ['companyWebsite', '', 'company-details', 'Company website is required'],
    ['businessHours', ' ', 'company-details', 'Business hours are required'],
    ['selectedVoice', '', 'voice-settings', 'Please select a voice'],
    ['transferNumber', '555', 'voice-settings', 'Please enter a valid phone number'],
  ])('[LIFE-11] is incomplete with %s %j', (field, value, step, message) => {
    const { isComplete, problems } = readinessOf({ ...complete, [field]: value }, 0);
    expect(isComplete).toBe(false);
    expect(problems).toEqual([expect.objectContaining({ field, step, message })]);
  });

  it('[LIFE-11] lists all six problems of an empty draft in the order of the steps', () => {
    const empty = Object.fromEntries(
      Object.keys(complete).map((name) => [name, '']),
    ) as unknown as typeof complete; // every field is a text here but the two lists below
    const { problems } = readinessOf({ ...empty, callInstructions: null, faqs: [] }, 0);
    expect(problems.map(({ field }) => field)).toEqual([
      'companyName',
      'greeting',
      'companyWebsite',
      'businessHours',
      'selectedVoice',
      'transferNumber',
    ]);
  });
});
