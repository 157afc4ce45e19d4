// A conversation with one assistant for the screen that shows it: it begins with the screen, and is silent
// and forgotten when the screen is left.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { voiceName } from '#shared/domain/voice-catalogue.ts';
import { knownAssistant, useAssistant } from '#web/api/assistants.ts';
import { replySpeaker } from '#web/lib/reply-speaker.ts';
import { ConversationSession, type ConversationState } from './conversation-session.ts';

export interface Conversation extends ConversationState {
  assistantId: number;
  companyName: string;
  /** Who speaks: the name of the chosen voice. */
  speaker: string;
  session: ConversationSession;
}

/** For the facts of a built-in reply, which is better late than nameless. */
const longestWaitMs = 2_000;

/** `isGreetingSpoken`: false where the greeting is heard later, when a call is answered. */
export function useConversation(
  assistantId: number,
  { isGreetingSpoken }: { isGreetingSpoken: boolean },
): Conversation {
  const client = useQueryClient();
  const { data: assistant } = useAssistant(assistantId);
  const [session] = useState(
    () =>
      new ConversationSession({
        assistantId,
        readFacts: () => knownAssistant(client, assistantId, longestWaitMs),
        speaker: replySpeaker,
      }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    void session.begin({ isSpoken: isGreetingSpoken });
    return session.stop;
  }, [session, isGreetingSpoken]);
  return {
    ...state,
    assistantId,
    companyName: assistant?.companyName.trim() ?? '',
    speaker: assistant?.selectedVoice ? voiceName(assistant.selectedVoice) : 'Assistant',
    session,
  };
}
