// Tests of the chat over canned answers: typing, chips, sources, notices, the simulated microphone.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxUtteranceLength as contractLimit } from '#shared/contract/conversation.ts';
import {
  chat,
  field,
  greeting,
  press,
  resetPage,
  startConversationServer,
  turnAnswer,
  turnCall,
  usualReply,
} from '#tests/setup/conversation-server.ts';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { pendingAnswer, renderPage } from '#tests/setup/render-page.tsx';
import { replySpeaker } from '#web/lib/reply-speaker.ts';
import { sentences } from '#web/messages.ts';
import { ChatArea } from './chat-area.tsx';
import { maxUtteranceLength } from './compose-bar.tsx';
import { sampleQuestions } from './sample-questions.ts';
import { useConversation } from './use-conversation.ts';
import { simulatedListeningMs } from './use-simulated-microphone.ts';

const { id } = filledAssistant;

function Chat({ random }: { random?: () => number }) {
  const conversation = useConversation(id, { isGreetingSpoken: true });
  return <ChatArea conversation={conversation} {...(random && { random })} />;
}

beforeEach(resetPage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('chat', () => {
  it('[TALK-05] Enter sends and empties the field, Shift+Enter breaks the line', async () => {
    const network = startConversationServer();
    renderPage(<Chat />);
    const user = userEvent.setup();
    await user.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('One\ntwo');
    await user.type(field(), '{Enter}');
    expect(field()).toHaveValue('');
    expect(await chat().findByText(usualReply)).toBeVisible();
    expect(network.turnCount()).toBe(1);
    expect(field()).toHaveFocus();
  });

  it('[ES-13] a reply in Spanish is marked as Spanish', async () => {
    const said = 'Salga de la casa ahora y llame al 911 desde afuera.';
    startConversationServer({ [turnCall]: turnAnswer(said, { language: 'es' }) });
    renderPage(<Chat />);
    const user = userEvent.setup();
    await user.type(field(), 'Huele a gas{Enter}');
    expect(await chat().findByText(said)).toHaveAttribute('lang', 'es');
  });

  it('[TALK-20] sends nothing blank', async () => {
    const network = startConversationServer();
    renderPage(<Chat />);
    await chat().findByText(greeting);
    const user = userEvent.setup();
    const send = screen.getByRole('button', { name: 'Send message' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.type(field(), '   {Enter}');
    await user.click(send);
    expect(network.turnCount()).toBe(0);
  });

  it('[TALK-15] shows that the assistant is thinking; the reply takes its place', async () => {
    const slow = pendingAnswer();
    startConversationServer({ [turnCall]: () => slow.promise });
    renderPage(<Chat />);
    await chat().findByText(greeting);
    press('Office hours');
    expect(await chat().findByText('The assistant is thinking...')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Thinking');
    slow.resolve(turnAnswer('Weekdays.'));
    expect(await chat().findByText('Weekdays.')).toBeVisible();
    expect(chat().queryByText('The assistant is thinking...')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Your turn');
  });

  it('while a reply is on its way the next message can be typed but not sent', async () => {
    const slow = pendingAnswer();
    const network = startConversationServer({ [turnCall]: () => slow.promise });
    renderPage(<Chat />);
    const user = userEvent.setup();
    await user.type(field(), 'First{Enter}');
    await user.type(field(), 'Second{Enter}');
    press('Emergency');
    expect(field()).toHaveValue('Second');
    expect(network.turnCount()).toBe(1);
    slow.resolve(turnAnswer('Done.'));
    await chat().findByText('Done.');
    await user.type(field(), '{Enter}');
    expect(field()).toHaveValue('');
    expect(network.turnCount()).toBe(2);
  });

  it.each(['Maintenance help', 'Payment options', 'Emergency', 'Office hours'])(
    '[TALK-06] the chip %s asks as a caller would',
    async (label) => {
      const network = startConversationServer();
      renderPage(<Chat />);
      await chat().findByText(greeting);
      press(label);
      expect(await chat().findByText(usualReply)).toBeVisible();
      expect(network.turnCount()).toBe(1);
    },
  );

  it('[TALK-36] shows the source of a reply and opens the words that it rests on', async () => {
    const sources = [
      { kind: 'faq', title: 'When is the pool open?', quote: 'Every day from 10 AM to 8 PM.' },
      { kind: 'document', title: 'Rules.pdf, page 4', quote: 'No swimming at night.' },
    ];
    startConversationServer({ [turnCall]: turnAnswer('From 10 to 8.', { sources }) });
    renderPage(<Chat />);
    const user = userEvent.setup();
    await user.type(field(), 'Pool?{Enter}');
    const faq = await screen.findByRole('button', { name: 'FAQ: When is the pool open?' });
    const page = screen.getByRole('button', { name: 'Document: Rules.pdf, page 4' });
    expect(screen.queryByText('No swimming at night.')).toBeNull();
    await user.click(page);
    expect(page).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('No swimming at night.')).toBeVisible();
    await user.click(faq);
    expect(screen.queryByText('No swimming at night.')).toBeNull();
    expect(screen.getByText('Every day from 10 AM to 8 PM.')).toBeVisible();
    await user.click(faq);
    expect(screen.queryByText('Every day from 10 AM to 8 PM.')).toBeNull();
  });

  it.each([
    [{ emergency: { level: 'life', category: 'fire' } }, 'Emergency recognized: danger to life'],
    [{ emergency: { level: 'urgent', category: 'flood' } }, 'Emergency recognized'],
    [{ emergency: { level: 'possible', category: 'lock-out' } }, 'Possible emergency'],
    [{ transfer: { number: '555-0100', reason: 'request' } }, 'Transfer to a person'],
  ])('says what %j would set off', async (part, title) => {
    startConversationServer({ [turnCall]: turnAnswer('A reply.', part) });
    renderPage(<Chat />);
    const user = userEvent.setup();
    await user.type(field(), 'Help{Enter}');
    expect(await chat().findByText(title)).toBeVisible();
  });

  it('[TALK-04] mutes and unmutes the voice', async () => {
    startConversationServer();
    renderPage(<Chat />);
    const mute = screen.getByRole('button', { name: 'Mute' });
    expect(mute).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(mute);
    expect(mute).toHaveAttribute('aria-pressed', 'true');
    expect(replySpeaker.getState().isMuted).toBe(true);
    fireEvent.click(mute);
    expect(mute).toHaveAttribute('aria-pressed', 'false');
    expect(replySpeaker.getState().isMuted).toBe(false);
  });

  it('says a reply again when asked to, but not while muted', async () => {
    startConversationServer();
    renderPage(<Chat />);
    await chat().findByText(greeting);
    const say = vi.spyOn(replySpeaker, 'say');
    press('Play this reply');
    expect(say).toHaveBeenCalledWith(expect.objectContaining({ text: greeting }));
    press('Mute');
    expect(screen.queryByRole('button', { name: 'Play this reply' })).toBeNull();
  });

  it('[TALK-42] typing stops the assistant, and so does leaving the screen', async () => {
    startConversationServer();
    const stop = vi.spyOn(replySpeaker, 'stop');
    renderPage(<Chat />);
    await chat().findByText(greeting);
    stop.mockClear();
    fireEvent.change(field(), { target: { value: 'W' } });
    expect(stop).toHaveBeenCalledOnce();
    cleanup();
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('[TALK-24] a reply that cannot be made: bubble and toast', async () => {
    startConversationServer({ [turnCall]: () => new Response('', { status: 500 }) });
    renderPage(<Chat />);
    await userEvent.setup().type(field(), 'Hello{Enter}');
    expect(await chat().findByText(sentences.chatFallback)).toBeVisible();
    expect(await screen.findByText('Failed to generate response')).toBeVisible();
  });

  it('types no more than the contract takes', () => {
    expect(maxUtteranceLength).toBe(contractLimit);
  });
});

describe('simulated microphone', () => {
  it.each([
    [0, sampleQuestions[0]],
    [0.5, sampleQuestions[1]],
    [0.999, sampleQuestions[2]],
  ])('[TALK-21] listens for 3 s, then inserts one of three questions (%d)', async (share, text) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const network = startConversationServer();
    renderPage(<Chat random={() => share} />);
    await chat().findByText(greeting);
    press('Simulated microphone');
    expect(screen.getByRole('status')).toHaveTextContent('Listening');
    await act(() => vi.advanceTimersByTimeAsync(simulatedListeningMs - 100));
    expect(field()).toHaveValue('');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(simulatedListeningMs).toBe(3000);
    expect(field()).toHaveValue(text);
    expect(field()).toHaveFocus();
    expect(network.turnCount()).toBe(0);
  });

  it('pressed again it stops without a question', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    startConversationServer();
    renderPage(<Chat />);
    press('Simulated microphone');
    press('Simulated microphone');
    await act(() => vi.advanceTimersByTimeAsync(simulatedListeningMs));
    expect(field()).toHaveValue('');
  });
});
