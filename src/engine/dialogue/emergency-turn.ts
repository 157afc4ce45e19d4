// Emergencies come before everything else: what an utterance tells of one, and what that demands.
import type { EmergencyFinding } from '#engine/conversation.ts';
import { emergencyRank, noEmergency } from '#engine/emergency/emergency-level.ts';
import { askAboutDanger } from './ask-about-danger.ts';
import { replyToDangerQuestion } from './danger-reply-turn.ts';
import { act } from './emergency-action.ts';
import { emergencyModeStep } from './emergency-mode.ts';
import { isInEmergency } from './is-in-emergency.ts';
import type { EmergencyTurn, TurnContext } from './turn-context.ts';

/** The finding for this utterance, and what it demands. */
export function emergencyTurn(context: TurnContext): EmergencyTurn {
  const { index, state, utterance, trace, reader } = context;
  const told = reader.assess(utterance, index.emergency);
  const found = isAskedDetail(context) ? noEmergency : told;
  if (found.level !== 'none') trace.push(`emergency: ${found.level} ${found.category}`);
  if (state.pending?.kind === 'confirm-emergency') {
    return replyToDangerQuestion(context, state.pending, found);
  }
  const isActedOn = found.level === 'life' || found.level === 'urgent';
  if (isActedOn && !isBeingTaken(context, found))
    return { finding: found, step: act(context, found) };
  if (isInEmergency(state)) return inEmergency(context, found);
  if (found.level !== 'possible') return { finding: found, step: null };
  return isSettled(context, found) || isPlainAnswer(context) || isLegal(context, found)
    ? { finding: noEmergency, step: null }
    : { finding: found, step: askAboutDanger(context, found.category ?? 'unknown') };
}

/** Once life or urgent, it stays so until the caller says that it is over or never was. */
function inEmergency(context: TurnContext, found: EmergencyFinding): EmergencyTurn {
  const { emergency: level, emergencyCategory: category } = context.state;
  const known = { level, category, evidence: found.evidence };
  const step = emergencyModeStep(context, found);
  return step?.isEmergencyOver ? { finding: noEmergency, step } : { finding: known, step };
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
function isLegal({ utterance, reader }: TurnContext, { category }: EmergencyFinding): boolean {
  return category === 'other' && reader.isComplex(utterance) && !reader.claimsEmergency(utterance);
}

/** 'Ash Burns' when a name is asked for, '9 Gunner Street' when anything is: no rule reads danger in it. */
function isAskedDetail({ state, utterance, reader }: TurnContext): boolean {
  const { pending } = state;
  const isAsked =
    pending?.kind === 'slot' ||
    pending?.kind === 'confirm-request' ||
    pending?.kind === 'confirm-emergency';
  return isAsked && reader.givesOnlyDetail(utterance);
}

/** 'Jaylen Brooks' or '4B' when asked for it: likeness alone makes no emergency of it. */
function isPlainAnswer({ state, utterance, reader }: TurnContext): boolean {
  const { pending } = state;
  if (utterance.split(' ').length > 12) return false;
  if (reader.callsForHelp(utterance)) return false;
  if (pending?.kind === 'confirm-request') {
    const filled = reader.details(utterance, 'unit');
    return reader.yesOrNo(utterance) !== null || Object.keys(filled).length > 0;
  }
  if (pending?.kind !== 'slot' || pending.slot === 'problem') return false;
  return reader.details(utterance, pending.slot)[pending.slot] !== undefined;
}

/**
 * The same doubt was cleared up before: callers repeat what is wrong when asked for it. 'other' says
 * only that it sounds like trouble, so that two of it may be quite different troubles; despair is
 * never settled.
 */
function isSettled({ state }: TurnContext, { category }: EmergencyFinding): boolean {
  return (
    category !== 'other' &&
    category !== 'self-harm' &&
    state.emergencyCategory === category &&
    state.emergency === 'possible'
  );
}
