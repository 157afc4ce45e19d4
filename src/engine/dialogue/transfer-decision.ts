// Whether a call may be handed to a person: only to a number that can be dialled, and only for a
// reason the customer ticked (spec 3, Transfer conditions).
import type { AssistantSetup, Transfer, TransferReason } from '#engine/conversation.ts';
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';
import { defaultTransferMessage } from '#shared/domain/call-transfer.ts';
import { canBeDialled } from '#shared/domain/dialled-number.ts';

/** Null when no transfer may be promised. */
export function transferFor(setup: AssistantSetup, reason: TransferReason): Transfer | null {
  return setup.transferConditions.includes(reason) && canBeDialled(setup.transferNumber)
    ? { number: setup.transferNumber.trim(), reason }
    : null;
}

/** What is said while transferring (spec 5). */
export function transferWords({ transferMessage }: AssistantSetup): string {
  return transferMessage.trim() || defaultTransferMessage;
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
