// What a test call has shown: each question, what answered it, and what had no answer.
import type { ChatMessage } from './chat-message.ts';

export interface AskedQuestion {
  id: string;
  question: string;
  /** Answered from the set-up, not known, neither (such as a detail that was taken down), or failed. */
  outcome: 'answered' | 'unanswered' | 'handled' | 'failed';
  /** Titles of what the reply rests on. */
  from: readonly string[];
  /** One sentence where `from` does not say it all. */
  note: string;
}

export interface CallReport {
  seconds: number;
  questions: readonly AskedQuestion[];
  /** Why it ended. */
  ending: string;
}

/** @param messages of the whole call, greeting included */
export function summarizeCall(messages: readonly ChatMessage[], seconds: number): CallReport {
  const questions = messages.flatMap((message, index) => {
    if (message.sender !== 'user' || message.status !== 'complete') return [];
    const reply = messages[index + 1];
    const isReply = reply?.sender === 'assistant' && reply.status !== 'typing';
    return [describe(message, isReply ? reply : undefined)];
  });
  return { seconds, questions, ending: endingOf(messages) };
}

function describe({ id, text: question }: ChatMessage, message?: ChatMessage): AskedQuestion {
  const failed = { id, question, outcome: 'failed', from: [], note: '' } as const;
  if (message === undefined) return { ...failed, note: 'The call ended before the reply.' };
  if (message.status === 'error') return { ...failed, note: 'The reply could not be made.' };
  const { reply } = message;
  if (!reply) return { ...failed, note: 'The server was away. A built-in reply was given.' };
  const isUnknown = reply.action === 'decline';
  const isAskedBack = isUnknown || reply.action === 'clarify';
  const from = isAskedBack ? [] : reply.sources.map(({ title }) => title);
  const isAnswered = reply.action === 'answer' && from.length > 0;
  const outcome = isUnknown ? 'unanswered' : isAnswered ? 'answered' : 'handled';
  return { id, question, outcome, from, note: isAnswered ? '' : noteOn(reply) };
}

function noteOn({ action, transfer, sources }: NonNullable<ChatMessage['reply']>): string {
  const named = sources.find(({ kind }) => kind !== 'script')?.title;
  switch (action) {
    case 'decline':
      return named === undefined
        ? 'Nothing in the setup answers this.'
        : `Nothing in the setup surely answers this. The assistant asked whether “${named}” was meant.`;
    case 'clarify':
      return named === undefined
        ? 'The assistant asked what was meant.'
        : `The assistant asked whether “${named}” was meant.`;
    case 'collect':
      return 'The assistant took down details.';
    case 'confirm_emergency':
      return 'The assistant asked whether it is an emergency.';
    case 'transfer':
      return transfer ? `A real caller would be transferred to ${transfer.number}.` : '';
    case 'end':
      return 'The assistant said goodbye.';
    case 'answer':
      return '';
  }
}

function endingOf(messages: readonly ChatMessage[]): string {
  const last = messages.findLast(({ reply }) => reply)?.reply;
  if (last?.transfer) {
    return `You ended the call. A real caller would have been transferred to ${last.transfer.number}.`;
  }
  return last?.action === 'end'
    ? 'The assistant said goodbye, and you ended the call.'
    : 'You ended the call.';
}
