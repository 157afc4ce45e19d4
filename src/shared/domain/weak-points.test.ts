// Table of the weak points of a set-up: each rule by one change to a set-up that has none.
import { describe, expect, it } from 'vitest';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { defaultCallScripts } from './default-call-scripts.ts';
import { setupTypes } from './setup-type.ts';
import type { ReadDocument, WeakPointSubject } from './weak-point.ts';
import { besideProblems, weakPointsOf } from './weak-points.ts';

const { company, voiceContact, callInstructions, faqs } = sampleCompany;
const sound: WeakPointSubject = {
  ...company,
  ...voiceContact,
  callInstructions,
  faqs,
  setupType: 'both',
  dedicatedNumber: '+12125550142',
};
const handbook: ReadDocument = {
  id: 7,
  originalName: 'Handbook.pdf',
  readingStatus: 'ready',
  readingProblem: '',
};

type Change = Partial<WeakPointSubject>;
const points = (change: Change, documents: readonly ReadDocument[] = []) =>
  weakPointsOf({ ...sound, ...change }, documents);
const withScripts = (change: Partial<typeof callInstructions>): Change => ({
  callInstructions: { ...callInstructions, ...change },
});
const withFaq = (question: string, answer: string): Change => ({
  faqs: [...faqs, { question, answer }],
});

/** 63 words. */
const longGreeting = `${company.greeting} ${'Our office is staffed by people who like to help you. '.repeat(4)}`;

const rows: [rule: string, title: string, change: Change, where: string, sentence: RegExp][] = [
  [
    'READY-01',
    'a greeting of 24 seconds',
    { greeting: longGreeting },
    'company-details greeting',
    /takes about 24 seconds to say/,
  ],
  [
    'READY-01',
    'a greeting without the company',
    { greeting: 'Hello, this is the office. How can I help?' },
    'company-details greeting',
    /does not name Harbour Row Property Management/,
  ],
  [
    'READY-04',
    'a greeting with a placeholder',
    { greeting: 'Thank you for calling Harbour Row, I am [name].' },
    'company-details greeting',
    /still holds “\[name\]”/,
  ],
  [
    'READY-01',
    'a website that is no address',
    { companyWebsite: 'none' },
    'company-details companyWebsite',
    /“none” does not look like a web address/,
  ],
  [
    'READY-01',
    'a portal that is no address',
    { residentPortal: 'see office' },
    'company-details residentPortal',
    /resident portal “see office”/,
  ],
  [
    'READY-01',
    'hours without a time',
    { businessHours: 'Weekdays' },
    'company-details businessHours',
    /name no time of day/,
  ],
  [
    'READY-04',
    'hours to be decided',
    { businessHours: 'TBD' },
    'company-details businessHours',
    /still holds “TBD”/,
  ],
  [
    'READY-01',
    'hours without a time zone',
    { timeZone: '' },
    'company-details timeZone',
    /have no time zone/,
  ],
  [
    'READY-01',
    'after hours that never begin',
    { afterHoursStartTime: '09:00', afterHoursEndTime: '09:00' },
    'company-details afterHoursStartTime',
    /begin and end at the same time/,
  ],
  [
    'READY-02',
    'a transfer number of words',
    { transferNumber: 'the front desk' },
    'voice-settings transferNumber',
    /“the front desk” cannot be dialled/,
  ],
  [
    'READY-02',
    'a transfer to the assistant itself',
    { transferNumber: '(212) 555-0142' },
    'voice-settings transferNumber',
    /own number.*comes straight back/,
  ],
  [
    'READY-02',
    'a transfer to the number callers know, in an answer',
    withFaq('What is your number?', 'Call +1 555 012 4477.'),
    'voice-settings transferNumber',
    /the one you give to callers/,
  ],
  [
    'READY-02',
    'a transfer to the number callers know, in the hours',
    { businessHours: 'Daily 9 AM to 5 PM, (555) 012-4477' },
    'voice-settings transferNumber',
    /the one you give to callers/,
  ],
  [
    'READY-02',
    'no transfer condition',
    { transferConditions: [] },
    'voice-settings transferConditions',
    /no caller is ever connected/,
  ],
  [
    'READY-04',
    'a transfer message with a placeholder',
    { transferMessage: 'Connecting you with ____.' },
    'voice-settings transferMessage',
    /still holds “____”/,
  ],
  [
    'READY-02',
    'no emergency number',
    { emergencyNumber: ' ' },
    'voice-settings emergencyNumber',
    /no emergency \/ on-call number/,
  ],
  [
    'READY-02',
    '911 as the emergency number',
    { emergencyNumber: '911' },
    'voice-settings emergencyNumber',
    /names 911 in any case/,
  ],
  [
    'READY-02',
    'an emergency number of words',
    { emergencyNumber: 'ask the manager' },
    'voice-settings emergencyNumber',
    /“ask the manager” cannot be dialled/,
  ],
  [
    'READY-02',
    'the assistant as the emergency number',
    { emergencyNumber: '212-555-0142' },
    'voice-settings emergencyNumber',
    /own number/,
  ],
  [
    'READY-02',
    'one line for transfers and emergencies',
    { emergencyNumber: '+1 555 012 4477' },
    'voice-settings emergencyNumber',
    /the same line/,
  ],
  [
    'READY-03',
    'no emergency script',
    withScripts({ urgentIssues: '' }),
    'call-scripts urgentIssues',
    /^There is no emergency script\./,
  ],
  [
    'READY-03',
    'no payment script',
    withScripts({ paymentRequests: ' ' }),
    'call-scripts paymentRequests',
    /^There is no payment script\./,
  ],
  [
    'READY-03',
    'the suggested script of another type',
    withScripts({ maintenanceRequests: defaultCallScripts('receptionist').maintenanceRequests }),
    'call-scripts maintenanceRequests',
    /suggested one for Digital Receptionist, but this assistant is a Complete Solution/,
  ],
  [
    'READY-04',
    'a script with a placeholder',
    withScripts({ ownerRequests: 'Point owners to [portal address].' }),
    'call-scripts ownerRequests',
    /Owner\/Resident Inquiries still holds “\[portal address\]”/,
  ],
  [
    'READY-04',
    'a custom script with a placeholder',
    withScripts({ customInstructions: ['Keys at the office.', 'Gate code: XXXX'] }),
    'call-scripts customInstructions.1',
    /^Custom Script 2 still holds “XXXX”/,
  ],
  [
    'READY-05',
    'an FAQ without an answer',
    withFaq('Where do I park?', '  '),
    'faqs-docs faqs.3.answer',
    /“Where do I park\?” has no answer yet/,
  ],
  [
    'READY-05',
    'an FAQ without a question',
    withFaq('', 'On the marked places.'),
    'faqs-docs faqs.3.question',
    /FAQ #4 has an answer but no question/,
  ],
  [
    'READY-04',
    'an answer to be decided',
    withFaq('Where do I park?', 'tbd'),
    'faqs-docs faqs.3.answer',
    /“Where do I park\?” still holds “tbd”/,
  ],
  [
    'READY-05',
    'one question with two answers',
    withFaq('May I keep a dog', 'No pets at all.'),
    'faqs-docs faqs.3.answer',
    /FAQ #3 and #4 both ask/,
  ],
  [
    'READY-05',
    'an answer of more than 45 seconds',
    withFaq('What are the rules?', 'Please keep quiet at night. '.repeat(30)),
    'faqs-docs faqs.3.answer',
    /takes about 58 seconds/,
  ],
];

describe('weak points', () => {
  it.each(setupTypes)(
    '[READY-01] [READY-02] [READY-03] [READY-05] a full set-up for %s has none',
    (setupType) => {
      const ready = { ...sound, setupType };
      expect(weakPointsOf(ready, [handbook])).toEqual([]);
      const suggested = { ...defaultCallScripts(setupType), customInstructions: [] };
      expect(weakPointsOf({ ...ready, callInstructions: suggested }, [])).toEqual([]);
    },
  );

  it.each(rows)('[%s] names %s', (_, __, change, where, sentence) => {
    const found = points(change);
    expect(found.map(({ step, field }) => `${step} ${field}`)).toEqual([where]);
    expect(found[0]?.message).toMatch(sentence);
    expect(found[0]?.message).toMatch(/[.!?]$/);
    expect(found[0]?.label).not.toBe('');
  });

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
  ] satisfies [string, Change][])('[READY-01] [READY-05] takes no offence at %s', (_, change) => {
    expect(points(change)).toEqual([]);
  });

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
