// What goes into the conversation engine and what comes out of it. The engine is pure: it reads no
// clock, file or random number; the same set-up, state and utterance always give the same result.
import type { Faq } from '#shared/domain/faqs.ts';
import type { SetupType } from '#shared/domain/setup-type.ts';
import type { Language } from './language/language.ts';

/** What the engine is told of one assistant. Texts of a draft may be empty. */
export interface AssistantSetup {
  companyName: string;
  greeting: string;
  companyWebsite: string;
  residentPortal: string;
  /** As it was typed; what could be read of it is KnowledgeIndex.hours. */
  businessHours: string;
  /** IANA name such as 'America/New_York', '' when unknown. */
  timeZone: string;
  /** 'HH:mm'. */
  afterHoursStartTime: string;
  afterHoursEndTime: string;
  setupType: SetupType;
  transferNumber: string;
  transferMessage: string;
  /** Ids of shared/domain/transfer-conditions.ts. */
  transferConditions: readonly string[];
  emergencyNumber: string;
  /** The number the assistant itself answers, once assigned. */
  dedicatedNumber?: string | null;
  emergencyTypes: readonly string[];
  /** null while none were saved; the assistant then follows the defaults of its type. */
  callInstructions: CallInstructionTexts | null;
  faqs: readonly SetupFaq[];
}

export interface CallInstructionTexts {
  ownerRequests: string;
  maintenanceRequests: string;
  paymentRequests: string;
  urgentIssues: string;
  customInstructions: readonly string[];
}

export interface SetupFaq extends Pick<Faq, 'question' | 'answer'> {
  /** Other ways callers ask this. */
  phrasings?: readonly string[] | undefined;
}

/** A document as it was read. */
export interface SetupDocument {
  id: number;
  /** Its original file name. */
  title: string;
  passages: readonly DocumentPassage[];
}

/** At most 600 characters, on sentence borders. */
export interface DocumentPassage {
  text: string;
  /** The headings above it, the widest first, joined by ' › '; '' for none. */
  heading: string;
  /** From 1; null where the format has no pages. */
  page: number | null;
}

export type PassageKind = 'faq' | 'script' | 'document' | 'setting';

/** The unit of retrieval and of quoting. */
export interface Passage {
  /** Such as 'faq:3', 'document:4815162342:17', 'setting:businessHours'. Stable for one set-up. */
  id: string;
  kind: PassageKind;
  /** For a person: the question of an FAQ, 'Payment & Billing script', 'Handbook.pdf, page 4'. */
  title: string;
  /** What may be quoted. */
  text: string;
  /** What else it is found by: an FAQ's question and phrasings, a passage's heading. */
  keys: readonly string[];
}

export interface Turn {
  /** The caller's words, as typed or transcribed. */
  text: string;
  /** When they were said: ISO 8601 with time. */
  at: string;
}

export type TurnAction =
  | 'answer'
  | 'clarify'
  | 'collect'
  | 'confirm_emergency'
  | 'transfer'
  | 'decline'
  | 'end';

export interface TurnResult {
  /** What is said, for the ear and the eye alike. */
  reply: string;
  action: TurnAction;
  /** What the reply states comes from here; empty when it states nothing of the company. */
  sources: readonly ReplySource[];
  transfer: Transfer | null;
  emergency: EmergencyFinding;
  /** A message or maintenance request once it is complete and was read back. */
  request: CallerRequest | null;
  /** The language of the reply. */
  language: Language;
  state: ConversationState;
  /** Why, step by step, for tests and evaluations; never shown to callers. */
  trace: readonly string[];
}

export interface ReplySource {
  passageId: string;
  kind: PassageKind;
  title: string;
  /** The words of the passage that the reply rests on. */
  quote: string;
  /** Confidence from 0 to 1. */
  score: number;
}

export type TransferReason = 'emergency' | 'complex' | 'request' | 'multiple';

export interface Transfer {
  number: string;
  reason: TransferReason;
}

/** life: call 911 first. urgent: a person must act now. possible: ask one question. info: about emergencies only. */
export type EmergencyLevel = 'none' | 'info' | 'possible' | 'urgent' | 'life';

export interface EmergencyFinding {
  level: EmergencyLevel;
  /** Such as 'gas' or 'flood'; null without one. */
  category: string | null;
  /** The caller's words that it rests on. */
  evidence: string | null;
}

export interface CallerRequest {
  kind: 'maintenance' | 'message';
  name: string | null;
  unit: string | null;
  phone: string | null;
  problem: string | null;
  /** A person must act now, and none could be reached. */
  isUrgent?: boolean;
}

/** What has to be remembered between turns; plain JSON. Begin with `newConversation()`. */
export interface ConversationState {
  /** Turns so far. */
  turns: number;
  /** What the caller speaks; it stays until they change it. */
  language: Language;
  /** Failures in a row and in all, for the transfer condition 'multiple'. */
  failuresInARow: number;
  failures: number;
  /** Answers the caller rejected. */
  rejections: number;
  pending: PendingQuestion | null;
  /** What was collected so far for a request. */
  request: CallerRequest | null;
  /** What the caller told of themselves, kept for a second request. */
  caller: Pick<CallerRequest, 'name' | 'unit' | 'phone'>;
  /** The call script whose details are being asked for, such as 'maintenanceRequests'. */
  requestScript: string | null;
  /** Details the caller could not or would not give. */
  skipped: readonly RequestSlot[];
  /** Nouns of the last topic, for follow-up questions. */
  topic: string;
  /** The last reply, to be repeated on 'Sorry?'. */
  lastReply: string;
  lastSources: readonly ReplySource[];
  /** The highest emergency level so far; urgent or life stays until the caller says it is over. */
  emergency: EmergencyLevel;
  /** Category of the last emergency that was acted on. */
  emergencyCategory: string | null;
  /** Why the last turn handed the call to a person; null when it did not. */
  transferred: TransferReason | null;
  hasEnded: boolean;
}

/** A detail of a request. */
export type RequestSlot = 'name' | 'unit' | 'phone' | 'problem';

/** What the assistant asked last and waits for. */
export type PendingQuestion =
  /** `attempts`: how often it was asked in vain. */
  | { kind: 'slot'; slot: RequestSlot; attempts: number }
  | { kind: 'confirm-request' }
  /** `isAgain`: an answer was neither yes nor no, and it was put once more. */
  | { kind: 'confirm-emergency'; category: string; isAgain?: true }
  | { kind: 'choice'; passageId: string }
  | { kind: 'offer-message' }
  | { kind: 'anything-else' };
