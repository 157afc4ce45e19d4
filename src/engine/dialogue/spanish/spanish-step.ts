// What is done with a Spanish turn that tells of no danger: an answer to what was asked, a person, a message,
// a request, the hours; for all else a message or a person is offered.
import { dialoguePhrases } from '#engine/dialogue/dialogue-phrases.ts';
import { hasWords } from '#engine/dialogue/normalise-utterance.ts';
import { officeStatus } from '#engine/dialogue/office-status.ts';
import { questionAgain } from '#engine/dialogue/request-flow.ts';
import { phrase, quotedIn, type Said } from '#engine/dialogue/said.ts';
import { goodbye, smallTalk } from '#engine/dialogue/small-talk.ts';
import { transferFor } from '#engine/dialogue/transfer-decision.ts';
import { noTransferStep, transferStep } from '#engine/dialogue/transfer-turn.ts';
import type { Step, TurnContext } from '#engine/dialogue/turn-context.ts';
import { spanishDialoguePhrases } from '#engine/language/spanish/spanish-dialogue-phrases.ts';
import { spanishSaid } from './said-in-spanish.ts';
import { spanishHours } from './spanish-hours.ts';
import { asksHowToPayInSpanish, saysRepeat, spanishIntent } from './spanish-intents.ts';
import { spanishPending } from './spanish-pending.ts';
import { takeSpanishMaintenance, takeSpanishMessage } from './spanish-requests.ts';

export function spanishStep(context: TurnContext): Step {
  const { utterance } = context;
  if (!hasWords(utterance)) return silence(context);
  if (saysRepeat(utterance)) return repeat(context);
  const intent = spanishIntent(utterance);
  if (intent === 'human') return transferStep(context, 'request') ?? noTransferStep(context);
  return spanishPending(context, intent) ?? newMatter(context);
}

function newMatter(context: TurnContext): Step {
  const { index, utterance } = context;
  const intent = spanishIntent(utterance);
  switch (intent) {
    case 'goodbye':
      return goodbye(context);
    case 'hours':
      return hoursStep(context);
    case 'message':
      return takeSpanishMessage(context, utterance);
    case 'maintenance':
      return takeSpanishMaintenance(context);
    case 'pay':
      return asksHowToPayInSpanish(utterance) ? payStep(context) : unknown(context, true);
    case 'emergency-number': {
      const own = index.passages.get('setting:emergencyNumber');
      const told = own ? [quotedIn(dialoguePhrases.emergencyNumber, 'number', own)] : [];
      return {
        say: [phrase(dialoguePhrases.dangerFirst), ...told],
        action: 'answer',
        pending: null,
      };
    }
    case null:
      return unknown(context);
    default:
      return smallTalk(context, intent) ?? unknown(context);
  }
}

/** What stands in English only is not read out: a message or a person is offered, in Spanish. */
function unknown({ index }: TurnContext, isAboutMoney = false): Step {
  const canHandOver = transferFor(index.setup, 'request') !== null;
  const first = isAboutMoney ? 'payMessage' : 'unknown';
  return {
    say: [
      phrase(dialoguePhrases[first]),
      phrase(dialoguePhrases[canHandOver ? 'offerBoth' : 'offerMessage']),
    ],
    action: 'decline',
    pending: { kind: 'offer-message' },
  };
}

function payStep({ index }: TurnContext): Step {
  const portal = index.passages.get('setting:residentPortal');
  const site = index.passages.get('setting:companyWebsite');
  const where: Said =
    portal !== undefined
      ? quotedIn(dialoguePhrases.payPortal, 'portal', portal)
      : site !== undefined
        ? quotedIn(dialoguePhrases.payWebsite, 'website', site)
        : phrase(dialoguePhrases.payUnknown);
  return {
    say: [where, phrase(dialoguePhrases.noCards), phrase(dialoguePhrases.offerMessage)],
    action: 'answer',
    pending: { kind: 'offer-message' },
  };
}

/** The hours in Spanish where they can be read; else as they were typed. */
function hoursStep({ index, at }: TurnContext): Step {
  const typed = index.passages.get('setting:businessHours');
  if (typed === undefined) {
    return {
      say: [phrase(dialoguePhrases.noHours), phrase(dialoguePhrases.offerMessage)],
      action: 'decline',
      pending: { kind: 'offer-message' },
    };
  }
  const told = quotedIn(dialoguePhrases.hours, 'hours', typed);
  const hours =
    index.hours === null
      ? told
      : spanishSaid(
          spanishDialoguePhrases.hours
            .replace('{hours}', spanishHours(index.hours))
            .replace(/\.\.$/, '.'),
          told.source,
        );
  const status = officeStatus(index.hours, index.setup.timeZone, at);
  const now =
    status === 'unknown'
      ? []
      : [phrase(status === 'open' ? dialoguePhrases.openNow : dialoguePhrases.closedNow)];
  const sources = told.source === null ? [] : [told.source];
  return { say: [hours, ...now], sources, action: 'answer', pending: null };
}

function repeat(context: TurnContext): Step {
  const { lastReply, lastSources, pending, transferred } = context.state;
  const transfer = transferred === null ? null : transferStep(context, transferred);
  if (transfer !== null) return transfer;
  const again = lastReply === '' ? spanishDialoguePhrases.nothingToRepeat : lastReply;
  const action =
    pending?.kind === 'slot' || pending?.kind === 'confirm-request' ? 'collect' : 'answer';
  return { say: [spanishSaid(again)], sources: lastSources, action, pending };
}

function silence({ state }: TurnContext): Step {
  const { pending, request, failuresInARow } = state;
  const { silence: once, silenceAgain } = dialoguePhrases;
  const text =
    pending?.kind === 'slot' && request !== null
      ? questionAgain(pending.slot, request.kind)
      : failuresInARow > 0
        ? silenceAgain
        : once;
  const action = pending?.kind === 'slot' ? 'collect' : 'answer';
  return { say: [phrase(text)], action, pending, isFailure: true };
}
