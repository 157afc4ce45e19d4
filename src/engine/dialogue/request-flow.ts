// Takes a maintenance request or a message: one detail at a time, in the script's order, then reads
// it back.
import type { CallerRequest, ConversationState, RequestSlot } from '#engine/conversation.ts';
import type { CompiledScript, ScriptId } from '#engine/scripts/compile-scripts.ts';
import { fillSlots, withSlots } from '#engine/slots/fill-slots.ts';
import { opensAgain } from './answer-hours.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { isAfterHours } from './office-status.ts';
import { phrase, quoted, type Said } from './said.ts';
import type { Draft, Step, TurnContext } from './turn-context.ts';

const defaultOrder: Record<CallerRequest['kind'], readonly RequestSlot[]> = {
  maintenance: ['name', 'unit', 'problem', 'phone'],
  message: ['name', 'phone', 'problem'],
};

/** Begins a request with all the utterance tells already; `problem` is what is known of the matter. */
export function startRequest(
  context: TurnContext,
  kind: CallerRequest['kind'],
  script: ScriptId,
  problem: string | null,
  lead: readonly Said[],
): Step {
  // What the caller told for an earlier request of this call need not be asked again.
  const known: CallerRequest = { kind, ...context.state.caller, problem };
  const request = withSlots(known, fillSlots(context.utterance, null));
  context.trace.push(`request: ${kind} by ${script}`);
  return continueRequest(context, { request, script, skipped: [] }, [
    ...lead,
    ...openingLines(context.index.scripts.get(script)),
  ]);
}

/** Asks for the next missing detail, or reads all of them back. */
export function continueRequest(context: TurnContext, draft: Draft, lead: readonly Said[]): Step {
  const slot = nextSlot(context, draft);
  if (slot === null) return readBack(draft, lead);
  return {
    say: [...lead, phrase(questionFor(slot, draft.request.kind))],
    action: 'collect',
    pending: { kind: 'slot', slot, attempts: 0 },
    draft,
  };
}

export function readBack(draft: Draft, lead: readonly Said[]): Step {
  const { kind, name, unit, phone, problem } = draft.request;
  const details = [
    name === null ? null : phrase(dialoguePhrases.readName, { name }),
    unit === null ? null : phrase(dialoguePhrases.readUnit, { unit }),
    phone === null ? null : phrase(dialoguePhrases.readPhone, { phone }),
    problem === null
      ? null
      : phrase(kind === 'message' ? dialoguePhrases.readSubject : dialoguePhrases.readProblem),
  ].filter((said) => said !== null);
  return {
    say: [...lead, phrase(dialoguePhrases.readBack), ...details, phrase(dialoguePhrases.confirm)],
    action: 'collect',
    pending: { kind: 'confirm-request' },
    draft,
  };
}

/** The request is confirmed: noted in this test, and nothing promised. */
export function finishRequest(context: TurnContext, { request, script }: Draft): Step {
  // The scripts are English.
  const closing =
    context.language === 'en' ? linesFor(context.index.scripts.get(script), 'closing') : [];
  const isMaintenance = request.kind === 'maintenance';
  const noted = isMaintenance ? dialoguePhrases.notedMaintenance : dialoguePhrases.notedMessage;
  return {
    say: [
      ...(closing.length > 0 ? closing : [phrase(noted)]),
      ...(request.isUrgent ? [phrase(dialoguePhrases.markedUrgent)] : opensAgain(context)),
      phrase(dialoguePhrases.onlyATest),
      ...(request.isUrgent ? [phrase(dialoguePhrases.callIfWorse)] : []),
      phrase(dialoguePhrases.anythingElse),
    ],
    action: 'collect',
    pending: { kind: 'anything-else' },
    draft: null,
    done: request,
  };
}

export function questionFor(slot: RequestSlot, kind: CallerRequest['kind']): string {
  const { askName, askUnit, askPhone, askProblem, askSubject } = dialoguePhrases;
  const questions = { name: askName, unit: askUnit, phone: askPhone, problem: askProblem };
  return slot === 'problem' && kind === 'message' ? askSubject : questions[slot];
}

export function questionAgain(slot: RequestSlot, kind: CallerRequest['kind']): string {
  const { againName, againUnit, againPhone, againProblem, againSubject } = dialoguePhrases;
  const questions = { name: againName, unit: againUnit, phone: againPhone, problem: againProblem };
  return slot === 'problem' && kind === 'message' ? againSubject : questions[slot];
}

/** The request that `state` is in the middle of. */
export function draftOf({ request, requestScript, skipped }: ConversationState): Draft | null {
  // Only ids of scripts are ever stored there.
  return request === null || requestScript === null
    ? null
    : { request, script: requestScript as ScriptId, skipped };
}

function nextSlot(context: TurnContext, draft: Draft): RequestSlot | null {
  const told = context.index.scripts.get(draft.script)?.slots ?? [];
  // The script's details first, in its order; nobody can call back without the others.
  const order = [...new Set([...told, ...defaultOrder[draft.request.kind]])];
  // Out of hours, what is wrong decides how urgent it is.
  const isTriage = draft.request.kind === 'maintenance' && isAfterHours(context);
  const missing = (isTriage ? ['problem' as const, ...order] : order).find(
    (slot) => draft.request[slot] === null && !draft.skipped.includes(slot),
  );
  return missing ?? null;
}

/** At most one sentence: the caller waits for the question. Questions of a script are not put here. */
function openingLines(script: CompiledScript | undefined): Said[] {
  return linesFor(script, 'opening')
    .filter(({ text }) => !text.endsWith('?'))
    .slice(0, 1);
}

export function linesFor(
  script: CompiledScript | undefined,
  moment: 'opening' | 'closing' | 'unknown',
): Said[] {
  return (script?.lines ?? [])
    .filter((line) => line.kind === 'say' && line.moment === moment)
    .map(({ passage }) => quoted(passage, clipQuote(passage.text, 200)))
    .slice(0, 2);
}
