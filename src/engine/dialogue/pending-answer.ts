// The caller's answer to what the assistant asked last. null: it is no answer but something new.
import type { ConversationState } from '#engine/conversation.ts';
import { fillSlots, withSlots } from '#engine/slots/fill-slots.ts';
import { yesOrNo } from '#engine/slots/yes-no.ts';
import { answerFrom, answerQuestion } from './answer-question.ts';
import { confirmAnswer } from './confirm-answer.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { clarify, decline } from './fallback.ts';
import { intentOf } from './intents/intent-of.ts';
import { reportsFault } from './intents/reports-fault.ts';
import { movesOn } from './moves-on.ts';
import { continueRequest, draftOf } from './request-flow.ts';
import { phrase } from './said.ts';
import { slotAnswer } from './slot-answer.ts';
import { goodbye } from './small-talk.ts';
import { isQuestion } from './split-questions.ts';
import { takeMessage } from './take-request.ts';
import type { Answer, Step, TurnContext } from './turn-context.ts';

export function pendingAnswer(context: TurnContext): Step | null {
  const { pending } = context.state;
  switch (pending?.kind) {
    case 'slot':
      return slotAnswer(context, pending);
    case 'confirm-request':
      return confirmAnswer(context);
    case 'confirm-emergency':
      return emergencyDenied(context);
    case 'choice':
      return choiceAnswer(context, pending.passageId);
    case 'offer-message':
      return offerAnswer(context);
    case 'anything-else':
      return anythingElseAnswer(context);
    case undefined:
      return null;
  }
}

/** The doubt is cleared up (a confirmed emergency never gets here): what was begun goes on. */
function emergencyDenied(context: TurnContext): Step | null {
  const { utterance, state } = context;
  const draft = draftOf(state);
  if (draft === null) return null;
  const rest = utterance.replace(/^(?:no|nope|not)\b[^.?!]*[.?!]\s*/i, '');
  if (rest !== utterance && isQuestion(rest)) {
    const aside = answerQuestion(context, rest, 300);
    return aside?.kind === 'answer' ? continueRequest(context, draft, aside.say) : null;
  }
  const intent = intentOf(utterance);
  // 'No, thank you' is a no.
  const isAsked =
    isQuestion(utterance) && !/^\W*(?:i )?(?:can't|cannot|don't|isn't)\b/i.test(utterance);
  if ((intent !== null && intent !== 'thanks') || isAsked) return null;
  const glad = phrase(dialoguePhrases.glad);
  const matter = draft.request.problem ?? '';
  const answer =
    matter === '' || reportsFault(matter)
      ? null
      : answerQuestion({ ...context, state: { ...state, topic: '' } }, matter);
  if (answer !== null && isTold(state, answer)) {
    const more = phrase(dialoguePhrases.anythingElse);
    return { say: [glad, more], action: 'answer', pending: { kind: 'anything-else' } };
  }
  if (answer?.kind === 'answer') {
    return { say: [glad, ...answer.say], action: 'answer', pending: null, topic: answer.topic };
  }
  const filled = fillSlots(utterance, null);
  const { name, unit, phone } = draft.request;
  const isBegun = [name, unit, phone, ...Object.values(filled)].some((detail) => detail != null);
  if (answer?.kind === 'clarify' && !isBegun) {
    const asked = clarify(answer.passage);
    return { ...asked, say: [glad, ...asked.say] };
  }
  return continueRequest(context, { ...draft, request: withSlots(draft.request, filled) }, [glad]);
}

/** It was said before the question. */
function isTold({ lastSources }: ConversationState, answer: Answer): boolean {
  const from =
    answer.kind === 'answer'
      ? answer.say.map(({ source }) => source?.passageId)
      : [answer.passage.id];
  return lastSources.some(({ passageId }) => from.includes(passageId));
}

function choiceAnswer(context: TurnContext, passageId: string): Step | null {
  const { index, utterance, state } = context;
  const passage = index.passages.get(passageId);
  const answer = yesOrNo(utterance);
  if (passage === undefined || answer === null) return null;
  if (intentOf(utterance) === 'goodbye' || movesOn(utterance)) return null;
  if (answer === 'yes') {
    const found = answerFrom(context, passage);
    return found.kind === 'answer'
      ? { say: found.say, action: 'answer', pending: null, topic: found.topic }
      : null;
  }
  const rest = afterNo(utterance);
  if (rest.split(' ').length >= 3) {
    const other = answerQuestion(context, rest);
    if (other?.kind === 'answer')
      return {
        say: other.say,
        action: 'answer',
        pending: null,
        topic: other.topic,
        isRejection: true,
      };
    if (other?.kind === 'clarify' && other.passage.id !== passageId && state.rejections === 0) {
      return { ...clarify(other.passage), isRejection: true };
    }
  }
  return { ...decline(context, [phrase(dialoguePhrases.notThat)]), isRejection: true };
}

function offerAnswer(context: TurnContext): Step | null {
  const { utterance, state } = context;
  const draft = draftOf(state);
  if (movesOn(utterance)) return null;
  if (/\bthank/i.test(utterance) && intentOf(utterance) === 'thanks') return null;
  const wantsMessage = intentOf(utterance) === 'message' || /\b(?:a )?message\b/i.test(utterance);
  const answer = yesOrNo(utterance);
  if (wantsMessage || answer === 'yes') {
    const lead = [phrase(dialoguePhrases.startMessage)];
    if (draft === null) return takeMessage(context);
    const filled = fillSlots(utterance, null);
    return continueRequest(context, { ...draft, request: withSlots(draft.request, filled) }, lead);
  }
  if (answer === 'no') {
    if (isQuestion(afterNo(utterance))) return null;
    return {
      say: [phrase(dialoguePhrases.allRight), phrase(dialoguePhrases.anythingElse)],
      action: 'answer',
      pending: { kind: 'anything-else' },
      draft: null,
    };
  }
  return null;
}

/** What is said after a no: 'never mind. How much is a permit?' */
function afterNo(utterance: string): string {
  return utterance.replace(
    /^(?:(?:ok|okay|oh|well|actually|no|nope|nah|not really|never ?mind|thanks|thank you|that's ok(?:ay)?|i'm good)\b[,.! ]*)+/i,
    '',
  );
}

function anythingElseAnswer(context: TurnContext): Step | null {
  const { utterance } = context;
  const answer = yesOrNo(utterance);
  const words = utterance.split(' ').length;
  if (answer === 'no' && words <= 6 && !isQuestion(utterance)) return goodbye(context);
  if (answer === 'yes' && words <= 3) {
    return { say: [phrase(dialoguePhrases.whatElse)], action: 'answer', pending: null };
  }
  return null;
}
