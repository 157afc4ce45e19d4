// Danger told in Spanish: the same levels and actions as in English, said in Spanish.
import type { CallerRequest, EmergencyFinding, EmergencyLevel } from '#engine/conversation.ts';
import { dialoguePhrases } from '#engine/dialogue/dialogue-phrases.ts';
import type { EmergencyTurn } from '#engine/dialogue/emergency-turn.ts';
import { continueRequest, draftOf } from '#engine/dialogue/request-flow.ts';
import { phrase, quotedIn, type Said } from '#engine/dialogue/said.ts';
import { transferFor } from '#engine/dialogue/transfer-decision.ts';
import type { Draft, Step, TurnContext } from '#engine/dialogue/turn-context.ts';
import { assessEmergency } from '#engine/emergency/assess-emergency.ts';
import { emergencyRank, noEmergency } from '#engine/emergency/emergency-level.ts';
import { lifeCategories } from '#engine/emergency/emergency-policy.ts';
import { assessSpanish } from '#engine/emergency/spanish/assess-spanish.ts';
import { languageWords } from '#engine/language/language-of.ts';
import { spanishCallPhrases } from '#engine/language/spanish/spanish-call-phrases.ts';
import {
  spanishLifeOpening,
  spanishLifeSentences,
  spanishQuestions,
  spanishUrgentOpening,
  spanishUrgentSentences,
} from '#engine/language/spanish/spanish-emergency-sentences.ts';
import { spanishDetails } from '#engine/slots/spanish/spanish-details.ts';
import { spanishDangerAnswer } from '#engine/slots/spanish/spanish-yes-no.ts';
import { spanishSaid } from './said-in-spanish.ts';
import { saysRepeat } from './spanish-intents.ts';

/** The finding for this utterance, and what it demands; without a step it is dealt with as any other. */
export function spanishEmergencyTurn(context: TurnContext): EmergencyTurn {
  const { state, utterance, trace } = context;
  const found = foundIn(context);
  const asked = state.pending?.kind === 'confirm-emergency' ? state.pending : null;
  if (found.level !== 'none') trace.push(`emergency: ${found.level} ${found.category}`);
  if (found.level === 'life' || found.level === 'urgent') {
    return { finding: found, step: isBeingTaken(context, found) ? null : act(context, found) };
  }
  if (asked !== null) return answered(context, asked.category);
  if (found.level !== 'possible') return { finding: found, step: null };
  const isSettled = state.emergency === 'possible' && state.emergencyCategory === found.category;
  const isDetail =
    state.pending?.kind === 'slot' &&
    state.pending.slot !== 'problem' &&
    spanishDetails(utterance, state.pending.slot)[state.pending.slot] !== undefined;
  if (state.transferred === 'emergency') {
    const known = { ...found, level: state.emergency, category: state.emergencyCategory };
    return { finding: known, step: act(context, known) };
  }
  return isSettled || isDetail
    ? { finding: noEmergency, step: null }
    : { finding: found, step: ask(context, found.category ?? 'other') };
}

/** Spanish rules; a turn that fell back into English is heard by the English ones too. */
function foundIn({ index, utterance }: TurnContext): EmergencyFinding {
  const found = assessSpanish(utterance, index.emergency);
  const { spanish, english } = languageWords(utterance);
  if (english <= spanish) return found;
  const { level, category, evidence } = assessEmergency(utterance, index.emergency);
  return emergencyRank[level] > emergencyRank[found.level] ? { level, category, evidence } : found;
}

/** The urgent matter whose details are being taken down. */
function isBeingTaken({ state }: TurnContext, { level, category }: EmergencyFinding): boolean {
  return (
    level === 'urgent' &&
    state.pending?.kind === 'slot' &&
    emergencyRank[state.emergency] >= emergencyRank.urgent &&
    state.emergencyCategory === category
  );
}

/** What the answer to the one question comes to; doubt gets the question once more, then a message. */
function answered(context: TurnContext, category: string): EmergencyTurn {
  const { utterance, state } = context;
  const question = spanishSaid(questionOf(category));
  const again: Step = {
    say: [question],
    action: 'confirm_emergency',
    pending: { kind: 'confirm-emergency', category },
  };
  if (saysRepeat(utterance)) return { finding: noEmergency, step: again };
  const answer = spanishDangerAnswer(utterance);
  if (answer === 'yes') {
    const level: EmergencyLevel = lifeCategories.has(category) ? 'life' : 'urgent';
    const finding = { level, category, evidence: utterance.trim() };
    return { finding, step: act(context, finding) };
  }
  if (answer === 'no') return { finding: noEmergency, step: denied(context) };
  if (state.failuresInARow === 0) {
    const lead = spanishSaid(spanishCallPhrases.notUnderstood);
    return { finding: noEmergency, step: { ...again, say: [lead, question], isFailure: true } };
  }
  // Twice unclear: on the safe side, without an alarm.
  const draft = draftOf(state) ?? draftWith(context, category);
  const safe = phrase(dialoguePhrases.dangerFirst);
  return { finding: noEmergency, step: continueRequest(context, draft, [safe]) };
}

function denied(context: TurnContext): Step | null {
  const draft = draftOf(context.state);
  if (draft === null) return null;
  const request = { ...draft.request, ...spanishDetails(context.utterance, null) };
  return continueRequest(context, { ...draft, request }, [phrase(dialoguePhrases.glad)]);
}

function ask(context: TurnContext, category: string): Step {
  return {
    say: [spanishSaid(questionOf(category))],
    action: 'confirm_emergency',
    pending: { kind: 'confirm-emergency', category },
    draft: draftWith(context, category),
  };
}

function questionOf(category: string): string {
  return spanishQuestions[category] ?? spanishQuestions.other ?? '';
}

function act(context: TurnContext, finding: EmergencyFinding): Step {
  const { index } = context;
  const draft = draftWith(context, finding.category);
  const advice = adviceFor(context, finding);
  const transfer = transferFor(index.setup, 'emergency');
  if (transfer !== null) return { say: advice, action: 'transfer', pending: null, transfer, draft };
  // Nobody to put through to: it goes out as an urgent message.
  const { urgentMessage, urgentCallBack } = spanishCallPhrases;
  const lead = [...advice, spanishSaid(urgentMessage)];
  if (draft.request.phone !== null) return continueRequest(context, draft, lead);
  return {
    say: [...lead, spanishSaid(urgentCallBack)],
    action: 'collect',
    pending: { kind: 'slot', slot: 'phone', attempts: 0 },
    draft,
  };
}

function adviceFor({ index }: TurnContext, { level, category }: EmergencyFinding): Said[] {
  const isLife = level === 'life';
  const sentences = isLife ? spanishLifeSentences : spanishUrgentSentences;
  const opening = isLife ? spanishLifeOpening : spanishUrgentOpening;
  const own = index.passages.get('setting:emergencyNumber');
  const said = sentences[category ?? 'other'] ?? sentences.other ?? [];
  return [
    // Who speaks of death is not told that it 'looks like an emergency'.
    ...(category === 'self-harm' ? [] : [spanishSaid(opening)]),
    ...said.map((sentence) => spanishSaid(sentence)),
    ...(own === undefined || category === 'self-harm'
      ? []
      : [quotedIn(dialoguePhrases.emergencyNumber, 'number', own)]),
  ];
}

/** The request being taken, with these words as its matter if it had none; else a new one. */
function draftWith({ state, utterance }: TurnContext, category: string | null): Draft {
  const kept = state.pending === null ? null : draftOf(state);
  if (kept !== null) {
    return { ...kept, request: { ...kept.request, problem: kept.request.problem ?? utterance } };
  }
  const forPolice = category !== null && peopleCategories.has(category);
  const request: CallerRequest = {
    kind: forPolice ? 'message' : 'maintenance',
    ...state.caller,
    problem: utterance,
    ...spanishDetails(utterance, null),
  };
  return { request, script: forPolice ? 'ownerRequests' : 'maintenanceRequests', skipped: [] };
}

/** Nothing for a maintenance team. */
const peopleCategories = new Set(['medical', 'self-harm', 'violence', 'intruder']);
