// One turn of a conversation: what the caller said in, what the assistant says out (spec 7).
import type { KnowledgeIndex } from './compile.ts';
import type {
  CallerRequest,
  ConversationState,
  EmergencyFinding,
  ReplySource,
  Turn,
  TurnResult,
} from './conversation.ts';
import { clipQuote } from './dialogue/clip-quote.ts';
import { dialoguePhrases } from './dialogue/dialogue-phrases.ts';
import { emergencyTurn } from './dialogue/emergency-turn.ts';
import { englishReader } from './dialogue/english-reader.ts';
import { decline } from './dialogue/fallback.ts';
import { intentOf } from './dialogue/intents/intent-of.ts';
import { movesOn } from './dialogue/moves-on.ts';
import { newMatter } from './dialogue/new-matter.ts';
import { hasWords, normaliseUtterance } from './dialogue/normalise-utterance.ts';
import { pendingAnswer } from './dialogue/pending-answer.ts';
import { draftOf } from './dialogue/request-flow.ts';
import { phrase, quotedIn, type Said } from './dialogue/said.ts';
import { repeat, silence } from './dialogue/say-again.ts';
import { languageStep, turnLanguage } from './dialogue/spanish/language-step.ts';
import { saidInSpanish } from './dialogue/spanish/said-in-spanish.ts';
import { spanishReader } from './dialogue/spanish/spanish-reader.ts';
import { spanishStep } from './dialogue/spanish/spanish-step.ts';
import { hasFailedOften } from './dialogue/transfer-decision.ts';
import { messageInstead, noTransferStep, transferStep } from './dialogue/transfer-turn.ts';
import type { Draft, Step, TurnContext } from './dialogue/turn-context.ts';
import { emergencyRank, noEmergency } from './emergency/emergency-level.ts';
import { yesOrNo } from './slots/yes-no.ts';

/** Characters of one reply. */
export const maxReplyLength = 700;

/** The state before the first turn. */
export function newConversation(): ConversationState {
  return {
    turns: 0,
    language: 'en',
    failuresInARow: 0,
    failures: 0,
    rejections: 0,
    pending: null,
    request: null,
    caller: { name: null, unit: null, phone: null },
    requestScript: null,
    skipped: [],
    topic: '',
    lastReply: '',
    lastSources: [],
    emergency: 'none',
    emergencyCategory: null,
    transferred: null,
    hasEnded: false,
  };
}

/**
 * What the assistant says to one utterance. Never throws; the same arguments always give the same
 * result. `state` is that of the turn before and is not changed.
 */
export function turn(
  index: KnowledgeIndex,
  state: ConversationState,
  { text, at }: Turn,
): TurnResult {
  const utterance = normaliseUtterance(text);
  const language = turnLanguage(index, state, utterance);
  const isSpanish = language === 'es';
  const context: TurnContext = {
    index,
    state: withMissedOffer(state, utterance),
    utterance,
    language,
    reader: isSpanish ? spanishReader : englishReader,
    at,
    trace: [],
  };
  const { finding, step } = hasWords(context.utterance)
    ? emergencyTurn(context)
    : { finding: noEmergency, step: null };
  if (step !== null) return resultOf(context, finding, step);
  const next = languageStep(context) ?? (isSpanish ? spanishStep : nextStep)(context);
  const taken = handOverWhenStuck(context, next);
  if (taken.action !== 'decline') return resultOf(context, finding, taken);
  return (
    handOverAgain(context) ??
    resultOf(context, finding, finding.level === 'info' ? aboutEmergencies(context) : taken)
  );
}

/** 'Is that what you mean?' that is neither taken nor refused was no help. */
function withMissedOffer(state: ConversationState, utterance: string): ConversationState {
  const isMissed =
    state.pending?.kind === 'choice' &&
    hasWords(utterance) &&
    (yesOrNo(utterance) === null || movesOn(utterance)) &&
    intentOf(utterance) !== 'repeat';
  const { failures, failuresInARow } = state;
  return isMissed
    ? { ...state, failures: failures + 1, failuresInARow: failuresInARow + 1 }
    : state;
}

/** A question about emergencies that the company told nothing on. */
function aboutEmergencies({ index }: TurnContext): Step {
  const number = index.passages.get('setting:emergencyNumber');
  const own = number ? [quotedIn(dialoguePhrases.emergencyNumber, 'number', number)] : [];
  return { say: [phrase(dialoguePhrases.dangerFirst), ...own], action: 'answer', pending: null };
}

/**
 * Whoever is being put through and goes on talking is still put through; nobody may be at the line of a
 * closed office, and then an urgent message is taken.
 */
function handOverAgain(context: TurnContext): TurnResult | null {
  const { transferred, emergency: level, emergencyCategory: category } = context.state;
  if (transferred === null) return null;
  const step = messageInstead(context, transferred) ?? transferStep(context, transferred);
  if (step === null) return null;
  const finding = transferred === 'emergency' ? { level, category, evidence: null } : noEmergency;
  return resultOf(context, finding, step);
}

function nextStep(context: TurnContext): Step {
  const { utterance, state } = context;
  if (!hasWords(utterance)) return silence(context);
  const intent = intentOf(utterance);
  if (intent === 'human') return transferStep(context, 'request') ?? noTransferStep(context);
  if (intent === 'repeat') return repeat(context);
  const isRejected = intent === 'rejection' && state.pending?.kind !== 'slot';
  if (isRejected) return rejected(context);
  return pendingAnswer(context) ?? newMatter(context);
}

/** The answer was not what the caller wanted; the second time it is a complex inquiry. */
function rejected(context: TurnContext): Step {
  const transfer = context.state.rejections >= 1 ? transferStep(context, 'complex') : null;
  return {
    ...(transfer ?? decline(context, [phrase(dialoguePhrases.notThat)])),
    isRejection: true,
  };
}

/** Failures that add up lead to a person, where that is wanted. */
function handOverWhenStuck(context: TurnContext, step: Step): Step {
  const { state } = context;
  if (step.isRejection && step.action !== 'transfer' && state.rejections >= 1) {
    const transfer = transferStep(context, 'complex');
    if (transfer !== null) return { ...transfer, isRejection: true };
  }
  if (!step.isFailure || !hasFailedOften(state.failuresInARow + 1, state.failures + 1)) return step;
  const transfer = transferStep(context, 'multiple');
  return transfer === null ? step : { ...transfer, isFailure: true };
}

function resultOf(
  { state, language, trace }: TurnContext,
  emergency: EmergencyFinding,
  step: Step,
): TurnResult {
  const say = language === 'es' ? saidInSpanish(step) : step.say;
  const reply = replyOf(say);
  const sources = step.sources ?? sourcesOf(say, reply);
  const draft = step.draft === undefined ? draftKept(state, step) : step.draft;
  const known = step.isEmergencyOver ? 'none' : state.emergency;
  const category = step.isEmergencyOver ? null : state.emergencyCategory;
  const isWorse = emergencyRank[emergency.level] > emergencyRank[known];
  const isActed = emergencyRank[emergency.level] >= emergencyRank.possible;
  return {
    reply,
    action: step.action,
    sources,
    transfer: step.transfer ?? null,
    emergency,
    request: step.done ?? null,
    language,
    state: {
      turns: state.turns + 1,
      language,
      failuresInARow: step.isFailure ? state.failuresInARow + 1 : 0,
      failures: state.failures + (step.isFailure ? 1 : 0),
      rejections: state.rejections + (step.isRejection ? 1 : 0),
      pending: step.pending,
      request: draft?.request ?? null,
      caller: callerOf(draft?.request ?? step.done ?? null, state, step),
      requestScript: draft?.script ?? null,
      skipped: draft?.skipped ?? [],
      topic: step.topic ?? state.topic,
      lastReply: reply,
      lastSources: sources,
      emergency: isWorse ? emergency.level : known,
      emergencyCategory: isActed ? emergency.category : category,
      transferred: step.transfer?.reason ?? null,
      hasEnded: step.hasEnded ?? false,
    },
    trace: [...trace, `action: ${step.action}`],
  };
}

/** A request that nothing asks about any more is given up. */
function draftKept(state: ConversationState, { pending }: Step): Draft | null {
  const isOpen = pending !== null && pending.kind !== 'choice' && pending.kind !== 'anything-else';
  return isOpen ? draftOf(state) : null;
}

function callerOf(request: CallerRequest | null, { caller }: ConversationState, { told }: Step) {
  return {
    name: told?.name ?? request?.name ?? caller.name,
    unit: told?.unit ?? request?.unit ?? caller.unit,
    phone: told?.phone ?? request?.phone ?? caller.phone,
  };
}

/** The pieces in order; should they be too long, the last ones (the question) are kept. */
function replyOf(say: readonly Said[]): string {
  const texts = say.map(({ text }) => oneLine(text)).filter((text) => text !== '');
  const whole = texts.join(' ');
  if (whole.length <= maxReplyLength) return whole;
  const end = texts.at(-1) ?? '';
  const room = maxReplyLength - end.length - 1;
  const start = room > 40 ? clipQuote(texts.slice(0, -1).join(' '), room) : '';
  return clipQuote(`${start} ${end}`.trim(), maxReplyLength);
}

function sourcesOf(say: readonly Said[], reply: string): ReplySource[] {
  const sources = new Map<string, ReplySource>();
  for (const { source, text } of say) {
    if (source === null) continue;
    // 'We are closed on Saturday' holds none of the words it was read from.
    const isSaid =
      reply.includes(oneLine(source.quote).slice(0, 40)) || reply.includes(oneLine(text));
    const key = `${source.passageId} ${source.quote}`;
    if (isSaid && !sources.has(key)) sources.set(key, source);
  }
  return [...sources.values()];
}

/** Line breaks of a document are none of a reply. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
