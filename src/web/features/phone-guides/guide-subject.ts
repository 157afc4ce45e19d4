// Whom a guide is filled in for: the facts of one assistant in the words of the guides.

import { defaultTransferMessage } from '#shared/domain/call-transfer.ts';
import { canBeDialled } from '#shared/domain/dialled-number.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { type SetupType, toSetupType } from '#shared/domain/setup-type.ts';
import { timeZoneInWords } from '#shared/domain/time-zone.ts';
import type { ListedAssistant, StoredAssistant } from '#web/api/assistants.ts';
import { expectedDay } from '#web/lib/expected-day.ts';

export interface GuideSubject {
  /** False without an assistant: then nothing is said of one. */
  isKnown: boolean;
  setupType: SetupType;
  greeting: string;
  businessHours: string;
  /** Such as 'Eastern Time'. */
  timeZone: string;
  transferNumber: string;
  transferMessage: string;
  /** A caller who asks for a person, or has an emergency, is put through. */
  transfersOn: { request: boolean; emergency: boolean };
  emergencyNumber: string;
  /** The first question that has an answer. */
  faq: { question: string; answer: string } | null;
}

/** Without an assistant, or while it could not be read, everything is unknown. */
export function guideSubject(assistant: StoredAssistant | undefined): GuideSubject {
  const { transferNumber = '', transferConditions = [] } = assistant ?? {};
  const canTransfer = canBeDialled(transferNumber);
  return {
    isKnown: assistant !== undefined,
    setupType: toSetupType(assistant?.setupType),
    greeting: assistant?.greeting.trim() ?? '',
    businessHours: assistant?.businessHours.trim() ?? '',
    timeZone: timeZoneInWords(assistant?.timeZone ?? ''),
    transferNumber: transferNumber.trim(),
    transferMessage: assistant?.transferMessage.trim() || defaultTransferMessage,
    transfersOn: {
      request: canTransfer && transferConditions.includes('request'),
      emergency: canTransfer && transferConditions.includes('emergency'),
    },
    emergencyNumber: assistant?.emergencyNumber.trim() ?? '',
    faq: assistant?.faqs.find(({ question, answer }) => question.trim() && answer.trim()) ?? null,
  };
}

/** The number itself, or when it is expected; dates in the form of this computer. */
export function numberInGuide(numberRequest: ListedAssistant['numberRequest'], now: Date): string {
  if (!numberRequest) return 'Your number, once you have deployed this assistant';
  const { phoneNumber, expectedBy, serviceEndedAt, isProviderTold } = numberRequest;
  if (phoneNumber !== null) return readablePhoneNumber(phoneNumber);
  if (serviceEndedAt) return 'None: the service of your number has ended';
  if (!isProviderTold) return 'Your number, once the provider has your request';
  const { day, isOver } = expectedDay(expectedBy, now);
  const date = day.toLocaleDateString(undefined, { dateStyle: 'long' });
  return isOver
    ? `Your number, not assigned yet (it was expected by ${date})`
    : `Your number, expected by ${date}`;
}
