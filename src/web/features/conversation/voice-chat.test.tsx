// Tests of speaking with the assistant: who hears it, refusals, silence, holding the button.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chat,
  greeting,
  press,
  resetPage,
  startConversationServer,
  usualReply,
} from '#tests/setup/conversation-server.ts';
import { filledAssistant } from '#tests/setup/example-assistants.ts';
import { renderPage } from '#tests/setup/render-page.tsx';
import { replySpeaker } from '#web/lib/reply-speaker.ts';
import { VoiceChat } from './voice-chat.tsx';

const { id } = filledAssistant;

beforeEach(resetPage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
    startConversationServer();
    renderPage(<VoiceChat assistantId={id} isShown />);
    expect(await screen.findByText(/opened over plain http/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Speak' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says when neither server nor browser turns speech into text', async () => {
    startMicrophone();
    startConversationServer();
    renderPage(<VoiceChat assistantId={id} isShown />);
    expect(await screen.findByText(/neither this server nor this browser/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Speak' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['NotAllowedError', 'Microphone access denied'],
    ['NotFoundError', 'No microphone was found'],
  ])('[TALK-27] %s: %s', async (refusal, title) => {
    startMicrophone(refusal);
    startConversationServer({ 'GET /api/config': { hasTranscription: true } });
    renderPage(<VoiceChat assistantId={id} isShown />);
    fireEvent.click(await canSpeak());
    expect(await screen.findByText(title)).toBeVisible();
    expect(await canSpeak()).toBeVisible();
    expect(screen.getByText(/^Your recording goes to this server/)).toBeVisible();
  });

  it('nobody listens behind another tab, and the assistant is silent there', async () => {
    startMicrophone();
    void stubRecognition('when is the pool open');
    startConversationServer();
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
    ['words', 'when is the pool open', usualReply],
    ['[TALK-25] silence', '', 'Error processing voice'],
  ])(
    "without a transcription on the server the browser's own hears: %s",
    async (_, heard, shown) => {
      startMicrophone();
      const listening = stubRecognition(heard);
      const network = startConversationServer();
      renderPage(<VoiceChat assistantId={id} isShown />);
      expect(
        await screen.findByText(
          /^Your browser \(Google, Apple or Microsoft\) transcribes your voice/,
        ),
      ).toBeVisible();
      await chat().findByText(greeting);
      fireEvent.click(await canSpeak());
      expect(await screen.findByRole('button', { name: 'Stop and send' })).toBeVisible();
      await listening;
      fireEvent.click(screen.getByRole('button', { name: 'Stop and send' }));
      expect(await screen.findByText(shown)).toBeVisible();
      expect(network.turnCount()).toBe(heard === '' ? 0 : 1);
    },
  );
});

describe('holding the button', () => {
  it('listens while it is held and sends when it is let go', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: {} });
    const listening = stubRecognition('when is the pool open');
    startConversationServer();
    renderPage(<VoiceChat assistantId={id} isShown />);
    await chat().findByText(greeting);
    const speak = await screen.findByRole('button', { name: 'Speak' });
    await waitFor(() => expect(speak).not.toHaveAttribute('aria-disabled'));
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: speak });
    await listening;
    await new Promise((resolve) => setTimeout(resolve, 450));
    await user.pointer('[/MouseLeft]');
    expect(await chat().findByText(usualReply)).toBeVisible();
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
