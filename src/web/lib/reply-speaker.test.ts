// Tests of the assistant's voice on the page: order, mute, barge-in, and what happens without audio.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenIntervalMs, type OwnVoice, ReplySpeaker } from './reply-speaker.ts';

class FakeOutput extends EventTarget {
  src = '';
  currentTime = 0;
  duration = 4;
  readonly played: string[] = [];
  readonly pause = vi.fn();
  failure: Error | null = null;
  play = async () => {
    if (this.failure) throw this.failure;
    this.played.push(this.src);
  };
}

function fakeVoice() {
  const spoken: string[] = [];
  const languages: string[] = [];
  const utterances: { onend: (() => void) | null }[] = [];
  const cancel = vi.fn();
  const synthesis = { speaking: true, pending: false, cancel, speak: vi.fn() };
  const utterance = (text: string, lang: string) => {
    spoken.push(text);
    languages.push(lang);
    const made = { text, onend: null, onerror: null };
    utterances.push(made);
    return made as unknown as SpeechSynthesisUtterance; // Only its two handlers are used.
  };
  const voice: OwnVoice = { synthesis, utterance };
  return { voice, spoken, languages, cancel, synthesis, end: () => utterances.at(-1)?.onend?.() };
}

function start({ hasVoice = true } = {}) {
  const output = new FakeOutput();
  const own = fakeVoice();
  const speaker = new ReplySpeaker(
    () => output as unknown as HTMLAudioElement, // It has all that the speaker uses.
    () => (hasVoice ? own.voice : null),
  );
  const end = () => output.dispatchEvent(new Event('ended'));
  return { speaker, output, own, end };
}

const reply = (id: string, audioUrl: string | null = `/api/speech/${id}`) => ({
  id,
  text: `Reply ${id}.`,
  audioUrl,
});

/** Lets everything that waits for nothing else run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('ReplySpeaker', () => {
  it('[ES-13] reads a Spanish reply with a Spanish voice of the browser, others with an English one', async () => {
    const { speaker, own } = start();
    speaker.say({ id: 'a', text: 'Salga de la casa.', audioUrl: null, language: 'es' });
    speaker.say({ id: 'b', text: 'Leave the home.', audioUrl: null });
    await settle();
    own.end();
    await settle();
    expect(own.spoken).toEqual(['Salga de la casa.', 'Leave the home.']);
    expect(own.languages).toEqual(['es-US', 'en-US']);
  });

  it('speaks one reply after the other', async () => {
    const { speaker, output, end } = start();
    speaker.say(reply('a'));
    speaker.say(reply('b'));
    await settle();
    expect(output.played).toEqual(['/api/speech/a']);
    expect(speaker.getState().speakingId).toBe('a');
    end();
    await settle();
    expect(output.played).toEqual(['/api/speech/a', '/api/speech/b']);
    end();
    await settle();
    expect(speaker.getState().speakingId).toBeNull();
  });

  it('stops at once, drops what waits, and speaks again afterwards', async () => {
    const { speaker, output, end } = start();
    speaker.say(reply('a'));
    speaker.say(reply('b'));
    await settle();
    speaker.stop();
    expect(output.pause).toHaveBeenCalledOnce();
    expect(speaker.getState().speakingId).toBeNull();
    speaker.say(reply('c'));
    await settle();
    expect(output.played).toEqual(['/api/speech/a', '/api/speech/c']);
    end();
    await settle();
    expect(speaker.getState().speakingId).toBeNull();
  });

  it('[TALK-04] muted, it is silent and fetches no audio; unmuted, it speaks the next reply', async () => {
    const { speaker, output } = start();
    speaker.say(reply('a'));
    await settle();
    speaker.setMuted(true);
    expect(output.pause).toHaveBeenCalledOnce();
    speaker.say(reply('b'));
    await settle();
    speaker.setMuted(false);
    speaker.say(reply('c'));
    await settle();
    expect(output.played).toEqual(['/api/speech/a', '/api/speech/c']);
  });

  it.each([
    ['no audio was made', null, null],
    [
      'the audio cannot be played',
      '/api/speech/a',
      new DOMException('Cut off', 'NotSupportedError'),
    ],
  ])("reads with the browser's own voice when %s", async (_, audioUrl, failure) => {
    const { speaker, output, own } = start();
    output.failure = failure;
    speaker.say(reply('a', audioUrl));
    await settle();
    expect(own.spoken).toEqual(['Reply a.']);
    expect(speaker.getState()).toMatchObject({ speakingId: 'a', audioUrl: null });
    speaker.stop();
    expect(own.cancel).toHaveBeenCalledOnce();
  });

  it('stays text when there is no voice at all', async () => {
    const { speaker } = start({ hasVoice: false });
    speaker.say(reply('a', null));
    await settle();
    expect(speaker.getState().speakingId).toBeNull();
  });

  it('stays text when the browser refuses sound before the first click', async () => {
    const { speaker, output, own } = start();
    output.failure = new DOMException('Click first', 'NotAllowedError');
    speaker.say(reply('a'));
    await settle();
    expect(own.spoken).toEqual([]);
    expect(speaker.getState().speakingId).toBeNull();
  });

  it('[TALK-22] looks every 10 s whether the audio moves; one that is stuck is read instead', async () => {
    const { speaker, output, own } = start();
    speaker.say(reply('a'));
    await settle();
    output.currentTime = 3;
    await vi.advanceTimersByTimeAsync(listenIntervalMs);
    expect(own.spoken).toEqual([]);
    await vi.advanceTimersByTimeAsync(listenIntervalMs);
    expect(listenIntervalMs).toBe(10_000);
    expect(own.spoken).toEqual(['Reply a.']);
  });

  it('goes on when the browser has no voice and does not say so', async () => {
    const { speaker, own } = start();
    own.synthesis.speaking = false;
    speaker.say(reply('a', null));
    await vi.advanceTimersByTimeAsync(listenIntervalMs);
    expect(speaker.getState().speakingId).toBeNull();
  });

  it('knows how far the present audio is', async () => {
    const { speaker, output } = start();
    expect(speaker.progress()).toBe(0);
    speaker.say(reply('a'));
    await settle();
    output.currentTime = 1;
    expect(speaker.progress()).toBe(0.25);
    output.duration = Number.NaN;
    expect(speaker.progress()).toBe(0);
  });
});
