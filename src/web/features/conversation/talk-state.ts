// The one word for what is going on: listening, thinking, speaking.
export type TalkState = 'listening' | 'thinking' | 'speaking' | 'ready';

interface Signs {
  isListening: boolean;
  isReplying: boolean;
  isSpeaking: boolean;
}

export function talkStateOf({ isListening, isReplying, isSpeaking }: Signs): TalkState {
  if (isListening) return 'listening';
  if (isReplying) return 'thinking';
  return isSpeaking ? 'speaking' : 'ready';
}

export const talkStateWords: Record<TalkState, string> = {
  listening: 'Listening',
  thinking: 'Thinking',
  speaking: 'Speaking',
  ready: 'Your turn',
};
