// What is done with a Spanish turn that tells of no danger: an answer to what was asked, a person, or a new matter.
import { hasWords } from '#engine/dialogue/normalise-utterance.ts';
import { repeat, silence } from '#engine/dialogue/say-again.ts';
import { noTransferStep, transferStep } from '#engine/dialogue/transfer-turn.ts';
import type { Step, TurnContext } from '#engine/dialogue/turn-context.ts';
import { saysRepeat, spanishIntent } from './spanish-intents.ts';
import { spanishNewMatter } from './spanish-new-matter.ts';
import { spanishPending } from './spanish-pending.ts';

export function spanishStep(context: TurnContext): Step {
  const { utterance } = context;
  if (!hasWords(utterance)) return silence(context);
  if (saysRepeat(utterance)) return repeat(context);
  const intent = spanishIntent(utterance);
  if (intent === 'human') return transferStep(context, 'request') ?? noTransferStep(context);
  return spanishPending(context, intent) ?? spanishNewMatter(context);
}
