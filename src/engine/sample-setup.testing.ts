// A company for the tests of the engine, and a short way to hold a call with it.
import { compile, type KnowledgeIndex } from './compile.ts';
import type { AssistantSetup, SetupDocument, TurnResult } from './conversation.ts';
import { noEnglish } from './english.ts';
import { newConversation, turn } from './turn.ts';

export const sampleSetup: AssistantSetup = {
  companyName: 'Alder Court Management',
  greeting: 'Thank you for calling Alder Court. How can I help?',
  companyWebsite: 'www.aldercourt.example',
  residentPortal: 'https://portal.aldercourt.example',
  businessHours: 'Monday to Friday 9 AM to 5 PM',
  timeZone: 'America/Chicago',
  afterHoursStartTime: '17:00',
  afterHoursEndTime: '09:00',
  setupType: 'both',
  transferNumber: '312-555-0100',
  transferMessage: 'One moment, I am putting you through.',
  transferConditions: ['emergency', 'complex', 'request', 'multiple'],
  emergencyNumber: '312-555-0199',
  emergencyTypes: [],
  callInstructions: null,
  faqs: [
    {
      question: 'Where can my guests park?',
      answer: 'Guests park in the marked visitor spaces by the clubhouse for up to 48 hours.',
    },
    {
      question: 'What are the pool hours?',
      answer: 'The pool is open from 8 AM to 10 PM, Memorial Day to Labor Day.',
    },
    {
      question: 'How much is the late fee?',
      answer: 'The late fee is $35 and is added on the 16th of the month.',
    },
    {
      question: 'How do I get a new mailbox key?',
      answer: 'Mailbox keys cost $25. Please bring a photo ID to the office.',
    },
    {
      question: 'Are dogs allowed?',
      answer: 'Two pets per home are welcome. Dogs must be on a leash in common areas.',
    },
  ],
};

/** A Tuesday morning and a Tuesday night in Chicago. */
export const officeOpen = '2026-03-10T10:00:00-05:00';
export const officeClosed = '2026-03-10T22:00:00-05:00';

export function sampleIndex(
  changes: Partial<AssistantSetup> = {},
  documents: readonly SetupDocument[] = [],
): KnowledgeIndex {
  return compile({ ...sampleSetup, ...changes }, documents, noEnglish);
}

/** Says each utterance in turn; the results in order. */
export function talk(
  index: KnowledgeIndex,
  utterances: readonly string[],
  at = officeOpen,
): TurnResult[] {
  const results: TurnResult[] = [];
  let state = newConversation();
  for (const text of utterances) {
    const result = turn(index, state, { text, at });
    results.push(result);
    state = result.state;
  }
  return results;
}

/** The last of the results: there is one for every utterance. */
export function lastOf(results: readonly TurnResult[]): TurnResult {
  const last = results.at(-1);
  if (last === undefined) throw new Error('Nothing was said.');
  return last;
}
