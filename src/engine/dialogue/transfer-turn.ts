// Hands the call to a person, or says honestly that it cannot.
import type { KnowledgeIndex } from '#engine/compile.ts';
import type { TransferReason } from '#engine/conversation.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { questionFor } from './request-flow.ts';
import { phrase, quoted, type Said } from './said.ts';
import { transferFor, transferWords } from './transfer-decision.ts';
import type { Step, TurnContext } from './turn-context.ts';

/** A transfer if it may be made for this reason; null otherwise. */
export function transferStep({ index, trace }: TurnContext, reason: TransferReason): Step | null {
  const transfer = transferFor(index.setup, reason);
  if (transfer === null) return null;
  trace.push(`transfer: ${reason}`);
  return { say: [transferSaid(index)], action: 'transfer', pending: null, transfer };
}

/** The words of the set-up, or the default ones. */
export function transferSaid({ setup, passages }: KnowledgeIndex): Said {
  const words = clipQuote(transferWords(setup), 260);
  const passage = passages.get('setting:transferMessage');
  return passage === undefined ? { text: words, source: null } : quoted(passage, words);
}

/** A person is wanted and cannot be had. */
export function noTransferStep({ state }: TurnContext): Step {
  const { request, pending } = state;
  const lead = phrase(dialoguePhrases.noTransfer);
  if (request !== null && pending?.kind === 'slot') {
    // The message is being taken already: going on is the quickest way to a person.
    return {
      say: [lead, phrase(questionFor(pending.slot, request.kind))],
      action: 'collect',
      pending,
    };
  }
  return {
    say: [lead, phrase(dialoguePhrases.offerMessage)],
    action: 'decline',
    pending: { kind: 'offer-message' },
  };
}
