// An utterance that answers no question of ours: small talk, something to repair, a message, or
// questions.
import { contentWords } from '#engine/retrieval/content-words.ts';
import { fillSlots } from '#engine/slots/fill-slots.ts';
import { findProblem } from '#engine/slots/problem.ts';
import { yesOrNo } from '#engine/slots/yes-no.ts';
import { answerQuestion, faqBefore } from './answer-question.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { clarify, decline, messageDraft, suggest } from './fallback.ts';
import { asksForInformation } from './intents/asks-for-information.ts';
import type { Intent } from './intents/intent.ts';
import { intentOf } from './intents/intent-of.ts';
import { reportsFault } from './intents/reports-fault.ts';
import { startRequest } from './request-flow.ts';
import { phrase, type Said } from './said.ts';
import { customScriptFor, topicalLine } from './script-answers.ts';
import { smallTalk } from './small-talk.ts';
import { isQuestion, splitQuestions } from './split-questions.ts';
import { takeMaintenance, takeMessage } from './take-request.ts';
import { isComplex } from './transfer-decision.ts';
import { transferStep } from './transfer-turn.ts';
import type { Answer, Step, TurnContext } from './turn-context.ts';

export function newMatter(context: TurnContext): Step {
  const { utterance } = context;
  const intent = intentOf(utterance);
  const talk = smallTalk(context, intent);
  if (talk !== null) return talk;
  const remark = shortRemark(context);
  if (remark !== null) return remark;
  const parts = splitQuestions(utterance);
  const questions = parts.filter(isQuestion).length;
  if (questions >= 3) {
    const transfer = transferStep(context, 'complex');
    if (transfer !== null) return transfer;
  }
  // A question is best understood together with the story it ends.
  if (questions >= 2 || (parts.length > 1 && parts.some(isFault)))
    return severalMatters(context, parts);
  return oneMatter(context, utterance, intent);
}

/** Yes and no to nothing that was asked. */
function shortRemark({ utterance }: TurnContext): Step | null {
  const { allRight, anythingElse, whatElse } = dialoguePhrases;
  const answer = utterance.split(' ').length <= 3 ? yesOrNo(utterance) : null;
  if (answer === null) return null;
  return answer === 'yes'
    ? { say: [phrase(whatElse)], action: 'answer', pending: null }
    : {
        say: [phrase(allRight), phrase(anythingElse)],
        action: 'answer',
        pending: { kind: 'anything-else' },
      };
}

/** 'My name is Ann': kept for later, and nothing to answer. */
function introduced({ utterance }: TurnContext): Step | null {
  if (utterance.split(' ').length > 12) return null;
  const told = fillSlots(utterance, null);
  if (Object.keys(told).length === 0) return null;
  const { gotIt, whatElse } = dialoguePhrases;
  return { say: [phrase(gotIt), phrase(whatElse)], action: 'answer', pending: null, told };
}

function oneMatter(context: TurnContext, utterance: string, intent: Intent | null): Step {
  if (intent === 'message') return takeMessage(context);
  const wantsInformation = asksForInformation(utterance);
  if (isComplex(utterance)) {
    const answer = wantsInformation ? answerQuestion(context, utterance) : null;
    if (answer?.kind !== 'answer') return complexMatter(context);
    return answered(answer, context);
  }
  if (intent === 'maintenance' || isFault(utterance)) {
    return takeMaintenance(context, faqBefore(context, utterance));
  }
  const answer = answerQuestion(context, utterance);
  if (answer?.kind === 'answer') return answered(answer, context);
  // A question that nothing answers may still be a plea: 'Can somebody look at my sink?'
  const isKnown = answer?.kind === 'clarify';
  if (reportsFault(utterance) && !(isKnown && wantsInformation)) {
    return takeMaintenance(context);
  }
  const custom = customScriptFor(context, utterance);
  if (custom?.takesMessage) {
    return startRequest(context, 'message', custom.id, findProblem(utterance), [
      phrase(dialoguePhrases.startMessage),
    ]);
  }
  if (isKnown) return clarify(answer.passage);
  const told = introduced(context);
  if (told !== null) return told;
  return answer === null ? decline(context) : suggest(context, answer.passage);
}

function answered(answer: Extract<Answer, { kind: 'answer' }>, context: TurnContext): Step {
  const { offerMessage } = dialoguePhrases;
  if (!answer.offersMessage) {
    return { say: answer.say, action: 'answer', pending: null, topic: answer.topic };
  }
  return {
    say: [...answer.say, phrase(offerMessage)],
    action: 'answer',
    pending: { kind: 'offer-message' },
    draft: messageDraft(context),
    topic: answer.topic,
  };
}

function isFault(part: string): boolean {
  return reportsFault(part) && !asksForInformation(part);
}

/** Several questions in one breath, each answered briefly; a repair among them is taken down. */
function severalMatters(context: TurnContext, parts: readonly string[]): Step {
  const say: Said[] = [];
  let topic = '';
  let fault: string | null = null;
  const open: string[] = [];
  for (const part of parts) {
    if (isFault(part)) {
      fault = part;
      continue;
    }
    const answer = answerQuestion(context, part, 200);
    if (answer?.kind === 'answer' && !say.some(({ text }) => answer.say[0]?.text === text)) {
      say.push(...answer.say.slice(0, 2));
      topic = answer.topic;
    } else if (
      answer?.kind !== 'clarify' &&
      answer?.kind !== 'answer' &&
      isQuestion(part) &&
      contentWords(part).length > 0
    )
      open.push(part);
  }
  if (fault !== null) {
    return startRequest(context, 'maintenance', 'maintenanceRequests', findProblem(fault), [
      ...say,
      phrase(dialoguePhrases.startMaintenance),
    ]);
  }
  // Told with a story: the whole may say more than its parts.
  if (say.length === 0) return oneMatter(context, context.utterance, intentOf(context.utterance));
  if (open.length === 0) return { say, action: 'answer', pending: null, topic };
  return {
    say: [...say, phrase(dialoguePhrases.notTheRest), phrase(dialoguePhrases.offerMessage)],
    action: 'answer',
    pending: { kind: 'offer-message' },
    draft: messageDraft(context),
    topic,
  };
}

function complexMatter(context: TurnContext): Step {
  const transfer = transferStep(context, 'complex');
  if (transfer !== null) return transfer;
  const custom = customScriptFor(context, context.utterance);
  const lead = topicalLine(context, context.utterance)?.say ?? [
    phrase(dialoguePhrases.complexMessage),
  ];
  return startRequest(context, 'message', custom?.id ?? 'ownerRequests', context.utterance, lead);
}
