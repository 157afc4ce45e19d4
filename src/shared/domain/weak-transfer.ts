// Weak points of wizard step 3: calls that go round in a circle, to nobody, or never to a person.
import { canBeDialled, isSameLine, namesLine } from './dialled-number.ts';
import { placeholderIn } from './placeholder-text.ts';
import { stillHolds, type WeakPoint, type WeakPointSubject } from './weak-point.ts';
import { whoPicksUp } from './who-picks-up.ts';

const labels = {
  transferNumber: 'Transfer Phone Number',
  transferMessage: 'Transfer Message',
  transferConditions: 'Transfer Conditions',
  emergencyNumber: 'Emergency / on-call number',
} as const;

export function weakTransfer(subject: WeakPointSubject): WeakPoint[] {
  const { transferMessage, transferConditions } = subject;
  const placeholder = placeholderIn(transferMessage);
  return [
    ...weakNumber(subject),
    ...(placeholder
      ? [point('transferMessage', stillHolds('The transfer message', placeholder))]
      : []),
    ...(transferConditions.length === 0
      ? [
          point(
            'transferConditions',
            'No transfer condition is ticked, so no caller is ever connected to a person, not even one who asks.',
          ),
        ]
      : []),
    ...weakEmergencyNumber(subject),
  ];
}

function weakNumber(subject: WeakPointSubject): WeakPoint[] {
  const number = subject.transferNumber.trim();
  if (number === '') return [];
  if (!canBeDialled(number)) {
    return [
      point(
        'transferNumber',
        `“${number}” cannot be dialed, so no caller is ever connected to a person.`,
      ),
    ];
  }
  if (isSameLine(number, subject.dedicatedNumber ?? '')) {
    return [
      point(
        'transferNumber',
        'The transfer number is the assistant’s own number: a transferred call comes straight back to the assistant.',
      ),
    ];
  }
  return isGivenToCallers(subject, number)
    ? [
        point(
          'transferNumber',
          'The transfer number is the one you give to callers. If that is the line you forward to the assistant, a transferred call comes straight back: use a line that is not forwarded.',
        ),
      ]
    : [];
}

/** The number that callers know is nearly always the business line, the one that is forwarded. */
function isGivenToCallers(subject: WeakPointSubject, number: string): boolean {
  const { greeting, businessHours, faqs } = subject;
  const texts = [greeting, businessHours, ...faqs.map(({ answer }) => answer)];
  return texts.some((text) => namesLine(text, number));
}

function weakEmergencyNumber(subject: WeakPointSubject): WeakPoint[] {
  const number = subject.emergencyNumber.trim();
  const message = emergencyMessage(number, subject);
  return message === null ? [] : [point('emergencyNumber', message)];
}

function emergencyMessage(number: string, subject: WeakPointSubject): string | null {
  const { transferNumber, dedicatedNumber } = subject;
  const closed = whoPicksUp(subject, { state: 'closed', opensAt: null }, 'emergency');
  const isLeftToOffice = closed.by === 'person' && closed.mayBeEmpty;
  if (number === '') {
    return isLeftToOffice
      ? 'There is no emergency / on-call number, so urgent calls while you are closed go to the transfer number, where nobody may answer.'
      : 'There is no emergency / on-call number, so a caller with an urgent problem is given no line of yours to call.';
  }
  if (number.replace(/\D/g, '') === '911') {
    return 'The assistant names 911 in any case. Enter the line of your own on-call person here.';
  }
  if (!canBeDialled(number)) {
    return `“${number}” cannot be dialed, but callers with an urgent problem are given it.`;
  }
  if (isSameLine(number, dedicatedNumber ?? '')) {
    return 'The emergency / on-call number is the assistant’s own number: a caller who dials it is back where they were.';
  }
  if (isSameLine(number, transferNumber)) {
    return 'Transfers and emergencies go to the same line. If nobody answers it, as may be while you are closed, a caller with an urgent problem has no other.';
  }
  return null;
}

function point(field: keyof typeof labels, message: string): WeakPoint {
  return { step: 'voice-settings', field, label: labels[field], message };
}
