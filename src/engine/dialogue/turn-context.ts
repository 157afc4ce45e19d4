// What the parts of a turn are given, and what they decide.
import type { KnowledgeIndex } from '#engine/compile.ts';
import type {
  CallerRequest,
  ConversationState,
  EmergencyFinding,
  Passage,
  PendingQuestion,
  ReplySource,
  RequestSlot,
  Transfer,
  TurnAction,
} from '#engine/conversation.ts';
import type { Language } from '#engine/language/language.ts';
import type { ScriptId } from '#engine/scripts/compile-scripts.ts';
import type { FilledSlots } from '#engine/slots/fill-slots.ts';
import type { CallerReader } from './caller-reader.ts';
import type { Said } from './said.ts';

export interface TurnContext {
  index: KnowledgeIndex;
  state: ConversationState;
  /** Normalised. */
  utterance: string;
  /** Of this utterance; the reply is given in it. */
  language: Language;
  at: string;
  /** Why, step by step; parts add to it. */
  trace: string[];
  /** How callers of this language are understood and answered. */
  reader: LanguageReader;
}

/** What an utterance tells, and the parts of a turn that each language has of its own. */
export interface LanguageReader extends CallerReader {
  /** The answer to what was asked last; null where it is something new. */
  pendingAnswer(context: TurnContext): Step | null;
  newMatter(context: TurnContext): Step;
  /** What a question gets before the danger question is put again. */
  aside(context: TurnContext): readonly Said[];
  /** What the company says on the matter, told before the danger question. */
  toldBefore(context: TurnContext): readonly Said[];
}

/** A request that is being taken. */
export interface Draft {
  request: CallerRequest;
  script: ScriptId;
  skipped: readonly RequestSlot[];
}

/** What one turn does; all that is left out stays as it was. */
export interface Step {
  say: readonly Said[];
  /** Given when `say` repeats a reply; otherwise they are those of `say`. */
  sources?: readonly ReplySource[];
  action: TurnAction;
  pending: PendingQuestion | null;
  transfer?: Transfer;
  /** null: no request is being taken any more. */
  draft?: Draft | null;
  /** A request that is complete and confirmed. */
  done?: CallerRequest;
  /** The caller did not get what they wanted. */
  isFailure?: boolean;
  isRejection?: boolean;
  topic?: string;
  /** What the caller told of themselves without a request. */
  told?: FilledSlots;
  hasEnded?: boolean;
  /** The caller said that the emergency is over or never was. */
  isEmergencyOver?: boolean;
}

export type Answer =
  /** `offersMessage`: it helps, but someone should look at the caller's own case. */
  | { kind: 'answer'; say: readonly Said[]; topic: string; offersMessage?: boolean }
  /** Not sure: is this what is meant? */
  | { kind: 'clarify'; passage: Passage }
  /** Not known; this FAQ is the nearest there is. */
  | { kind: 'suggest'; passage: Passage };

/** What an utterance tells of an emergency, and what that demands. */
export interface EmergencyTurn {
  finding: EmergencyFinding;
  /** null: the utterance is dealt with as any other. */
  step: Step | null;
}
