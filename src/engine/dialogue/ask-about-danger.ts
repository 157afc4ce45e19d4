// The one question when it is not clear how bad it is, and the same once more.
import type { PendingQuestion } from '#engine/conversation.ts';
import { draftWith } from './emergency-action.ts';
import { phrase, type Said } from './said.ts';
import type { Step, TurnContext } from './turn-context.ts';

/**
 * One question; the request goes on, or begins with these words, once it is answered with no. What the
 * company says on the matter is told before it: 'I'm locked out, what do I do?'
 */
export function askAboutDanger(context: TurnContext, category: string): Step {
  const pending: PendingQuestion = { kind: 'confirm-emergency', category };
  return {
    say: [...toldBefore(context, category), phrase(context.reader.dangerQuestion(category))],
    action: 'confirm_emergency',
    pending,
    draft: draftWith(context, category),
  };
}

function toldBefore(context: TurnContext, category: string): readonly Said[] {
  const { reader, state } = context;
  if (category === 'self-harm') return reader.careSentences.map((sentence) => phrase(sentence));
  return state.pending?.kind === 'slot' ? [] : reader.toldBefore(context);
}
