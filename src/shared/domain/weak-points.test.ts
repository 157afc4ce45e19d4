// What the weak points of a set-up are not, their order, and those of documents.
import { describe, expect, it } from 'vitest';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { type SetupChange, soundSetup, withFaq } from '#tests/setup/weak-rows.ts';
import { defaultCallScripts } from './default-call-scripts.ts';
import { setupTypes } from './setup-type.ts';
import type { ReadDocument } from './weak-point.ts';
import { besideProblems, weakPointsOf } from './weak-points.ts';

const { faqs } = sampleCompany;

const handbook: ReadDocument = {
  id: 7,
  originalName: 'Handbook.pdf',
  readingStatus: 'ready',
  readingProblem: '',
};

const points = (change: SetupChange, documents: readonly ReadDocument[] = []) =>
  weakPointsOf({ ...soundSetup, ...change }, documents);

describe('weak points', () => {
  it.each(setupTypes)(
    '[READY-01] [READY-02] [READY-03] [READY-05] a full set-up for %s has none',
    (setupType) => {
      const ready = { ...soundSetup, setupType };
      expect(weakPointsOf(ready, [handbook])).toEqual([]);
      const suggested = { ...defaultCallScripts(setupType), customInstructions: [] };
      expect(weakPointsOf({ ...ready, callInstructions: suggested }, [])).toEqual([]);
    },
  );

  it.each([
    [
      'initials',
      { companyName: 'Lindenhof Homeowners Group', greeting: 'This is LHG, how can I help?' },
    ],
    [
      'a name of common words',
      { companyName: 'The Property Group', greeting: 'Good day, how can I help?' },
    ],
    ['a blank greeting, which is a problem already', { greeting: '' }],
    ['blank hours, which are a problem already', { businessHours: '', timeZone: '' }],
    ['no scripts at all, which are a warning already', { callInstructions: null }],
    [
      'after hours that a receptionist has none of',
      { setupType: 'receptionist', afterHoursStartTime: '09:00', afterHoursEndTime: '09:00' },
    ],
    ['the same FAQ twice with one answer', { faqs: [...faqs, ...faqs] }],
    ['a blank FAQ row', withFaq('', ' ')],
    ['a number not assigned yet', { dedicatedNumber: null }],
  ] satisfies [string, SetupChange][])(
    '[READY-01] [READY-05] takes no offence at %s',
    (_, change) => {
      expect(points(change)).toEqual([]);
    },
  );

  it('[READY-06] names documents that could not be read, or not in full', () => {
    const found = points({}, [
      handbook,
      { ...handbook, id: 8, readingStatus: 'reading' },
      {
        ...handbook,
        id: 9,
        originalName: 'Scan.pdf',
        readingStatus: 'failed',
        readingProblem: 'It holds pictures only.',
      },
      {
        ...handbook,
        id: 10,
        originalName: 'Rules.docx',
        readingProblem: 'Only the first 500 pages count.',
      },
    ]);
    expect(found.map(({ field, message }) => [field, message])).toEqual([
      ['documents.9', '“Scan.pdf” could not be read. It holds pictures only.'],
      ['documents.10', '“Rules.docx” was not read in full. Only the first 500 pages count.'],
    ]);
  });

  it('[READY-07] come in the order of the wizard, and leave out what is missing', () => {
    const found = points({
      greeting: 'Hello, how can I help?',
      transferConditions: [],
      ...withFaq('Pets?', ''),
    });
    expect(found.map(({ step }) => step)).toEqual([
      'company-details',
      'voice-settings',
      'faqs-docs',
    ]);
    const problems = [{ step: 'company-details', field: 'greeting' }];
    expect(besideProblems(found, problems).map(({ step }) => step)).toEqual([
      'voice-settings',
      'faqs-docs',
    ]);
  });
});
