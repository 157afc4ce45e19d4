// What to say when you call yourself, and what has to come back: from the assistant's own settings.
import type { GuideSubject } from './guide-subject.ts';

export interface TestCall {
  /** What the caller does or says. */
  say: string;
  /** What the assistant does then. */
  expect: string;
}

export function testCalls(subject: GuideSubject): TestCall[] {
  return [
    greetingCall(subject),
    hoursCall(subject),
    faqCall(subject),
    emergencyCall(subject),
    transferCall(subject),
  ];
}

function greetingCall({ greeting }: GuideSubject): TestCall {
  return {
    say: 'Call your main number from another phone and wait.',
    expect:
      greeting === ''
        ? 'The assistant answers and greets you.'
        : `The assistant answers with ${inQuotes(greeting)}`,
  };
}

function hoursCall({ businessHours }: GuideSubject): TestCall {
  return {
    say: 'Ask “When is your office open?”',
    expect:
      businessHours === ''
        ? 'It gives your business hours.'
        : `It gives your hours: ${clip(businessHours).replace(/\.$/, '')}.`,
  };
}

function faqCall({ faq }: GuideSubject): TestCall {
  return faq === null
    ? {
        say: 'Ask something that callers often ask you.',
        expect:
          'It answers from your documents. What it does not know it says so, and offers to take a message.',
      }
    : { say: `Ask ${inQuotes(faq.question)}`, expect: `It answers with ${inQuotes(faq.answer)}` };
}

function emergencyCall({ emergencyNumber, transfersOn, transferNumber }: GuideSubject): TestCall {
  const ownLine = emergencyNumber === '' ? '' : `, names ${emergencyNumber}`;
  const next = transfersOn.emergency
    ? `connects you to ${transferNumber}`
    : 'takes down your name, unit and number';
  return {
    say: 'Tell whoever is on call that you are testing, then say “There is water pouring through my ceiling.”',
    expect: `It says that this sounds urgent, tells you what to do until help comes${ownLine} and ${next}.`,
  };
}

function transferCall({ transfersOn, transferNumber, transferMessage }: GuideSubject): TestCall {
  return {
    say: 'Call again and say “I want to talk to a person.”',
    expect: transfersOn.request
      ? `It says ${inQuotes(transferMessage)} and ${transferNumber} rings. If the assistant answers again, that line still forwards to it.`
      : 'It says that it cannot connect you, and offers to take a message.',
  };
}

const longest = 140;

/** The beginning is enough to recognise it by. */
function clip(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s+\S*$/, '')}…`;
}

function inQuotes(text: string): string {
  return `“${clip(text)}”`;
}
