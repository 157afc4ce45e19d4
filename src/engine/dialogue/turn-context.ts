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
import type { ScriptId } from '#engine/scripts/compile-scripts.ts';
import type { FilledSlots } from '#engine/slots/fill-slots.ts';
import type { Said } from './said.ts';

export interface TurnContext {
  index: KnowledgeIndex;
  state: ConversationState;
  /** Normalised. */
  utterance: string;
  at: string;
  /** Why, step by step; parts add to it. */
  trace: string[];
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
