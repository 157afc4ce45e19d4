// Greetings, thanks, goodbye and what a caller asks about the assistant itself.
import { dialoguePhrases } from './dialogue-phrases.ts';
import type { Intent } from './intents/intent.ts';
import { isAfterHours } from './office-status.ts';
import { phrase, quotedIn, type Said } from './said.ts';
import type { Step, TurnContext } from './turn-context.ts';

/** null when the utterance is about something. */
export function smallTalk(context: TurnContext, intent: Intent | null): Step | null {
  const { index, state } = context;
  const company = index.passages.get('setting:companyName');
  const named = (plain: string, withName: string) =>
    company === undefined ? phrase(plain) : quotedIn(withName, 'company', company);
  const phrases = dialoguePhrases;
  const say = (...said: Said[]): Step => ({ say: said, action: 'answer', pending: null });
  switch (intent) {
    case 'hello':
      return say(named(phrases.hello, phrases.helloCompany));
    case 'company':
      return say(named(phrases.hello, phrases.company));
    case 'robot':
      return say(phrase(phrases.robot));
    case 'help':
      return say(phrase(isAfterHours(context) ? phrases.helpAfterHours : phrases.helpOpen));
    case 'hold':
      return { ...say(phrase(phrases.holding)), pending: state.pending };
    case 'thanks':
      return { ...say(phrase(phrases.welcome)), pending: { kind: 'anything-else' } };
    case 'goodbye':
      return goodbye(context);
    case 'emergency-help':
      return say(phrase(phrases.dangerFirst), phrase(phrases.noFurtherHelp));
    default:
      return null;
  }
}

export function goodbye({ index }: TurnContext): Step {
  const company = index.passages.get('setting:companyName');
  return {
    say: [
      company === undefined
        ? phrase(dialoguePhrases.goodbye)
        : quotedIn(dialoguePhrases.goodbyeCompany, 'company', company),
    ],
    action: 'end',
    pending: null,
    draft: null,
    hasEnded: true,
  };
}
