// When the assistant is not sure, or knows nothing: it asks back, or says so and offers a message.
import type { Passage } from '#engine/conversation.ts';
import { clipQuote } from './clip-quote.ts';
import { dialoguePhrases } from './dialogue-phrases.ts';
import { isAboutAccount } from './intents/is-about-account.ts';
import { linesFor } from './request-flow.ts';
import { phrase, quotedIn, type Said } from './said.ts';
import { pickUpFor } from './transfer-decision.ts';
import type { Step, TurnContext } from './turn-context.ts';

const longestTopic = 300;

/** Asks whether a passage is what is meant. */
export function clarify(passage: Passage): Step {
  const isFaq = passage.kind === 'faq';
  const heading = passage.kind === 'document' ? passage.keys[0] : undefined;
  const topic = heading ?? passage.title.replace(/\.\w{2,4}$/, '');
  const text = isFaq ? dialoguePhrases.clarifyQuestion : dialoguePhrases.clarify;
  return {
    say: [quotedIn(text, 'topic', passage, clipQuote(topic, longestTopic))],
    action: 'clarify',
    pending: { kind: 'choice', passageId: passage.id },
  };
}

/**
 * Nothing is known for certain: says so, and what is nearest. Who was not understood just before is
 * better off with a message or a person.
 */
export function suggest(context: TurnContext, faq: Passage): Step {
  if (context.state.failuresInARow > 0) return decline(context);
  const nearest = clipQuote(faq.title, longestTopic);
  return {
    say: [quotedIn(dialoguePhrases.nearestQuestion, 'topic', faq, nearest)],
    action: 'decline',
    pending: { kind: 'choice', passageId: faq.id },
  };
}

/** Nothing is known: say so, and offer a message or a person. */
export function decline(context: TurnContext, lead: readonly Said[] = []): Step {
  const { index, state } = context;
  const { unknown, unknownAgain, offerMessage, offerBoth } = dialoguePhrases;
  const scripted = linesFor(index.scripts.get('ownerRequests'), 'unknown').slice(0, 1);
  const isRepeated = state.failuresInARow > 0;
  const honest = isRepeated
    ? [phrase(unknownAgain)]
    : scripted.length > 0
      ? scripted
      : [phrase(unknown)];
  const hasPerson = scripted.length === 0 && pickUpFor(context, 'request').by === 'person';
  return {
    say: [...(lead.length > 0 ? lead : honest), phrase(hasPerson ? offerBoth : offerMessage)],
    action: 'decline',
    pending: { kind: 'offer-message' },
    draft: messageDraft(context),
    isFailure: true,
  };
}

/** What nobody could answer is what a message would be about. */
export function messageDraft({ utterance, state }: TurnContext): Step['draft'] {
  if (state.request !== null && state.pending?.kind === 'slot') return undefined;
  return {
    request: {
      kind: 'message',
      name: null,
      unit: null,
      phone: null,
      problem: utterance.slice(0, 300),
    },
    script: isAboutAccount(utterance) ? 'paymentRequests' : 'ownerRequests',
    skipped: [],
  };
}
