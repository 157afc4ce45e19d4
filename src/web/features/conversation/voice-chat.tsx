// 'Voice Chat' (spec 2, Test page): the chat with the assistant, typed or spoken.
import '#web/styles/pages/message-log.css';
import '#web/styles/pages/chat-area.css';
import { ChatArea } from './chat-area.tsx';
import { useConversation } from './use-conversation.ts';
import { useVoiceInput } from './use-voice-input.ts';

interface VoiceChatProps {
  assistantId: number;
  /** False while the other tab is open. */
  isShown: boolean;
}

export function VoiceChat({ assistantId, isShown }: VoiceChatProps) {
  const conversation = useConversation(assistantId, { isGreetingSpoken: true });
  const voice = useVoiceInput(conversation.session, isShown);
  return <ChatArea conversation={conversation} voice={voice} />;
}
