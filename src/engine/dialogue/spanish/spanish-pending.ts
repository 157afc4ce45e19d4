// The Spanish answer to what the assistant asked last; null where it is something new.
import type { PendingQuestion, RequestSlot } from '#engine/conversation.ts';
import { dialoguePhrases } from '#engine/dialogue/dialogue-phrases.ts';
import {
  continueRequest,
  draftOf,
  finishRequest,
  questionAgain,
  questionFor,
  readBack,
} from '#engine/dialogue/request-flow.ts';
import { phrase } from '#engine/dialogue/said.ts';
import { dropped } from '#engine/dialogue/slot-answer.ts';
import { goodbye } from '#engine/dialogue/small-talk.ts';
import type { Step, TurnContext } from '#engine/dialogue/turn-context.ts';
import { plainSpanish } from '#engine/emergency/spanish/spanish-words.ts';
import { withSlots } from '#engine/slots/fill-slots.ts';
import { spanishDetails } from '#engine/slots/spanish/spanish-details.ts';
import { spanishYesOrNo } from '#engine/slots/spanish/spanish-yes-no.ts';
import type { SpanishIntent } from './spanish-intents.ts';
import { takeSpanishMessage } from './spanish-requests.ts';

const givesUp =
  /^\W*(?:no,? )?(?:olvidelo|olvidalo|dejelo|dejalo|cancele|cancela|ya no(?= quiero| hace falta|[\s,.]*gracias|[\s.!]*$)|mejor no|no importa|luego (?:llamo|marco)|despues (?:llamo|marco))\b/u;
const refuses =
  /\b(?:no (?:se|tengo|quiero (?:dar|decir)|me acuerdo|recuerdo|le puedo dar|prefiero)|prefiero no|sin numero|no hace falta)\b/u;
const asksWhy = /^\W*(?:y )?(?:para que|por que|pa que)\b/u;

export function spanishPending(context: TurnContext, intent: SpanishIntent | null): Step | null {
  const { pending } = context.state;
  switch (pending?.kind) {
    case 'slot':
      return slotAnswer(context, pending, intent);
    case 'confirm-request':
      return confirmAnswer(context);
    case 'confirm-emergency':
      return emergencyDenied(context, intent);
    case 'offer-message':
      return offerAnswer(context, intent);
    case 'anything-else':
      return anythingElse(context, intent);
    default:
      return null;
  }
}

function slotAnswer(
  context: TurnContext,
  pending: Extract<PendingQuestion, { kind: 'slot' }>,
  intent: SpanishIntent | null,
): Step | null {
  const { utterance, state } = context;
  const draft = draftOf(state);
  if (draft === null) return null;
  const { slot, attempts } = pending;
  const { kind } = draft.request;
  const plain = plainSpanish(utterance);
  if (givesUp.test(plain)) return dropped();
  if (intent === 'goodbye') return goodbye(context);
  if (intent === 'hold')
    return { say: [phrase(dialoguePhrases.moment)], action: 'collect', pending };
  const question = phrase(questionFor(slot, kind));
  if (asksWhy.test(plain)) {
    return { say: [phrase(dialoguePhrases.whySlot), question], action: 'collect', pending };
  }
  const filled = spanishDetails(utterance, slot);
  if (slot !== 'name' && draft.request.name !== null) delete filled.name;
  const next = { ...draft, request: withSlots(draft.request, filled) };
  if (filled[slot] !== undefined)
    return continueRequest(context, next, [phrase(dialoguePhrases.gotIt)]);
  if (refuses.test(plain) || attempts >= 1) {
    const skipped = { ...next, skipped: [...next.skipped, slot] };
    return continueRequest(context, skipped, [phrase(dialoguePhrases.skipSlot)]);
  }
  return {
    say: [phrase(questionAgain(slot, kind))],
    action: 'collect',
    pending: { ...pending, attempts: attempts + 1 },
    draft: next,
  };
}

function confirmAnswer(context: TurnContext): Step | null {
  const { utterance, state } = context;
  const draft = draftOf(state);
  if (draft === null) return null;
  const plain = plainSpanish(utterance);
  const slot = slotNamed(plain);
  const filled = spanishDetails(utterance.replace(/^\W*no\b[\s,.]*/iu, ''), slot);
  const answer = spanishYesOrNo(utterance);
  if (answer !== 'yes' && Object.keys(filled).length > 0) {
    const next = { ...draft, request: withSlots(draft.request, filled) };
    return readBack(next, [phrase(dialoguePhrases.corrected)]);
  }
  if (answer === 'yes') return finishRequest(context, draft);
  if (givesUp.test(plain)) return dropped();
  if (slot !== null) {
    const request = { ...draft.request, [slot]: null };
    const skipped = draft.skipped.filter((one) => one !== slot);
    return continueRequest(context, { ...draft, request, skipped }, []);
  }
  const pending = { kind: 'confirm-request' } as const;
  const text = answer === 'no' ? dialoguePhrases.whatToChange : dialoguePhrases.confirm;
  return { say: [phrase(text)], action: 'collect', pending };
}

function slotNamed(plain: string): RequestSlot | null {
  if (/\bnombre\b|\bapellido\b/u.test(plain)) return 'name';
  if (/\b(?:telefono|celular|numero de telefono|el numero|mi numero)\b/u.test(plain))
    return 'phone';
  if (/\b(?:unidad|apartamento|departamento|direccion|apto|depto)\b/u.test(plain)) return 'unit';
  return /\b(?:descripcion|problema|asunto|mensaje)\b/u.test(plain) ? 'problem' : null;
}

/** The doubt is cleared up: what was begun goes on. */
function emergencyDenied(context: TurnContext, intent: SpanishIntent | null): Step | null {
  const draft = draftOf(context.state);
  if (draft === null || (intent !== null && intent !== 'thanks')) return null;
  const request = withSlots(draft.request, spanishDetails(context.utterance, null));
  return continueRequest(context, { ...draft, request }, [phrase(dialoguePhrases.glad)]);
}

function offerAnswer(context: TurnContext, intent: SpanishIntent | null): Step | null {
  const { utterance, state } = context;
  const answer = spanishYesOrNo(utterance);
  if (intent === 'goodbye') return goodbye(context);
  if (answer === 'yes' || intent === 'message') {
    const draft = draftOf(state);
    if (draft === null) return takeSpanishMessage(context, intent === 'message' ? utterance : null);
    const request = withSlots(draft.request, spanishDetails(utterance, null));
    return continueRequest(context, { ...draft, request }, [phrase(dialoguePhrases.startMessage)]);
  }
  if (answer !== 'no' || intent !== null) return null;
  return {
    say: [phrase(dialoguePhrases.allRight), phrase(dialoguePhrases.anythingElse)],
    action: 'answer',
    pending: { kind: 'anything-else' },
    draft: null,
  };
}

function anythingElse(context: TurnContext, intent: SpanishIntent | null): Step | null {
  const { utterance } = context;
  const words = utterance.split(' ').length;
  const answer = spanishYesOrNo(utterance);
  if (answer === 'no' && words <= 6 && (intent === null || intent === 'thanks'))
    return goodbye(context);
  if (answer === 'yes' && words <= 3) {
    return { say: [phrase(dialoguePhrases.whatElse)], action: 'answer', pending: null };
  }
  return null;
}
