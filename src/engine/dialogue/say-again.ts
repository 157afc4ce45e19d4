// Nothing new: what was said is said again to 'Sorry?', and silence is asked once more.
import type { ConversationState } from '#engine/conversation.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { questionAgain } from './request-flow.ts';
import { phrase, type Said } from './said.ts';
import { pickUpFor, transferTo } from './transfer-decision.ts';
import type { Step, TurnContext } from './turn-context.ts';

/** 'Sorry?' gets the same words again, and what they promise: the transfer, the end of the call. */
export function repeat(context: TurnContext): Step {
  const { lastReply, lastSources, pending, transferred, hasEnded } = context.state;
  const transfer =
    transferred === null ? null : transferTo(pickUpFor(context, transferred), transferred);
  const again = lastReply === '' ? phrase(dialoguePhrases.nothingToRepeat) : asItWas(lastReply);
  const step = { say: [again], sources: lastSources, pending, hasEnded };
  if (transfer !== null) return { ...step, action: 'transfer', transfer };
  return { ...step, action: hasEnded ? 'end' : actionWhile(pending) };
}

/** In the language it was said in. */
function asItWas(lastReply: string): Said {
  return { text: lastReply, source: null, fixed: { sentence: lastReply, values: {} } };
}

export function silence({ state }: TurnContext): Step {
  const { pending, request, failuresInARow } = state;
  const { silence: once, silenceAgain } = dialoguePhrases;
  const text =
    pending?.kind === 'slot' && request !== null
      ? questionAgain(pending.slot, request.kind)
      : failuresInARow > 0
        ? silenceAgain
        : once;
  return { say: [phrase(text)], action: actionWhile(pending), pending, isFailure: true };
}

function actionWhile(pending: ConversationState['pending']): Step['action'] {
  switch (pending?.kind) {
    case 'slot':
    case 'confirm-request':
      return 'collect';
    case 'confirm-emergency':
      return 'confirm_emergency';
    case 'choice':
      return 'clarify';
    default:
      return 'answer';
  }
}
