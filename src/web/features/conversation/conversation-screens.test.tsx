// Tests of the conversation's screens over canned answers: chat, simulated microphone, call, report.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxUtteranceLength as contractLimit } from '#shared/contract/conversation.ts';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { pendingAnswer, renderPage, startNetwork } from '#tests/setup/render-page.tsx';
import { replySpeaker } from '#web/lib/reply-speaker.ts';
import { currentToasts, dismissToast } from '#web/lib/toast-store.ts';
import { sentences } from '#web/messages.ts';
import { ChatArea } from './chat-area.tsx';
import { maxUtteranceLength } from './compose-bar.tsx';
import { PhoneSimulation } from './phone-simulation.tsx';
import { PreviewConversation } from './preview-conversation.tsx';
import { sampleQuestions } from './sample-questions.ts';
import { resetDelayMs } from './use-call.ts';
import { useConversation } from './use-conversation.ts';
import { simulatedListeningMs } from './use-simulated-microphone.ts';
import { VoiceChat } from './voice-chat.tsx';

const { id, greeting } = filledAssistant;
const greetingCall = `POST /api/assistants/${id}/voice-response`;
const turnCall = `POST /api/assistants/${id}/conversation`;
const noSource: { kind: string; title: string; quote: string }[] = [];

function turn(text: string, part: object = {}) {
  return {
    conversationId: 'c-1',
    userInput: 'May I swim at night?',
    response: {
      text,
      audioUrl: null,
      action: 'answer',
      sources: noSource,
      emergency: { level: 'none', category: null },
      transfer: null,
      ...part,
    },
  };
}

function startServer(answers: Record<string, unknown> = {}) {
  return startNetwork({
    'GET /api/config': {},
    [`GET /api/assistants/${id}`]: filledAssistant,
    [greetingCall]: { text: greeting, audioUrl: null },
    [turnCall]: turn('From 10 AM to 8 PM.'),
    ...answers,
  });
}

function Chat({ random }: { random?: () => number }) {
  const conversation = useConversation(id, { isGreetingSpoken: true });
  return <ChatArea conversation={conversation} {...(random && { random })} />;
}

const field = () => screen.getByPlaceholderText('Say something as the caller');
const chat = () => within(screen.getByRole('log', { name: 'Conversation' }));
const turns = (calls: string[]) => calls.filter((call) => call === turnCall);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  replySpeaker.setMuted(false);
  for (const toast of currentToasts()) dismissToast(toast.id);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('chat', () => {
  it('[TALK-05] Enter sends and empties the field, Shift+Enter breaks the line', async () => {
    const network = startServer();
    renderPage(<Chat />);
    const user = userEvent.setup();
    await user.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('One\ntwo');
    await user.type(field(), '{Enter}');
    expect(field()).toHaveValue('');
    expect(await chat().findByText('From 10 AM to 8 PM.')).toBeVisible();
    expect(turns(network.calls)).toHaveLength(1);
    expect(field()).toHaveFocus();
  });

  it('[TALK-20] sends nothing blank', async () => {
    const network = startServer();
    renderPage(<Chat />);
    await chat().findByText(greeting);
    const user = userEvent.setup();
    const send = screen.getByRole('button', { name: 'Send message' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await user.type(field(), '   {Enter}');
    await user.click(send);
    expect(turns(network.calls)).toEqual([]);
  });

  it('[TALK-15] shows that the assistant is thinking; the reply takes its place', async () => {
    const slow = pendingAnswer();
    startServer({ [turnCall]: () => slow.promise });
    renderPage(<Chat />);
    await chat().findByText(greeting);
    press('Office hours');
    expect(await chat().findByText('The assistant is thinking...')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Thinking');
    slow.resolve(turn('Weekdays.'));
    expect(await chat().findByText('Weekdays.')).toBeVisible();
    expect(chat().queryByText('The assistant is thinking...')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Your turn');
  });

  it('while a reply is on its way the next message can be typed but not sent', async () => {
    const slow = pendingAnswer();
    const network = startServer({ [turnCall]: () => slow.promise });
    renderPage(<Chat />);
    const user = userEvent.setup();
    await user.type(field(), 'First{Enter}');
    await user.type(field(), 'Second{Enter}');
    press('Emergency');
    expect(field()).toHaveValue('Second');
    expect(turns(network.calls)).toHaveLength(1);
    slow.resolve(turn('Done.'));
    await chat().findByText('Done.');
    await user.type(field(), '{Enter}');
    expect(field()).toHaveValue('');
    expect(turns(network.calls)).toHaveLength(2);
  });

  it.each(['Maintenance help', 'Payment options', 'Emergency', 'Office hours'])(
    '[TALK-06] the chip %s asks as a caller would',
    async (label) => {
      const network = startServer();
      renderPage(<Chat />);
      await chat().findByText(greeting);
      press(label);
      expect(await chat().findByText('From 10 AM to 8 PM.')).toBeVisible();
      expect(turns(network.calls)).toHaveLength(1);
    },
  );

  it('shows the source of a reply and opens the words that it rests on', async () => {
    const sources = [
      { kind: 'faq', title: 'When is the pool open?', quote: 'Every day from 10 AM to 8 PM.' },
      { kind: 'document', title: 'Rules.pdf, page 4', quote: 'No swimming at night.' },
    ];
    startServer({ [turnCall]: turn('From 10 to 8.', { sources }) });
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
    [{ emergency: { level: 'life', category: 'fire' } }, 'Emergency recognised: danger to life'],
    [{ emergency: { level: 'urgent', category: 'flood' } }, 'Emergency recognised'],
    [{ emergency: { level: 'possible', category: 'lock-out' } }, 'Possible emergency'],
    [{ transfer: { number: '555-0100', reason: 'request' } }, 'Transfer to a person'],
  ])('says what %j would set off', async (part, title) => {
    startServer({ [turnCall]: turn('A reply.', part) });
    renderPage(<Chat />);
    const user = userEvent.setup();
    await user.type(field(), 'Help{Enter}');
    expect(await chat().findByText(title)).toBeVisible();
  });

  it('[TALK-04] mutes and unmutes the voice', async () => {
    startServer();
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
    startServer();
    renderPage(<Chat />);
    await chat().findByText(greeting);
    const say = vi.spyOn(replySpeaker, 'say');
    press('Play this reply');
    expect(say).toHaveBeenCalledWith(expect.objectContaining({ text: greeting }));
    press('Mute');
    expect(screen.queryByRole('button', { name: 'Play this reply' })).toBeNull();
  });

  it('typing stops the assistant, and so does leaving the screen', async () => {
    startServer();
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
    startServer({ [turnCall]: () => new Response('', { status: 500 }) });
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
    const network = startServer();
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
    expect(turns(network.calls)).toEqual([]);
  });

  it('pressed again it stops without a question', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    startServer();
    renderPage(<Chat />);
    press('Simulated microphone');
    press('Simulated microphone');
    await act(() => vi.advanceTimersByTimeAsync(simulatedListeningMs));
    expect(field()).toHaveValue('');
  });
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
    startServer();
    renderPage(<PreviewConversation assistantId={id} onCallCompleted={vi.fn()} />);
    press('Simulate Voice Call');
    const dialog = await screen.findByRole('dialog', { name: 'Incoming call' });
    expect(within(dialog).getByRole('button', { name: 'Answer' })).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Call declined')).toBeVisible();
  });

  it('[TALK-08] [TALK-16] [TALK-17] in progress: the timer ticks each second as mm:ss', async () => {
    startServer();
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
    const network = startServer();
    const { dialog, onCompleted } = await answerCall();
    asked(dialog, 'Ask about payments');
    await dialog.findByText('From 10 AM to 8 PM.');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const greetings = () => network.calls.filter((call) => call === greetingCall).length;
    const before = greetings();
    asked(dialog, 'End Call');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Call ended')).toBeVisible();
    expect(screen.getByText(/^Duration: 00:\d\d$/)).toBeVisible();
    expect(onCompleted).toHaveBeenCalledOnce();
    await act(() => vi.advanceTimersByTimeAsync(resetDelayMs));
    expect(resetDelayMs).toBe(500);
    expect(greetings()).toBe(before + 1);
    await waitFor(() => expect(chat().queryByText('From 10 AM to 8 PM.')).toBeNull());
    expect(await chat().findByText(greeting)).toBeVisible();
  });

  it('closing the dialog in the middle of a reply hangs up, and the late reply is dropped', async () => {
    const slow = pendingAnswer();
    startServer({ [turnCall]: () => slow.promise });
    const { dialog, onCompleted } = await answerCall();
    asked(dialog, 'Request maintenance');
    fireEvent.keyDown(dialog.getByRole('timer'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onCompleted).toHaveBeenCalledOnce();
    slow.resolve(turn('Too late.'));
    await act(() => vi.advanceTimersByTimeAsync(resetDelayMs));
    expect(screen.queryByText('Too late.')).toBeNull();
    expect(screen.getByText(/The call ended before the reply/)).toBeVisible();
  });

  it('reports what was asked and offers what had no answer as an FAQ', async () => {
    startServer({ [turnCall]: turn('I do not have that.', { action: 'decline' }) });
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
    startServer();
    renderPage(<PhoneSimulation assistantId={id} isShown />);
    expect(await screen.findByText(greeting)).toBeVisible();
    press('Simulate Voice Call');
    fireEvent.click(await screen.findByRole('button', { name: 'Answer' }));
    const transcript = await screen.findByRole('log', { name: 'Transcript' });
    expect(await within(transcript).findByText(greeting)).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
    press('Request maintenance');
    expect(await within(transcript).findByText('From 10 AM to 8 PM.')).toBeVisible();
    press('End Call');
    expect(await screen.findByRole('heading', { name: /Report/ })).toHaveFocus();
  });
});

describe('speaking', () => {
  function startMicrophone(refusal = 'NotAllowedError') {
    const getUserMedia = () => Promise.reject(new DOMException('No', refusal));
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
  }
  const canSpeak = async () => {
    const button = await screen.findByRole('button', { name: 'Speak' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    return button;
  };

  it('[TALK-32] on an insecure address a sentence says why the microphone is off', async () => {
    vi.stubGlobal('isSecureContext', false);
    startServer();
    renderPage(<VoiceChat assistantId={id} isShown />);
    expect(await screen.findByText(/opened over plain http/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Speak' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says when neither server nor browser turns speech into text', async () => {
    startMicrophone();
    startServer();
    renderPage(<VoiceChat assistantId={id} isShown />);
    expect(await screen.findByText(/neither this server nor this browser/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Speak' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['NotAllowedError', 'Microphone access denied'],
    ['NotFoundError', 'No microphone was found'],
  ])('[TALK-27] %s: %s', async (refusal, title) => {
    startMicrophone(refusal);
    startServer({ 'GET /api/config': { hasTranscription: true } });
    renderPage(<VoiceChat assistantId={id} isShown />);
    fireEvent.click(await canSpeak());
    expect(await screen.findByText(title)).toBeVisible();
    expect(await canSpeak()).toBeVisible();
    expect(screen.getByText(/the recording goes to this server/)).toBeVisible();
  });

  it('nobody listens behind another tab, and the assistant is silent there', async () => {
    startMicrophone();
    void stubRecognition('when is the pool open');
    startServer();
    const stop = vi.spyOn(replySpeaker, 'stop');
    function TwoTabs() {
      const [isShown, setIsShown] = useState(true);
      return (
        <>
          <VoiceChat assistantId={id} isShown={isShown} />
          <button type="button" onClick={() => setIsShown(false)}>
            Other tab
          </button>
        </>
      );
    }
    renderPage(<TwoTabs />);
    await chat().findByText(greeting);
    fireEvent.click(await canSpeak());
    await screen.findByRole('button', { name: 'Stop and send' });
    stop.mockClear();
    press('Other tab');
    expect(await screen.findByRole('button', { name: 'Speak' })).toBeVisible();
    expect(stop).toHaveBeenCalledOnce();
  });

  it.each([
    ['words', 'when is the pool open', 'From 10 AM to 8 PM.'],
    ['[TALK-25] silence', '', 'Error processing voice'],
  ])(
    "without a transcription on the server the browser's own hears: %s",
    async (_, heard, shown) => {
      startMicrophone();
      const listening = stubRecognition(heard);
      const network = startServer();
      renderPage(<VoiceChat assistantId={id} isShown />);
      expect(await screen.findByText(/your browser's maker hears it/)).toBeVisible();
      await chat().findByText(greeting);
      fireEvent.click(await canSpeak());
      expect(await screen.findByRole('button', { name: 'Stop and send' })).toBeVisible();
      await listening;
      fireEvent.click(screen.getByRole('button', { name: 'Stop and send' }));
      expect(await screen.findByText(shown)).toBeVisible();
      expect(turns(network.calls)).toHaveLength(heard === '' ? 0 : 1);
    },
  );
});

describe('holding the button', () => {
  it('listens while it is held and sends when it is let go', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: {} });
    const listening = stubRecognition('when is the pool open');
    startServer();
    renderPage(<VoiceChat assistantId={id} isShown />);
    await chat().findByText(greeting);
    const speak = await screen.findByRole('button', { name: 'Speak' });
    await waitFor(() => expect(speak).not.toHaveAttribute('aria-disabled'));
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: speak });
    await listening;
    await new Promise((resolve) => setTimeout(resolve, 450));
    await user.pointer('[/MouseLeft]');
    expect(await chat().findByText('From 10 AM to 8 PM.')).toBeVisible();
  });
});

/** A browser that hears `heard` as soon as it is told to stop. Resolves once it listens. */
function stubRecognition(heard: string): Promise<void> {
  let onStart = () => {};
  const started = new Promise<void>((resolve) => {
    onStart = resolve;
  });
  class Recognition {
    onresult: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      onStart();
    }
    stop() {
      if (heard !== '') this.onresult?.({ results: [[{ transcript: heard }]] });
      this.onend?.();
    }
    abort() {}
  }
  vi.stubGlobal('SpeechRecognition', Recognition);
  return started;
}
