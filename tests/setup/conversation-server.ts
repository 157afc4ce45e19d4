// A server behind `fetch` and the parts of the screen that every test of the conversation's screens uses.
import { fireEvent, screen, within } from '@testing-library/react';
import { replySpeaker } from '#web/lib/reply-speaker.ts';
import { currentToasts, dismissToast } from '#web/lib/toast-store.ts';
import { filledAssistant } from './example-assistants.ts';
import { startNetwork } from './render-page.tsx';

const { id } = filledAssistant;
export const greeting = filledAssistant.greeting;
const greetingCall = `POST /api/assistants/${id}/voice-response`;
export const turnCall = `POST /api/assistants/${id}/conversation`;
export const usualReply = 'From 10 AM to 8 PM.';

/** The answer to one turn; `part` replaces parts of the reply. */
export function turnAnswer(text: string, part: object = {}) {
  return {
    conversationId: 'c-1',
    userInput: 'May I swim at night?',
    response: {
      text,
      language: 'en',
      audioUrl: null,
      action: 'answer',
      sources: [],
      emergency: { level: 'none', category: null },
      transfer: null,
      ...part,
    },
  };
}

export function startConversationServer(answers: Record<string, unknown> = {}) {
  const network = startNetwork({
    'GET /api/config': {},
    [`GET /api/assistants/${id}`]: filledAssistant,
    [greetingCall]: { text: greeting, audioUrl: null },
    [turnCall]: turnAnswer(usualReply),
    ...answers,
  });
  const countOf = (wanted: string) => network.calls.filter((call) => call === wanted).length;
  return {
    ...network,
    turnCount: () => countOf(turnCall),
    greetingCount: () => countOf(greetingCall),
  };
}

/** Voice on, no toast: as a page begins. */
export function resetPage(): void {
  replySpeaker.setMuted(false);
  for (const toast of currentToasts()) dismissToast(toast.id);
}

export const field = () => screen.getByPlaceholderText('Say something as the caller');
export const chat = () => within(screen.getByRole('log', { name: 'Conversation' }));
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
