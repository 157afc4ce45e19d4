// Hands the call to a person, or says honestly that it cannot.
import type { TransferReason } from '#engine/conversation.ts';
import { spanishCallPhrases } from '#engine/language/spanish/spanish-call-phrases.ts';
import { withSlots } from '#engine/slots/fill-slots.ts';
import { defaultTransferMessage } from '#shared/domain/call-transfer.ts';
import { isClosed, type Matter, type PickUp } from '#shared/domain/who-picks-up.ts';
import { opensAgain } from './answer-hours.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { officeNow } from './office-status.ts';
import { continueRequest, draftOf, questionFor } from './request-flow.ts';
import { phrase, quoted, type Said } from './said.ts';
import { pickUpFor, transferTo } from './transfer-decision.ts';
import type { Step, TurnContext } from './turn-context.ts';

/** A transfer if somebody picks up for this reason; null otherwise. */
export function transferStep(context: TurnContext, reason: TransferReason): Step | null {
  const isLife = reason === 'emergency' && context.state.emergency === 'life';
  const matter: Matter = isLife ? 'life' : reason;
  const pickUp = pickUpFor(context, matter);
  const transfer = transferTo(pickUp, matter);
  if (transfer === null) return null;
  context.trace.push(`transfer: ${reason}`);
  return { say: [transferSaid(context, pickUp)], action: 'transfer', pending: null, transfer };
}

/** Who goes on talking where perhaps nobody picks up leaves an urgent message; null where somebody does. */
export function messageInstead(context: TurnContext, transferred: TransferReason): Step | null {
  const { state, utterance, reader } = context;
  const pickUp = pickUpFor(context, transferred);
  const draft = draftOf(state);
  if (draft === null || pickUp.by !== 'person' || !pickUp.mayBeEmpty) return null;
  const request = withSlots(draft.request, reader.details(utterance, null));
  return continueRequest(context, { ...draft, request }, [phrase(dialoguePhrases.urgentMessage)]);
}

/**
 * The words of the set-up, or the default ones (spec 5). Nobody is told to hold where perhaps nobody is,
 * nor before being safe.
 */
export function transferSaid({ index, language }: TurnContext, pickUp: PickUp): Said {
  const isPerson = pickUp.by === 'person';
  if (isPerson && pickUp.mayBeEmpty) return phrase(dialoguePhrases.tryOffice);
  const words = clipQuote(index.setup.transferMessage.trim() || defaultTransferMessage, 260);
  const isSpanish = language === 'es';
  if (isPerson && pickUp.saysFirst911 && (isSpanish || /\bhold\b/i.test(words))) {
    return phrase(dialoguePhrases.stayOnLine);
  }
  // The words of the set-up are English.
  if (isSpanish) return phrase(spanishCallPhrases.transfer);
  const passage = index.passages.get('setting:transferMessage');
  return passage === undefined ? { text: words, source: null } : quoted(passage, words);
}

/** A person is wanted and cannot be had: when the office opens, and a message. */
export function noTransferStep(context: TurnContext): Step {
  const { request, pending } = context.state;
  const isOfficeClosed = isClosed(officeNow(context));
  const { closedNoTransfer, noTransfer, offerMessage } = dialoguePhrases;
  const lead = [phrase(isOfficeClosed ? closedNoTransfer : noTransfer), ...opensAgain(context)];
  if (request !== null && pending?.kind === 'slot') {
    // The message is being taken already: going on is the quickest way to a person.
    return {
      say: [...lead, phrase(questionFor(pending.slot, request.kind))],
      action: 'collect',
      pending,
    };
  }
  return {
    say: [...lead, phrase(offerMessage)],
    action: 'decline',
    pending: { kind: 'offer-message' },
  };
}
