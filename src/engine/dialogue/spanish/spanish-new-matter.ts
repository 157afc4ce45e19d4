// A Spanish utterance that answers no question of ours: the hours, paying, a message, a request, small talk; for
// all else a message or a person is offered.
import { hoursAnswer } from '#engine/dialogue/answer-hours.ts';
import { dialoguePhrases } from '#engine/dialogue/dialogue-phrases.ts';
import { phrase, quotedIn, type Said } from '#engine/dialogue/said.ts';
import { goodbye, smallTalk } from '#engine/dialogue/small-talk.ts';
import { pickUpFor } from '#engine/dialogue/transfer-decision.ts';
import type { Step, TurnContext } from '#engine/dialogue/turn-context.ts';
import { asksHowToPayInSpanish, spanishIntent } from './spanish-intents.ts';
import { takeSpanishMaintenance, takeSpanishMessage } from './spanish-requests.ts';

export function spanishNewMatter(context: TurnContext): Step {
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
function unknown(context: TurnContext, isAboutMoney = false): Step {
  const canHandOver = pickUpFor(context, 'request').by === 'person';
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

function hoursStep(context: TurnContext): Step {
  const { say, offersMessage } = hoursAnswer(context, context.utterance);
  if (!offersMessage) return { say, action: 'answer', pending: null };
  return {
    say: [...say, phrase(dialoguePhrases.offerMessage)],
    action: 'decline',
    pending: { kind: 'offer-message' },
  };
}
