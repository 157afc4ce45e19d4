// What leads to a person: too many failures, or a matter beyond an assistant. Who then picks up is
// decided by whoPicksUp() of the shared domain.
import type { Transfer, TransferReason } from '#engine/conversation.ts';
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';
import { type Matter, type PickUp, whoPicksUp } from '#shared/domain/who-picks-up.ts';
import { officeNow } from './office-status.ts';
import type { TurnContext } from './turn-context.ts';

/** Who picks up at this moment of the call. */
export function pickUpFor(context: Pick<TurnContext, 'index' | 'at'>, matter: Matter): PickUp {
  return whoPicksUp(context.index.setup, officeNow(context), matter);
}

/** null when a message is taken instead. */
export function transferTo(pickUp: PickUp, matter: Matter): Transfer | null {
  const reason: TransferReason = matter === 'life' ? 'emergency' : matter;
  return pickUp.by === 'person' ? { number: pickUp.number, reason } : null;
}

/** Two failures in a row or three in all. */
export function hasFailedOften(failuresInARow: number, failures: number): boolean {
  return failuresInARow >= 2 || failures >= 3;
}

const complexMatter = phraseMatcher({
  contains: `
    disput(e|es|ed|ing)
    lien[s]
    evict[s|ed|ing|ion]
    foreclos(e|ed|ing|ure)
    discriminat(e|ed|ing|ion|ory)
    fair housing
    attorney[s], lawyer[s], lawsuit[s]
    legal action
    (to|will|gonna|and|can|could|i'll|we'll|must) sue
    suing, sued
    small claims
    subpoena
    complaint
    (file|filing|make|have|lodge|got) complaints
    complain[ing] about
    harass(ed|ing|ment)
  `,
});

/** A dispute, a legal matter or a complaint: beyond what an assistant may settle. */
export function isComplex(utterance: string): boolean {
  return complexMatter.test(utterance);
}
