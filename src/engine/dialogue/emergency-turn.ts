// Emergencies come before everything else: what is said, who is told, and the one question when it
// is not clear.
import type { EmergencyFinding, EmergencyLevel, PendingQuestion } from '#engine/conversation.ts';
import { answerToEmergencyQuestion } from '#engine/emergency/answer-to-emergency-question.ts';
import { assessEmergency } from '#engine/emergency/assess-emergency.ts';
import { emergencyReply } from '#engine/emergency/emergency-reply.ts';
import { fillSlots } from '#engine/slots/fill-slots.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { continueRequest, draftOf, startRequest } from './request-flow.ts';
import { phrase, type Said } from './said.ts';
import { transferFor } from './transfer-decision.ts';
import { transferSaid } from './transfer-turn.ts';
import type { Step, TurnContext } from './turn-context.ts';

const none: EmergencyFinding = { level: 'none', category: null, evidence: null };
export const emergencyRank: Record<EmergencyLevel, number> = {
  none: 0,
  info: 1,
  possible: 2,
  urgent: 3,
  life: 4,
};

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
  const answered = asked
    ? answerToEmergencyQuestion(utterance, asked.category, index.emergency)
    : none;
  const finding = emergencyRank[answered.level] > emergencyRank[found.level] ? answered : found;
  if (finding.level !== 'none') trace.push(`emergency: ${finding.level} ${finding.category}`);

  if (finding.level === 'life' || finding.level === 'urgent') {
    return { finding, step: isBeingTaken(context, finding) ? null : act(context, finding) };
  }
  if (finding.level === 'possible' && asked === null && question !== null) {
    return isSettled(context, finding)
      ? { finding: none, step: null }
      : { finding, step: ask(context, finding.category ?? 'unknown', question) };
  }
  // Asked once and not confirmed: it is no emergency until something worse is said.
  return { finding: finding.level === 'possible' ? none : finding, step: null };
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

/** The same doubt was cleared up before: callers repeat what is wrong when asked for it. */
function isSettled({ state }: TurnContext, { category }: EmergencyFinding): boolean {
  return state.emergencyCategory === category && state.emergency === 'possible';
}

function act(context: TurnContext, finding: EmergencyFinding): Step {
  const { index, utterance } = context;
  const advice = adviceFor(context, finding);
  const transfer = transferFor(index.setup, 'emergency');
  if (transfer !== null) {
    return {
      say: [...advice, transferSaid(index)],
      action: 'transfer',
      pending: null,
      transfer,
      draft: keptDraft(context),
    };
  }
  if (finding.level === 'life') {
    return {
      say: [...advice, phrase(dialoguePhrases.onceSafe)],
      action: 'answer',
      pending: { kind: 'offer-message' },
      draft: keptDraft(context) ?? draftFor(context, utterance),
    };
  }
  const draft = draftOf(context.state);
  return draft === null || draft.request.problem === null
    ? startRequest(context, 'maintenance', 'urgentIssues', utterance, advice)
    : continueRequest(context, draft, advice);
}

/** One question; the request goes on, or begins with these words, once it is answered with no. */
function ask(context: TurnContext, category: string, question: string): Step {
  const pending: PendingQuestion = { kind: 'confirm-emergency', category };
  return {
    say: [{ text: question, source: null }],
    action: 'confirm_emergency',
    pending,
    draft: keptDraft(context) ?? draftFor(context, context.utterance),
  };
}

function keptDraft({ state }: TurnContext) {
  return draftOf(state);
}

function draftFor(_: TurnContext, utterance: string) {
  const request = {
    kind: 'maintenance' as const,
    name: null,
    unit: null,
    phone: null,
    problem: utterance,
    ...fillSlots(utterance, null),
  };
  return { request, script: 'maintenanceRequests' as const, skipped: [] };
}

function adviceFor({ index }: TurnContext, finding: EmergencyFinding): Said[] {
  const text = clipQuote(emergencyReply(finding, index.setup), 420);
  const number = index.passages.get('setting:emergencyNumber');
  if (number === undefined || !text.includes(number.text)) return [{ text, source: null }];
  const { id, kind, title } = number;
  return [{ text, source: { passageId: id, kind, title, quote: number.text, score: 1 } }];
}
