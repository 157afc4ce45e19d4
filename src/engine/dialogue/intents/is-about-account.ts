// Whether a caller speaks of an account of their own.
import { phraseMatcher } from '#engine/phrases/phrase-matcher.ts';

const account = phraseMatcher({
  contains: `
    balance
    statement
    ledger
    my account
    owe
    past due
    late (fee|charge)
    refund
    waive
    payment plan
    overcharged
    double charged
    charged (me|twice)
    wrong (charge|amount)
    didn't go through
    portal [is|was] (not|isn't|won't|down|broken|give[s]|say[s]|keep[s])
    (can't|couldn't) (log|sign) in
    (can't|couldn't) (login|signin)
    error
  `,
});

/** Asks about an account rather than how to pay: someone must look at it. */
export function isAboutAccount(utterance: string): boolean {
  return account.test(utterance);
}
