// The answer to a question for one detail: taken, refused, given up, or a question of the caller's own.
import type { PendingQuestion, RequestSlot } from '#engine/conversation.ts';
import { type FilledSlots, fillSlots, withSlots } from '#engine/slots/fill-slots.ts';
import { findProblem } from '#engine/slots/problem.ts';
import { answerQuestion } from './answer-question.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { asksForInformation } from './intents/asks-for-information.ts';
import { intentOf } from './intents/intent-of.ts';
import { reportsFault } from './intents/reports-fault.ts';
import { isInEmergency } from './is-in-emergency.ts';
import { continueRequest, draftOf, questionAgain, questionFor } from './request-flow.ts';
import { phrase, type Said } from './said.ts';
import { asksWhy, givesUp, refuses } from './slot-refusal.ts';
import { goodbye } from './small-talk.ts';
import { isQuestion } from './split-questions.ts';
import { subjectOf } from './take-request.ts';
import type { Draft, Step, TurnContext } from './turn-context.ts';

const maxAttempts = 2;

export function slotAnswer(
  context: TurnContext,
  pending: Extract<PendingQuestion, { kind: 'slot' }>,
): Step | null {
  const { utterance, state, trace } = context;
  const draft = draftOf(state);
  if (draft === null) return null;
  const { slot, attempts } = pending;
  const { kind } = draft.request;
  const question = phrase(questionFor(slot, kind));
  if (givesUp.test(utterance)) return dropped();
  const intent = intentOf(utterance);
  if (intent === 'goodbye') return goodbye(context);
  if (intent === 'hold') {
    return { say: [phrase(dialoguePhrases.moment)], action: 'collect', pending };
  }
  if (intent === 'hello' || intent === 'thanks') {
    return { say: [question], action: 'collect', pending };
  }
  if (asksWhy.test(utterance)) {
    return { say: [phrase(dialoguePhrases.whySlot), question], action: 'collect', pending };
  }
  if (asksForMaintenance(utterance)) return maintenanceAside(context, draft, pending, question);
  // 'What are my payment options?' for the subject of a message is a question, if it can be answered.
  if (slot === 'problem' && kind === 'message' && isQuestion(utterance)) {
    const side = sideAnswer(context, pending, question);
    if (side !== null) return side;
  }
  const filled = { ...untoldProblem(draft, utterance), ...fillSlots(utterance, slot) };
  // A name that was not asked for replaces a known one only in so many words.
  if (slot !== 'name' && draft.request.name !== null && !/\bname\b/i.test(utterance)) {
    delete filled.name;
  }
  const isSideQuestion =
    isQuestion(utterance) || (asksForInformation(utterance) && slot !== 'problem');
  if (isSideQuestion && filled[slot] === undefined) return sideQuestion(context, pending, question);
  if (isSideQuestion && slot === 'problem' && isQuestion(utterance) && kind === 'maintenance') {
    const side = sideQuestion(context, pending, question);
    if (side !== null && side.action !== 'decline') return side;
  }
  if (filled[slot] === undefined && refuses.test(utterance)) {
    trace.push(`slot: ${slot} refused`);
    return skipSlot(context, draft, slot);
  }
  if (Object.keys(filled).length > 0) {
    trace.push(`slots: ${Object.keys(filled).join(', ')}`);
    const lead = phrase(
      isChange(draft, filled) ? dialoguePhrases.corrected : dialoguePhrases.gotIt,
    );
    const next = { ...draft, request: withSlots(draft.request, filled) };
    const step = continueRequest(context, next, [lead]);
    if (filled[slot] !== undefined) return step;
    if (attempts > 0) return { ...skipSlot(context, next, slot), isFailure: true };
    // Who tells the same again has not answered.
    return tellsNew(draft, filled)
      ? step
      : { ...step, pending: { ...pending, attempts: attempts + 1 } };
  }
  const topical = filled[slot] === undefined ? sideAnswer(context, pending, question) : null;
  if (topical !== null) return topical;
  if (attempts + 1 >= maxAttempts) return { ...skipSlot(context, draft, slot), isFailure: true };
  return {
    say: [phrase(questionAgain(slot, kind))],
    action: 'collect',
    pending: { ...pending, attempts: attempts + 1 },
    isFailure: true,
  };
}

/** 'My faucet drips' instead of a name: noted, and the name asked for again. */
function untoldProblem({ request }: Draft, utterance: string): FilledSlots {
  if (request.problem !== null) return {};
  const problem = reportsFault(utterance) ? findProblem(utterance) : subjectOf(utterance);
  return problem === null ? {} : { problem };
}

export function dropped(): Step {
  return {
    say: [phrase(dialoguePhrases.dropped), phrase(dialoguePhrases.anythingElse)],
    action: 'answer',
    pending: { kind: 'anything-else' },
    draft: null,
  };
}

function skipSlot(context: TurnContext, draft: Draft, slot: RequestSlot): Step {
  return continueRequest(context, { ...draft, skipped: [...draft.skipped, slot] }, [
    phrase(dialoguePhrases.skipSlot),
  ]);
}

function tellsNew({ request }: Draft, filled: FilledSlots): boolean {
  return (Object.keys(filled) as RequestSlot[]).some((slot) => request[slot] === null);
}

function isChange({ request }: Draft, filled: FilledSlots): boolean {
  return (Object.keys(filled) as RequestSlot[]).some(
    (slot) => request[slot] !== null && request[slot] !== filled[slot],
  );
}

/** A question in the middle of a request: answered, then the detail is asked for again. */
export function sideQuestion(context: TurnContext, pending: PendingQuestion, question: Said): Step {
  const { emergencyFirst, unknown } = dialoguePhrases;
  const isUrgent = isInEmergency(context.state);
  return (
    sideAnswer(context, pending, question) ?? {
      say: [phrase(isUrgent ? emergencyFirst : unknown), question],
      action: 'collect',
      pending,
      isFailure: !isUrgent,
    }
  );
}

function sideAnswer(context: TurnContext, pending: PendingQuestion, question: Said): Step | null {
  if (isInEmergency(context.state)) return null;
  // What was spoken of before the request has nothing to do with it.
  const alone = { ...context, state: { ...context.state, topic: '' } };
  const answer = answerQuestion(alone, context.utterance, 300);
  return answer?.kind === 'answer'
    ? { say: [...answer.say, question], action: 'collect', pending, topic: answer.topic }
    : null;
}

/** 'I need help with a maintenance problem' without a word on what it is. */
export function asksForMaintenance(utterance: string): boolean {
  return intentOf(utterance) === 'maintenance' && findProblem(utterance) === null;
}

/** The message becomes a maintenance request while nothing is told of either; otherwise one comes after the other. */
export function maintenanceAside(
  context: TurnContext,
  draft: Draft,
  pending: PendingQuestion,
  question: Said,
): Step {
  const { startMaintenance, maintenanceNext } = dialoguePhrases;
  const { kind, problem } = draft.request;
  if (kind === 'message' && problem === null && pending.kind === 'slot') {
    const request = { ...draft.request, kind: 'maintenance' as const };
    const next: Draft = { ...draft, request, script: 'maintenanceRequests' };
    return continueRequest(context, next, [phrase(startMaintenance)]);
  }
  const isNext = kind === 'message';
  return {
    say: [phrase(isNext ? maintenanceNext : startMaintenance), question],
    action: 'collect',
    pending,
  };
}
