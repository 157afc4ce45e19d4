// Tests of a simulated call over canned answers: ringing, timer, end, report.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { ToastArea } from '#web/ui/toast.tsx';
import { PhoneSimulation } from './phone-simulation.tsx';
import { PreviewConversation } from './preview-conversation.tsx';
import { resetDelayMs } from './use-call.ts';

const { id } = filledAssistant;

beforeEach(resetPage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('call', () => {
  async function answerCall(onCompleted = vi.fn()) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    renderPage(<PreviewConversation assistantId={id} onCallCompleted={onCompleted} />);
    await chat().findByText(greeting);
    press('Simulate Voice Call');
    const incoming = await screen.findByRole('dialog', { name: 'Incoming call' });
    fireEvent.click(within(incoming).getByRole('button', { name: 'Answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Test call' });
    await within(dialog).findByText(greeting);
    return { dialog: within(dialog), onCompleted };
  }
  const asked = (dialog: ReturnType<typeof within>, label: string) =>
    fireEvent.click(dialog.getByRole('button', { name: label }));

  it('[TALK-07] [TALK-19] rings with Answer and Decline; Decline tells so in a toast', async () => {
    startConversationServer();
    renderPage(<PreviewConversation assistantId={id} onCallCompleted={vi.fn()} />);
    press('Simulate Voice Call');
    const dialog = await screen.findByRole('dialog', { name: 'Incoming call' });
    expect(within(dialog).getByRole('button', { name: 'Answer' })).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Call declined')).toBeVisible();
  });

  it('[TALK-46] leaving the screen ends the call, and says so', async () => {
    startConversationServer();
    await answerCall();
    cleanup();
    render(<ToastArea />);
    expect(await screen.findByText('Call ended')).toBeVisible();
  });

  it('[TALK-08] [TALK-16] [TALK-17] in progress: the timer ticks each second as mm:ss', async () => {
    startConversationServer();
    const { dialog } = await answerCall();
    for (const name of ['Ask about payments', 'Request maintenance', 'End Call', 'Mute']) {
      expect(dialog.getByRole('button', { name })).toBeVisible();
    }
    const timer = dialog.getByRole('timer');
    expect(timer).toHaveTextContent(/^00:0\d$/);
    const shown = () => Number(timer.textContent?.slice(3));
    const before = shown();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(shown() - before).toBeGreaterThanOrEqual(3);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(timer).toHaveTextContent(/^01:/);
  });

  it('[TALK-18] [TALK-19] End Call: toast with duration, and after 0.5 s a new greeting', async () => {
    const network = startConversationServer();
    const { dialog, onCompleted } = await answerCall();
    asked(dialog, 'Ask about payments');
    await dialog.findByText(usualReply);
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const before = network.greetingCount();
    asked(dialog, 'End Call');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Call ended')).toBeVisible();
    expect(screen.getByText(/^Duration: 00:\d\d$/)).toBeVisible();
    expect(onCompleted).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(resetDelayMs));
    expect(resetDelayMs).toBe(500);
    expect(network.greetingCount()).toBe(before + 1);
    await waitFor(() => expect(chat().queryByText(usualReply)).toBeNull());
    expect(await chat().findByText(greeting)).toBeVisible();
  });

  it('closing the dialog in the middle of a reply hangs up, and the late reply is dropped', async () => {
    const slow = pendingAnswer();
    startConversationServer({ [turnCall]: () => slow.promise });
    const { dialog, onCompleted } = await answerCall();
    asked(dialog, 'Request maintenance');
    fireEvent.keyDown(dialog.getByRole('timer'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onCompleted).toHaveBeenCalledOnce();
    slow.resolve(turnAnswer('Too late.'));
    await act(() => vi.advanceTimersByTimeAsync(resetDelayMs));
    expect(screen.queryByText('Too late.')).toBeNull();
    expect(screen.getByText(/The call ended before the reply/)).toBeVisible();
  });

  it('[TALK-41] reports what was asked and offers what had no answer as an FAQ', async () => {
    startConversationServer({
      [turnCall]: turnAnswer('I do not have that.', { action: 'decline' }),
    });
    const { dialog } = await answerCall();
    fireEvent.change(dialog.getByPlaceholderText('Say something as the caller'), {
      target: { value: 'May I swim at night?' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Send message' }));
    await dialog.findByText('I do not have that.');
    asked(dialog, 'End Call');
    const heading = await screen.findByRole('heading', { name: 'Report of your test call' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/Nothing in the setup answers this/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add as FAQ: May I swim at night?' })).toHaveAttribute(
      'href',
      `/setup/${id}?step=faqs-docs&question=May%20I%20swim%20at%20night%3F`,
    );
  });

  it('[TALK-13] on the test page the call goes on beside its transcript', async () => {
    startConversationServer();
    renderPage(<PhoneSimulation assistantId={id} isShown />);
    expect(await screen.findByText(greeting)).toBeVisible();
    press('Simulate Voice Call');
    fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const transcript = await screen.findByRole('log', { name: 'Transcript' });
    expect(await within(transcript).findByText(greeting)).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
    press('Request maintenance');
    expect(await within(transcript).findByText(usualReply)).toBeVisible();
    press('End Call');
    expect(await screen.findByRole('heading', { name: /Report/ })).toHaveFocus();
  });
});
