// An utterance that answers no question of ours: small talk, something to repair, a message, or
// questions.
import { findProblem } from '#engine/slots/problem.ts';
import { answerQuestion } from './answer-question.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import {
  asksForInformation,
  type Intent,
  intentOf,
  isAboutAccount,
  reportsFault,
} from './intents.ts';
import { isAfterHours } from './office-status.ts';
import { linesFor, startRequest } from './request-flow.ts';
import { phrase, quotedIn, type Said } from './said.ts';
import { customScriptFor, topicalLine } from './script-answers.ts';
import { isQuestion, questionAfterStory, splitQuestions } from './split-questions.ts';
import { isComplex, transferFor } from './transfer-decision.ts';
import { transferStep } from './transfer-turn.ts';
import type { Answer, Step, TurnContext } from './turn-context.ts';

export function newMatter(context: TurnContext): Step {
  const { utterance } = context;
  const intent = intentOf(utterance);
  const talk = smallTalk(context, intent);
  if (talk !== null) return talk;
  const parts = splitQuestions(utterance);
  if (parts.filter(isQuestion).length >= 3) {
    const transfer = transferStep(context, 'complex');
    if (transfer !== null) return transfer;
  }
  if (parts.length > 1) return severalMatters(context, parts);
  return oneMatter(context, utterance, intent);
}

function oneMatter(context: TurnContext, utterance: string, intent: Intent | null): Step {
  if (intent === 'message') return takeMessage(context);
  const wantsInformation = asksForInformation(utterance);
  if (isComplex(utterance)) {
    const answer = wantsInformation ? answerQuestion(context, utterance) : null;
    if (answer?.kind !== 'answer') return complexMatter(context);
    return answered(answer, context);
  }
  if (intent === 'maintenance' || (reportsFault(utterance) && !wantsInformation)) {
    return maintenance(context);
  }
  const answer = answerWhole(context, utterance);
  if (answer?.kind === 'answer') return answered(answer, context);
  // A question that nothing answers may still be a plea: 'Can somebody look at my sink?'
  if (reportsFault(utterance)) return maintenance(context);
  const custom = customScriptFor(context, utterance);
  if (custom?.takesMessage) {
    return startRequest(context, 'message', custom.id, findProblem(utterance), [
      phrase(dialoguePhrases.startMessage),
    ]);
  }
  return answer === null ? decline(context) : clarify(answer.passage);
}

/** The whole utterance, else the question its story ends with. */
function answerWhole(context: TurnContext, utterance: string): Answer | null {
  const whole = answerQuestion(context, utterance);
  if (whole?.kind === 'answer') return whole;
  const question = questionAfterStory(utterance);
  const last = question === null ? null : answerQuestion(context, question);
  return last?.kind === 'answer' ? last : whole;
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

/** Asks whether a passage is what is meant. */
export function clarify(passage: Extract<Answer, { kind: 'clarify' }>['passage']): Step {
  const isFaq = passage.kind === 'faq';
  const topic = isFaq
    ? passage.title
    : (passage.keys[0] ?? passage.title.replace(/\.\w{2,4}$/, ''));
  const text = isFaq ? dialoguePhrases.clarifyQuestion : dialoguePhrases.clarify;
  return {
    say: [phrase(text, { topic: topic.slice(0, 300) })],
    action: 'clarify',
    pending: { kind: 'choice', passageId: passage.id },
  };
}

/** Nothing is known: say so, and offer a message or a person. */
export function decline(context: TurnContext, lead: readonly Said[] = []): Step {
  const { index, state, at } = context;
  const { unknown, unknownAgain, offerMessage, offerBoth } = dialoguePhrases;
  const scripted = linesFor(index.scripts.get('ownerRequests'), 'unknown').slice(0, 1);
  const isRepeated = state.failuresInARow > 0;
  const honest = isRepeated
    ? [phrase(unknownAgain)]
    : scripted.length > 0
      ? scripted
      : [phrase(unknown)];
  const hasPerson =
    scripted.length === 0 &&
    transferFor(index.setup, 'request') !== null &&
    !isAfterHours(index.setup, index.hours, at);
  return {
    say: [...(lead.length > 0 ? lead : honest), phrase(hasPerson ? offerBoth : offerMessage)],
    action: 'decline',
    pending: { kind: 'offer-message' },
    draft: messageDraft(context),
    isFailure: true,
  };
}

/** Several questions in one breath, each answered briefly; a repair among them is taken down. */
function severalMatters(context: TurnContext, parts: readonly string[]): Step {
  const say: Said[] = [];
  let topic = '';
  let fault: string | null = null;
  const open: string[] = [];
  for (const part of parts) {
    if (reportsFault(part) && !asksForInformation(part)) {
      fault = part;
      continue;
    }
    const answer = answerQuestion(context, part, 200);
    if (answer?.kind === 'answer' && !say.some(({ text }) => answer.say[0]?.text === text)) {
      say.push(...answer.say.slice(0, 2));
      topic = answer.topic;
    } else if (answer === null && isQuestion(part)) open.push(part);
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

export function maintenance(context: TurnContext): Step {
  const { index, at, utterance } = context;
  const lead = [phrase(dialoguePhrases.startMaintenance)];
  // Out of hours danger comes first; by day only when the caller has not said what is wrong.
  const problem = findProblem(utterance);
  if (isAfterHours(index.setup, index.hours, at) || problem === null) {
    lead.push(phrase(dialoguePhrases.dangerFirst));
  }
  return startRequest(context, 'maintenance', 'maintenanceRequests', problem, lead);
}

/** 'I want to leave a message', or yes to the offer. */
export function takeMessage(context: TurnContext, problem: string | null = null): Step {
  const told = problem ?? subjectOf(context.utterance);
  const isAccount = isAboutAccount(told ?? context.utterance);
  return startRequest(context, 'message', isAccount ? 'paymentRequests' : 'ownerRequests', told, [
    phrase(dialoguePhrases.startMessage),
  ]);
}

/** What a message is about, when it is told along: 'leave a message about my deposit'. */
export function subjectOf(utterance: string): string | null {
  const about = /\b(?:about|regarding|that|saying)\s+(.+)$/i.exec(utterance)?.[1];
  return about === undefined ? null : findProblem(about);
}

/** What nobody could answer is what a message would be about. */
function messageDraft({ utterance, state }: TurnContext): Step['draft'] {
  if (state.request !== null && state.pending?.kind === 'slot') return undefined;
  return {
    request: {
      kind: 'message',
      name: null,
      unit: null,
      phone: null,
      problem: utterance.slice(0, 300),
    },
    script: isAboutAccount(utterance) ? 'paymentRequests' : 'ownerRequests',
    skipped: [],
  };
}

function smallTalk(context: TurnContext, intent: Intent | null): Step | null {
  const { index, at, state } = context;
  const company = index.passages.get('setting:companyName');
  const named = (plain: string, withName: string) =>
    company === undefined ? phrase(plain) : quotedIn(withName, 'company', company);
  const phrases = dialoguePhrases;
  const say = (...said: Said[]): Step => ({ say: said, action: 'answer', pending: null });
  switch (intent) {
    case 'hello':
      return say(named(phrases.hello, phrases.helloCompany));
    case 'company':
      return say(named(phrases.hello, phrases.company));
    case 'robot':
      return say(phrase(phrases.robot));
    case 'help':
      return say(
        phrase(
          isAfterHours(index.setup, index.hours, at) ? phrases.helpAfterHours : phrases.helpOpen,
        ),
      );
    case 'hold':
      return { ...say(phrase(phrases.holding)), pending: state.pending };
    case 'thanks':
      return { ...say(phrase(phrases.welcome)), pending: { kind: 'anything-else' } };
    case 'goodbye':
      return goodbye(context);
    case 'emergency-help':
      return say(phrase(phrases.dangerFirst), phrase(phrases.noFurtherHelp));
    default:
      return null;
  }
}

export function goodbye({ index }: TurnContext): Step {
  const company = index.passages.get('setting:companyName');
  return {
    say: [
      company === undefined
        ? phrase(dialoguePhrases.goodbye)
        : quotedIn(dialoguePhrases.goodbyeCompany, 'company', company),
    ],
    action: 'end',
    pending: null,
    draft: null,
    hasEnded: true,
  };
}
