// While an emergency goes on: only safety sentences, a person, name, place and a number to call back.
// Nothing is looked up. It ends when the caller says that it is over or never was.
import type { ConversationState, EmergencyFinding } from '#engine/conversation.ts';
import { emergencyRank } from '#engine/emergency/emergency-level.ts';
import { withSlots } from '#engine/slots/fill-slots.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { act } from './emergency-action.ts';
import { continueRequest, draftOf } from './request-flow.ts';
import { phrase } from './said.ts';
import { dropped } from './slot-answer.ts';
import { goodbye, smallTalk } from './small-talk.ts';
import { messageInstead, noTransferStep, transferStep } from './transfer-turn.ts';
import type { Step, TurnContext } from './turn-context.ts';

/** `found` is what this utterance tells; null: what was said is repeated. */
export function emergencyModeStep(context: TurnContext, found: EmergencyFinding): Step | null {
  const { state, utterance, reader } = context;
  const intent = reader.intentOf(utterance);
  if (intent === 'repeat') return null;
  const isDanger = emergencyRank[found.level] >= emergencyRank.possible;
  if (!isDanger && isOver(context)) return afterwards(context);
  if (intent === 'human') {
    return (
      transferStep(context, 'emergency') ??
      transferStep(context, 'request') ??
      noTransferStep(context)
    );
  }
  if (intent === 'goodbye') {
    const end = goodbye(context);
    return { ...end, say: [phrase(dialoguePhrases.callIfWorse), ...end.say] };
  }
  if (state.transferred === 'emergency') return handOverAgain(context);
  const isTaking = state.pending?.kind === 'slot' || state.pending?.kind === 'confirm-request';
  if (intent !== null && harmless.has(intent) && !isTaking) {
    const talk = smallTalk(context, intent);
    if (talk !== null) return { ...talk, pending: state.pending ?? talk.pending };
  }
  return reader.pendingAnswer(context) ?? goOn(context);
}
const harmless = new Set(['thanks', 'hold', 'robot']);

/** 'No, I only want to know about parking' too, unless a message was offered and is refused so. */
function isOver({ utterance, reader }: TurnContext): boolean {
  return (
    reader.saysIsOver(utterance) ||
    (reader.otherMatter(utterance) !== null && reader.saysOnly(utterance))
  );
}

/** What the caller asks instead is dealt with as if nothing had been. */
function afterwards(context: TurnContext): Step {
  const { state, utterance, reader } = context;
  const calm: ConversationState = {
    ...state,
    emergency: 'none',
    emergencyCategory: null,
    transferred: null,
  };
  const other = reader.otherMatter(utterance) ?? reader.otherMatter(`No. ${utterance}`);
  if (other !== null) {
    const alone = { ...calm, pending: null, request: null };
    const next = reader.newMatter({ ...context, utterance: other, state: alone });
    return { ...next, isEmergencyOver: true };
  }
  const draft = draftOf(state);
  const isTaken = state.pending?.kind === 'slot' || state.pending?.kind === 'confirm-request';
  const { glad, anythingElse } = dialoguePhrases;
  if (isTaken && reader.takesBack(utterance)) {
    return { ...dropped(), isEmergencyOver: true };
  }
  if (isTaken && draft !== null) {
    return { ...continueRequest(context, draft, [phrase(glad)]), isEmergencyOver: true };
  }
  return {
    say: [phrase(glad), phrase(anythingElse)],
    action: 'answer',
    pending: { kind: 'anything-else' },
    draft: null,
    isEmergencyOver: true,
  };
}

/** Who is being put through and goes on talking: details are noted, the rest is said again. */
function handOverAgain(context: TurnContext): Step {
  const { state } = context;
  const message = messageInstead(context, 'emergency');
  if (message !== null) return message;
  const filled = context.reader.details(context.utterance, null);
  const transfer = transferStep(context, 'emergency');
  const draft = draftOf(state);
  if (transfer !== null && Object.keys(filled).length > 0) {
    return {
      ...transfer,
      say: [phrase(dialoguePhrases.gotIt), ...transfer.say],
      draft: draft && { ...draft, request: withSlots(draft.request, filled) },
      told: filled,
    };
  }
  const { emergency: level, emergencyCategory: category } = state;
  const again = act(context, { level, category, evidence: null });
  return { ...again, draft: draft ?? again.draft ?? null };
}

/** Nothing that was asked for: noted if it is a detail, and the next one is asked for. */
function goOn(context: TurnContext): Step {
  const { state, utterance, reader } = context;
  const draft = draftOf(state);
  const filled = reader.details(utterance, null);
  const { gotIt, onceSafe, orMessage, anythingElse } = dialoguePhrases;
  const isDetail = Object.keys(filled).length > 0;
  const lead = phrase(isDetail ? gotIt : safetyWords(context));
  if (draft !== null && (isDetail || state.pending?.kind !== 'offer-message')) {
    const request = withSlots(draft.request, filled);
    return continueRequest(context, { ...draft, request }, [lead]);
  }
  const isOffered = state.pending?.kind === 'offer-message';
  const offer = state.emergencyCategory === 'self-harm' ? orMessage : onceSafe;
  return {
    say: [lead, phrase(isOffered ? offer : anythingElse)],
    action: 'answer',
    pending: state.pending ?? { kind: 'anything-else' },
    told: filled,
  };
}

function safetyWords({ state, utterance, reader }: TurnContext): string {
  const { emergencyFirst, dangerFirst, callIfWorse } = dialoguePhrases;
  if (state.emergencyCategory === 'self-harm') return reader.careSentences.at(-1) ?? dangerFirst;
  if (reader.asks(utterance)) return emergencyFirst;
  return state.emergency === 'life' ? dangerFirst : callIfWorse;
}
