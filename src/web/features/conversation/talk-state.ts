// The one word for what is going on: connecting, listening, thinking, speaking.
import type { ConversationState } from './conversation-session.ts';

export type TalkState = 'connecting' | 'listening' | 'thinking' | 'speaking' | 'ready';

interface Signs {
  isListening: boolean;
  isSpeaking: boolean;
}

export function talkStateOf(
  { messages, isReplying }: ConversationState,
  { isListening, isSpeaking }: Signs,
): TalkState {
  if (isListening) return 'listening';
  if (isReplying) return 'thinking';
  // The greeting is on its way.
  if (messages[0]?.status === 'typing') return 'connecting';
  return isSpeaking ? 'speaking' : 'ready';
}

export const talkStateWords: Record<TalkState, string> = {
  connecting: 'Connecting',
  listening: 'Listening',
  thinking: 'Thinking',
  speaking: 'Speaking',
  ready: 'Your turn',
};
