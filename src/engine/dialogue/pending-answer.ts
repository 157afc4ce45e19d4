// The caller's answer to what the assistant asked last. null: it is no answer but something new.
import type { PendingQuestion, RequestSlot } from '#engine/conversation.ts';
import { isCorrection } from '#engine/slots/corrections.ts';
import { type FilledSlots, fillSlots, withSlots } from '#engine/slots/fill-slots.ts';
import { findName } from '#engine/slots/name.ts';
import { findProblem } from '#engine/slots/problem.ts';
import { yesOrNo } from '#engine/slots/yes-no.ts';
import { answerFrom, answerQuestion } from './answer-question.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { asksForInformation, intentOf, reportsFault } from './intents.ts';
import { clarify, decline, goodbye, subjectOf, takeMessage } from './new-matter.ts';
import {
  continueRequest,
  draftOf,
  finishRequest,
  questionAgain,
  questionFor,
  readBack,
} from './request-flow.ts';
import { phrase, type Said } from './said.ts';
import { isQuestion } from './split-questions.ts';
import type { Draft, Step, TurnContext } from './turn-context.ts';

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

const maxAttempts = 2;
const givesUp =
  /^(?:(?:no|oh|actually|you know what|um|uh|ok|okay|sorry)[,.! ]+)*(?:never ?mind|cancel(?: (?:that|it|this))?|forget (?:it|about it|that)|stop|i changed my mind|skip the (?:message|request)|i'll call (?:back|later))\b/i;
const refuses =
  /\b(?:rather not|don't want to (?:say|give|tell)|won't (?:say|tell|give)|prefer not|none of your business|don't (?:know|have (?:one|a|it|that|any))|do not (?:know|have)|not sure|no idea|skip(?: (?:it|that|this))?|i can't remember|don't remember|pass)\b/i;

function slotAnswer(
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
  if (
    /^(?:and )?why\b|\bwhy (?:do|would|are) you (?:need|want|asking|ask)\b|what (?:for|do you need (?:it|that|this) for)/i.test(
      utterance,
    )
  ) {
    return { say: [phrase(dialoguePhrases.whySlot), question], action: 'collect', pending };
  }
  const filled = { ...untoldProblem(draft, utterance), ...fillSlots(utterance, slot) };
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
    const isMissed = filled[slot] === undefined;
    if (!isMissed || attempts === 0) return continueRequest(context, next, [lead]);
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

function dropped(): Step {
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

function isChange({ request }: Draft, filled: FilledSlots): boolean {
  return (Object.keys(filled) as RequestSlot[]).some(
    (slot) => request[slot] !== null && request[slot] !== filled[slot],
  );
}

/** A question in the middle of a request: answered, then the detail is asked for again. */
function sideQuestion(context: TurnContext, pending: PendingQuestion, question: Said): Step {
  return (
    sideAnswer(context, pending, question) ?? {
      say: [phrase(dialoguePhrases.unknown), question],
      action: 'collect',
      pending,
      isFailure: true,
    }
  );
}

function sideAnswer(context: TurnContext, pending: PendingQuestion, question: Said): Step | null {
  const answer = answerQuestion(context, context.utterance, 300);
  return answer?.kind === 'answer'
    ? { say: [...answer.say, question], action: 'collect', pending, topic: answer.topic }
    : null;
}

function confirmAnswer(context: TurnContext): Step | null {
  const { utterance, state } = context;
  const draft = draftOf(state);
  if (draft === null) return null;
  const changed = changesTo(draft, utterance);
  const answer = yesOrNo(utterance);
  if (changed !== null) {
    context.trace.push(`corrected: ${Object.keys(changed).join(', ')}`);
    const next = { ...draft, request: withSlots(draft.request, changed) };
    return readBack(next, [phrase(dialoguePhrases.corrected)]);
  }
  if (answer === 'yes') return finishRequest(context, draft);
  if (givesUp.test(utterance)) return dropped();
  const slot = slotNamed(utterance);
  if (slot !== null) {
    const next = { ...draft, request: { ...draft.request, [slot]: null }, skipped: [] };
    return continueRequest(context, next, []);
  }
  const confirm = { kind: 'confirm-request' } as const;
  if (answer === 'no' || isCorrection(utterance)) {
    return { say: [phrase(dialoguePhrases.whatToChange)], action: 'collect', pending: confirm };
  }
  if (intentOf(utterance) === 'goodbye') return finishAndEnd(context, draft);
  return sideQuestion(context, confirm, phrase(dialoguePhrases.confirm));
}

/** 'That's all, bye' to 'Is that right?' is a yes of someone in a hurry. */
function finishAndEnd(context: TurnContext, draft: Draft): Step {
  const finished = finishRequest(context, draft);
  const end = goodbye(context);
  return { ...end, say: [...finished.say.slice(0, -1), ...end.say], done: draft.request };
}

/** What the caller says differently from what was read back; null for nothing. */
function changesTo({ request }: Draft, utterance: string): FilledSlots | null {
  const answer = yesOrNo(utterance);
  const bare = utterance.replace(/^(?:no|nope|not quite|yes|yeah)\b[,.! ]*/i, '');
  if (answer === 'yes' || bare.trim() === '') return null;
  const phone = fillSlots(bare, 'phone').phone;
  const unit = fillSlots(bare, 'unit').unit;
  const lastName = /\blast name(?: is|'s)?\s+(?:\w+,?\s+)?([\p{L}'-]+)\s*$/iu.exec(bare)?.[1];
  const firstName = request.name?.split(' ')[0];
  const name =
    lastName !== undefined && firstName !== undefined
      ? `${firstName} ${capitalised(lastName)}`
      : findName(bare, answer === 'no' || isCorrection(utterance) || /\bname\b/i.test(utterance));
  const filled: FilledSlots = {
    ...(phone !== undefined && { phone }),
    ...(unit !== undefined && phone === undefined && { unit }),
    ...(name !== null && phone === undefined && unit === undefined && { name }),
  };
  const isProblem = /\b(?:problem|issue|it's about|description)\b/i.test(bare);
  const problem = isProblem && Object.keys(filled).length === 0 ? findProblem(bare) : null;
  if (problem !== null && !/\b(?:wrong|not right|change)\b/i.test(bare)) return { problem };
  const isNew = (Object.keys(filled) as RequestSlot[]).some(
    (slot) => filled[slot] !== request[slot],
  );
  return isNew ? filled : null;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function slotNamed(utterance: string): RequestSlot | null {
  if (/\bname\b/i.test(utterance)) return 'name';
  if (/\b(?:phone|call-?back|number)\b/i.test(utterance) && !/\bunit\b/i.test(utterance))
    return 'phone';
  if (/\b(?:unit|apartment|address|building|lot)\b/i.test(utterance)) return 'unit';
  return /\b(?:description|problem|issue|message)\b/i.test(utterance) ? 'problem' : null;
}

/** The doubt is cleared up (a confirmed emergency never gets here): what was begun goes on. */
function emergencyDenied(context: TurnContext): Step | null {
  const { utterance, state } = context;
  const draft = draftOf(state);
  const rest = utterance.replace(/^(?:no|nope|not)\b[^.?!]*[.?!]\s*/i, '');
  const asksMore = rest !== utterance && isQuestion(rest);
  if (asksMore) return null;
  if (intentOf(utterance) !== null || isQuestion(utterance)) return null;
  if (draft === null) return null;
  const glad = phrase(dialoguePhrases.glad);
  const matter = draft.request.problem ?? '';
  const answer = reportsFault(matter) ? null : answerQuestion(context, matter);
  if (answer?.kind === 'answer') {
    return { say: [glad, ...answer.say], action: 'answer', pending: null, topic: answer.topic };
  }
  const filled = fillSlots(utterance, null);
  return continueRequest(context, { ...draft, request: withSlots(draft.request, filled) }, [glad]);
}

function choiceAnswer(context: TurnContext, passageId: string): Step | null {
  const { index, utterance, state } = context;
  const passage = index.passages.get(passageId);
  const answer = yesOrNo(utterance);
  if (passage === undefined || answer === null) return null;
  if (answer === 'yes') {
    const found = answerFrom(passage, passage.keys[0] ?? utterance);
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
