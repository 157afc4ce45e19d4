// Wizard step 3 on the screen (spec 2, step 3; spec 4, 5, 8, 9).
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultTransferMessage } from '#shared/domain/call-transfer.ts';
import { emptyAssistant, filledAssistant } from '#tests/setup/example-assistants.ts';
import { findStep, renderSetup } from '#tests/setup/render-setup.tsx';
import { json, problem, WizardServer } from '#tests/setup/wizard-server.ts';
import { audioPlayer } from '#web/lib/audio-player.ts';

const { id } = emptyAssistant;
const sixVoices = ['female', 'male', 'female', 'male', 'female', 'male'].map((gender, index) => ({
  id: `voice_${index + 1}`,
  gender,
  previewUrl: `/samples/${index + 1}.wav`,
}));

/** jsdom has no sound: playing succeeds unless a test says otherwise. */
const play = vi.fn<() => Promise<void>>();

beforeEach(() => {
  play.mockReset().mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => audioPlayer.stop());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openVoices(stored = emptyAssistant, voices: unknown[] = sixVoices) {
  const server = new WizardServer(stored);
  server.on('GET', '/api/voices', () => json(voices));
  const { user } = await renderSetup(id, 'voice-settings');
  await screen.findAllByRole('radio');
  const openTransfer = async () => {
    await user.click(screen.getByRole('tab', { name: /Transfer/ }));
    return screen.findByRole('textbox', { name: 'Transfer Phone Number' });
  };
  const pressContinue = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  const saves = () => server.callsTo('PATCH', '/voice-contact');
  const isTransferOpen = () =>
    screen.getByRole('tab', { name: /Transfer/ }).getAttribute('aria-selected') === 'true';
  return { server, user, openTransfer, pressContinue, saves, isTransferOpen };
}

const card = (name: string) => screen.getByRole('radio', { name });
const male = 'Male Voice, Michael';
const female = 'Female Voice, Rachel';

describe('numbers', () => {
  it('[VOICE-90] says at the field, once it is left, what is weak about a number, and lets it be', async () => {
    const { user, openTransfer, pressContinue, saves } = await openVoices({
      ...emptyAssistant,
      selectedVoice: 'voice_1',
    });
    const transfer = await openTransfer();
    const hint = /cannot be dialed, so no caller is ever connected/;
    await user.type(transfer, 'abcdefg');
    expect(screen.queryByText(hint)).toBeNull();
    await user.tab();
    expect(screen.getByText(hint)).toBeVisible();
    expect(transfer).toHaveAccessibleDescription(hint);
    expect(transfer).toBeValid();
    const onCall = screen.getByRole('textbox', { name: /on-call number/ });
    await user.type(onCall, '12');
    await user.tab();
    expect(screen.getByText(/“12” cannot be dialed, but callers/)).toBeVisible();
    await user.clear(onCall);
    await user.type(onCall, '(555) 987-6543');
    expect(screen.queryByText(/“12” cannot be dialed/)).toBeNull();
    await pressContinue();
    await waitFor(() => expect(saves()).toHaveLength(1));
  });
});

describe('voice tab', () => {
  it('[VOICE-02] says that voices are loading', async () => {
    const server = new WizardServer(emptyAssistant);
    server.on('GET', '/api/voices', () => new Promise<never>(() => undefined));
    await renderSetup(id, 'voice-settings');
    expect(await screen.findByText('Loading voice options...')).toBeVisible();
  });

  it('[VOICE-03] [VOICE-04] offers the first voice of each gender', async () => {
    await openVoices();
    expect(screen.getByRole('heading', { name: 'Select a Voice' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toEqual([card(male), card(female)]);
  });

  it('[VOICE-04] disables the card of a gender without a voice', async () => {
    await openVoices(emptyAssistant, sixVoices.slice(0, 1));
    expect(card('Male Voice, Not available')).toBeDisabled();
    expect(card(female)).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Listen to sample' })).toBeDisabled();
  });

  it('[VOICE-05] [VOICE-06] [CALL-24] plays one sample at a time, and stops it by the same button', async () => {
    const { user } = await openVoices();
    await user.click(screen.getByRole('button', { name: 'Listen to sample, Michael' }));
    expect(audioPlayer.getState().url).toBe('/samples/2.wav');
    await user.click(screen.getByRole('button', { name: 'Listen to sample, Rachel' }));
    expect(audioPlayer.getState().url).toBe('/samples/1.wav');
    expect(screen.getAllByRole('button', { name: /Stop preview/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Stop preview, Rachel' }));
    expect(audioPlayer.getState().url).toBeNull();
  });

  it('[TOAST-02] tells that a sample cannot be played and takes the playing state back', async () => {
    const { user } = await openVoices();
    play.mockRejectedValue(new DOMException('No source', 'NotSupportedError'));
    await user.click(screen.getByRole('button', { name: 'Listen to sample, Rachel' }));
    expect(await screen.findByText('Voice Preview Unavailable')).toBeVisible();
    expect(screen.getByText('Unable to play voice sample. Please try again later.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Stop preview/ })).toBeNull();
  });

  it('[VOICE-07] [VOICE-08] lists all voices behind a link that shows above four of them', async () => {
    const { user } = await openVoices();
    await user.click(screen.getByRole('button', { name: '+ View more voice options' }));
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Play sample, Emma' }));
    await user.click(screen.getByRole('button', { name: 'Pause sample, Emma' }));
    expect(audioPlayer.getState()).toMatchObject({ url: '/samples/3.wav', isPlaying: false });
    cleanup();
    await openVoices(emptyAssistant, sixVoices.slice(0, 4));
    expect(screen.queryByRole('button', { name: '+ View more voice options' })).toBeNull();
  });

  it('[VOICE-08] shows a chosen voice that is not one of the two as chosen', async () => {
    await openVoices({ ...filledAssistant, selectedVoice: 'voice_6' });
    expect(card('James, Male Voice')).toBeChecked();
  });

  it('[VOICE-09] [LIFE-20] moves on 500 ms after a click and stops a sample', async () => {
    const { user, isTransferOpen } = await openVoices();
    await user.click(screen.getByRole('button', { name: 'Listen to sample, Rachel' }));
    vi.useFakeTimers();
    fireEvent.click(card(female));
    expect(card(female)).toBeChecked();
    act(() => vi.advanceTimersByTime(499));
    expect(isTransferOpen()).toBe(false);
    act(() => vi.advanceTimersByTime(1));
    expect(isTransferOpen()).toBe(true);
    expect(audioPlayer.getState().url).toBeNull();
  });

  it('[LIFE-20] moves on by Enter, never while arrow keys walk through the cards', async () => {
    const { isTransferOpen } = await openVoices();
    vi.useFakeTimers();
    // What a browser reports for an arrow key: the key, then a click on the card it reaches.
    fireEvent.keyDown(card(male), { key: 'ArrowRight' });
    fireEvent.click(card(female), { detail: 0 });
    act(() => vi.advanceTimersByTime(2_000));
    expect(card(female)).toBeChecked();
    expect(isTransferOpen()).toBe(false);
    fireEvent.keyDown(card(female), { key: 'Enter' });
    act(() => vi.advanceTimersByTime(500));
    expect(isTransferOpen()).toBe(true);
  });

  it('[LIFE-20] [VOICE-09] moves on by a click on the words of a card after arrow keys', async () => {
    const { isTransferOpen } = await openVoices();
    vi.useFakeTimers();
    fireEvent.keyDown(card(male), { key: 'ArrowRight' });
    fireEvent.click(card(female), { detail: 0 });
    fireEvent.keyUp(card(female), { key: 'ArrowRight' });
    fireEvent.click(screen.getByText('Male Voice'));
    act(() => vi.advanceTimersByTime(500));
    expect(isTransferOpen()).toBe(true);
  });

  it('[VOICE-12] [LIFE-07] does not go on without a voice', async () => {
    const { pressContinue, isTransferOpen } = await openVoices();
    await pressContinue();
    expect(await screen.findByText('Please select a voice')).toBeVisible();
    expect(isTransferOpen()).toBe(false);
    await waitFor(() => expect(card(male)).toHaveFocus());
  });

  it('keeps the transfer settings within reach when the voices cannot be loaded', async () => {
    const server = new WizardServer(emptyAssistant);
    server.on('GET', '/api/voices', () => problem(503, 'The server is busy.'));
    const { user } = await renderSetup(id, 'voice-settings');
    expect(await screen.findByText('The voices could not be loaded')).toBeVisible();
    server.on('GET', '/api/voices', () => json(sixVoices));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: female })).toBeVisible();
  });
});

describe('transfer tab', () => {
  it('[VOICE-10] [VOICE-14] [LIFE-05] asks for number, message, conditions and on-call number', async () => {
    const { openTransfer } = await openVoices();
    expect(await openTransfer()).toHaveAttribute('placeholder', '(555) 123-4567');
    const message = screen.getByRole('textbox', { name: /Transfer Message/ });
    expect(message).toHaveAttribute('rows', '2');
    expect(message).toHaveValue(defaultTransferMessage);
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      [
        'Emergency situations',
        'Complex inquiries',
        'Explicit request for human',
        'Multiple failed assistant responses',
      ],
    );
    expect(
      screen.getByRole('textbox', { name: 'Emergency / on-call number (optional)' }),
    ).toBeVisible();
  });

  it('[VOICE-01] [VOICE-11] [VOICE-15] [TOAST-03] saves on Transfer only, then goes on', async () => {
    const { user, openTransfer, pressContinue, saves } = await openVoices();
    fireEvent.click(card(male));
    expect(screen.getByRole('tab', { name: 'Voice (filled in)' })).toBeVisible();
    await pressContinue();
    const number = await openTransfer();
    expect(saves()).toHaveLength(0);
    await user.type(number, '(555) 010-7788');
    expect(screen.getByRole('tab', { name: 'Transfer (filled in)' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Complex inquiries' }));
    await pressContinue();
    await findStep('call-scripts');
    expect(saves()).toHaveLength(1);
    expect(saves()[0]?.body).toMatchObject({
      selectedVoice: 'voice_2',
      transferNumber: '(555) 010-7788',
      transferMessage: defaultTransferMessage,
      transferConditions: ['complex'],
      emergencyNumber: '',
    });
    expect(await screen.findByText('Voice & contact settings saved successfully.')).toBeVisible();
  });

  it('[VOICE-13] refuses a number under 7 characters', async () => {
    const { user, openTransfer, pressContinue, saves } = await openVoices(filledAssistant);
    const number = await openTransfer();
    await user.clear(number);
    await user.type(number, '555');
    await pressContinue();
    await waitFor(() => expect(number).toHaveFocus());
    expect(number).toHaveAccessibleDescription(/Please enter a valid phone number/);
    expect(saves()).toHaveLength(0);
  });

  it('[VOICE-12] opens the Voice tab when only the voice is missing', async () => {
    const { user, openTransfer, pressContinue, isTransferOpen } = await openVoices();
    await user.type(await openTransfer(), '(555) 010-7788');
    await pressContinue();
    await waitFor(() => expect(isTransferOpen()).toBe(false));
    expect(screen.getByText('Please select a voice')).toBeVisible();
  });

  it('[TOAST-03] keeps the input when saving fails', async () => {
    const { server, openTransfer, pressContinue } = await openVoices(filledAssistant);
    server.on('PATCH', '/voice-contact', () => problem(503, 'The server is busy.'));
    const number = await openTransfer();
    await pressContinue();
    expect(await screen.findByText('Failed to save voice & contact settings.')).toBeVisible();
    expect(number).toHaveValue(filledAssistant.transferNumber);
  });
});
