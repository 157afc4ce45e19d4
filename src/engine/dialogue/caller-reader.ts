// What the flow of a call asks of an utterance and says in emergencies, in one language. The flow itself
// is the same for all of them.
import type { EmergencyFinding, RequestSlot } from '#engine/conversation.ts';
import type { EmergencyPolicy } from '#engine/emergency/emergency-policy.ts';
import type { FilledSlots } from '#engine/slots/fill-slots.ts';
import type { LocalTime } from '#shared/domain/business-hours/local-time.ts';
import type { OfficeHours, OpenSpan } from '#shared/domain/business-hours/office-hours.ts';
import type { Opening } from '#shared/domain/business-hours/office-state.ts';
import type { AskedDay } from './asked-days.ts';
import type { Intent } from './intents/intent.ts';

export interface CallerReader {
  assess(utterance: string, policy: EmergencyPolicy): EmergencyFinding;
  /** 'I have an emergency', '911': asked about whatever else is said. */
  callsForHelp(utterance: string): boolean;
  /** 'I have an emergency'. */
  claimsEmergency(utterance: string): boolean;
  /** A name, an address or digits and nothing else: danger in it is none. */
  givesOnlyDetail(utterance: string): boolean;
  /** The same as the reply to a question of yes or no, where 'ya' is an answer. */
  repliesOnlyDetail(utterance: string): boolean;
  /** What the reply to the danger question comes to; `told` is what its own words tell. */
  answerTo(utterance: string, category: string, told: EmergencyFinding): EmergencyFinding;
  saysIsOver(utterance: string): boolean;
  /** 'Never mind', 'false alarm': the request is not wanted either. */
  takesBack(utterance: string): boolean;
  /** What is wanted instead: 'No, I only want to know about parking'; null for nothing. */
  otherMatter(utterance: string): string | null;
  saysOnly(utterance: string): boolean;
  asks(utterance: string): boolean;
  isComplex(utterance: string): boolean;
  intentOf(utterance: string): Intent | null;
  yesOrNo(utterance: string): 'yes' | 'no' | null;
  details(utterance: string, asked: RequestSlot | null): FilledSlots;
  /** What is wrong; null for a mere cry for help. */
  matterOf(utterance: string): string | null;
  /** '' for a level that asks for no advice. `emergencyNumber` is the customer's own, '' for none. */
  advice(finding: EmergencyFinding, emergencyNumber: string): string;
  dangerQuestion(category: string): string;
  /** `matter` is what the caller told of it. */
  dangerQuestionAgain(category: string, matter: string): string;
  /** For who speaks of despair; the last one names 988. */
  careSentences: readonly string[];
  hours: HoursWords;
}

/** Days and times of the office as they are asked for and said. */
export interface HoursWords {
  /** At most two; `local` is the time at the office. */
  askedDays(question: string, local: LocalTime | null): AskedDay[];
  /** Holidays in general. */
  isAboutHolidays(question: string): boolean;
  opening(opensAt: Opening): string;
  spans(spans: readonly OpenSpan[]): string;
  /** All of the hours; null where they are told as they were typed. */
  whole(hours: OfficeHours): string | null;
}
