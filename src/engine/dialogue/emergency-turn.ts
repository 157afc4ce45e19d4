// Emergencies come before everything else: what is said, who is told, and the one question when it
// is not clear.
import type { CallerRequest, EmergencyFinding, PendingQuestion } from '#engine/conversation.ts';
import { answerToEmergencyQuestion } from '#engine/emergency/answer-to-emergency-question.ts';
import { assessEmergency } from '#engine/emergency/assess-emergency.ts';
import { emergencyRank, noEmergency } from '#engine/emergency/emergency-level.ts';
import { emergencyReply } from '#engine/emergency/emergency-reply.ts';
import { saidStems, topicShare } from '#engine/scripts/script-topic.ts';
import { fillSlots, withSlots } from '#engine/slots/fill-slots.ts';
import { yesOrNo } from '#engine/slots/yes-no.ts';
import { faqBefore } from './answer-question.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { intentOf } from './intents/intent-of.ts';
import { continueRequest, draftOf } from './request-flow.ts';
import { phrase, quoted, type Said } from './said.ts';
import { isComplex, transferFor } from './transfer-decision.ts';
import { transferSaid } from './transfer-turn.ts';
import type { Draft, Step, TurnContext } from './turn-context.ts';

export interface EmergencyTurn {
  finding: EmergencyFinding;
  /** null: the utterance is dealt with as any other. */
  step: Step | null;
}

/** The finding for this utterance, and what it demands. */
export function emergencyTurn(context: TurnContext): EmergencyTurn {
  const { index, state, utterance, trace } = context;
  const { question, ...found } = assessEmergency(utterance, index.emergency);
  const asked = state.pending?.kind === 'confirm-emergency' ? state.pending : null;
  // 'Sorry, what?' gets the question once more.
  if (asked && found.level === 'none' && intentOf(utterance) === 'repeat') {
    return { finding: noEmergency, step: null };
  }
  const answered = asked
    ? answerToEmergencyQuestion(utterance, asked.category, found)
    : noEmergency;
  const finding = emergencyRank[answered.level] > emergencyRank[found.level] ? answered : found;
  if (finding.level !== 'none') trace.push(`emergency: ${finding.level} ${finding.category}`);

  if (finding.level === 'life' || finding.level === 'urgent') {
    return { finding, step: isBeingTaken(context, finding) ? null : act(context, finding) };
  }
  // Who is being put through for an emergency and goes on about it is not asked whether it is one.
  if (finding.level === 'possible' && state.transferred === 'emergency') {
    const known = { ...finding, level: state.emergency, category: state.emergencyCategory };
    return { finding: known, step: act(context, known) };
  }
  if (finding.level === 'possible' && asked === null && question !== null) {
    return isSettled(context, finding) || isPlainAnswer(context) || isLegal(context, finding)
      ? { finding: noEmergency, step: null }
      : { finding, step: ask(context, finding.category ?? 'unknown', question) };
  }
  // Asked once and not confirmed: it is no emergency until something worse is said.
  return { finding: finding.level === 'possible' ? noEmergency : finding, step: null };
}

/** The caller goes on about the urgent matter whose details are being taken down. */
function isBeingTaken({ state }: TurnContext, { level, category }: EmergencyFinding): boolean {
  return (
    level === 'urgent' &&
    state.pending?.kind === 'slot' &&
    emergencyRank[state.emergency] >= emergencyRank.urgent &&
    state.emergencyCategory === category
  );
}

/** Harsh words about a lien are no danger; whoever handles the dispute hears of it. */
function isLegal({ utterance }: TurnContext, { category }: EmergencyFinding): boolean {
  return category === 'other' && isComplex(utterance);
}

/** 'Jaylen Brooks' or '4B' when asked for it: likeness alone makes no emergency of it. */
function isPlainAnswer({ state, utterance }: TurnContext): boolean {
  const { pending } = state;
  const isShort = utterance.split(' ').length <= 12;
  if (pending?.kind === 'confirm-request') {
    const filled = fillSlots(utterance, 'unit');
    return isShort && (yesOrNo(utterance) !== null || Object.keys(filled).length > 0);
  }
  if (pending?.kind !== 'slot' || pending.slot === 'problem') return false;
  return isShort && fillSlots(utterance, pending.slot)[pending.slot] !== undefined;
}

/**
 * The same doubt was cleared up before: callers repeat what is wrong when asked for it. 'other' says
 * only that it sounds like trouble, so that two of it may be quite different troubles.
 */
function isSettled({ state }: TurnContext, { category }: EmergencyFinding): boolean {
  return (
    category !== 'other' && state.emergencyCategory === category && state.emergency === 'possible'
  );
}

function act(context: TurnContext, finding: EmergencyFinding): Step {
  const { index } = context;
  const advice = adviceFor(context, finding);
  const transfer = transferFor(index.setup, 'emergency');
  if (transfer !== null) {
    return {
      say: [...advice, transferSaid(index)],
      action: 'transfer',
      pending: null,
      transfer,
      draft: draftWith(context, finding.category),
    };
  }
  if (finding.level === 'life') {
    return {
      say: [...advice, phrase(dialoguePhrases.onceSafe)],
      action: 'answer',
      pending: { kind: 'offer-message' },
      draft: draftWith(context, finding.category),
    };
  }
  return continueRequest(context, draftWith(context, finding.category), advice);
}

/**
 * One question; the request goes on, or begins with these words, once it is answered with no. What the
 * company says on the matter is told before it: 'I'm locked out, what do I do?'
 */
function ask(context: TurnContext, category: string, question: string): Step {
  const pending: PendingQuestion = { kind: 'confirm-emergency', category };
  const { state, utterance } = context;
  const told = state.pending?.kind === 'slot' ? [] : faqBefore(context, utterance);
  return {
    say: [...told, { text: question, source: null }],
    action: 'confirm_emergency',
    pending,
    draft: draftWith(context, category),
  };
}

/** The request being taken, with these words as its matter if it had none; else a new one. */
function draftWith({ state, utterance }: TurnContext, category: string | null): Draft {
  const kind = state.pending?.kind;
  const isTaken = kind === 'slot' || kind === 'confirm-request' || kind === 'confirm-emergency';
  const kept = isTaken ? draftOf(state) : null;
  if (kept !== null) {
    return { ...kept, request: { ...kept.request, problem: kept.request.problem ?? utterance } };
  }
  const forPolice = category !== null && peopleCategories.has(category);
  const request: CallerRequest = {
    kind: forPolice ? 'message' : 'maintenance',
    ...state.caller,
    problem: utterance,
  };
  return {
    request: withSlots(request, fillSlots(utterance, null)),
    script: forPolice ? 'ownerRequests' : 'maintenanceRequests',
    skipped: [],
  };
}

/** Nothing for a maintenance team. */
const peopleCategories = new Set(['medical', 'self-harm', 'violence', 'intruder']);

function adviceFor(context: TurnContext, finding: EmergencyFinding): Said[] {
  const { index } = context;
  const text = clipQuote(emergencyReply(finding, index.setup), 420);
  const number = index.passages.get('setting:emergencyNumber');
  const advice =
    number === undefined || !text.includes(number.text)
      ? { text, source: null }
      : { ...quoted(number, number.text), text };
  return [advice, ...ownAdvice(context)];
}

/** What the customer's own emergency script has the assistant say in this very case. */
function ownAdvice({ index, utterance }: TurnContext): Said[] {
  // The default script says in other words what the advice says already.
  if (index.setup.callInstructions === null) return [];
  const lines = index.scripts.get('urgentIssues')?.lines ?? [];
  const said = saidStems(utterance);
  return lines
    .filter(({ alternatives }) => topicShare(alternatives, said) > 0)
    .slice(0, 1)
    .map(({ passage }) => quoted(passage, clipQuote(passage.text, 160)));
}
