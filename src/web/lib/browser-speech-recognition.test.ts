import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  hasSpeechRecognition,
  recognizeSpeech,
  SpeechRecognitionFailed,
  whoHearsSpeech,
} from './browser-speech-recognition.ts';
import { MicrophoneError } from './microphone-error.ts';

/** A browser's recognition that hears what the test says. */
class TestRecognition {
  static last: TestRecognition;
  static available: ((options: object) => Promise<string>) | undefined;
  lang = '';
  processLocally?: boolean;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  onend: (() => void) | null = null;
  start = vi.fn();
  stop = vi.fn();
  abort = vi.fn();

  constructor() {
    TestRecognition.last = this;
  }

  hear(...transcripts: string[]) {
    this.onresult?.({ results: transcripts.map((transcript) => [{ transcript }]) });
  }
}

const recognition = () => TestRecognition.last;
/** Until the browser was asked who hears, and listening began. */
const begun = () => vi.waitFor(() => expect(recognition().start).toHaveBeenCalledTimes(1));

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('SpeechRecognition', TestRecognition);
  TestRecognition.available = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the browser recognises speech', () => {
  it('gives what was understood when the caller pauses, and what was so far', async () => {
    const onInterim = vi.fn();
    const { result } = recognizeSpeech({ onInterim, language: 'en-GB' });
    await begun();
    expect(recognition().lang).toBe('en-GB');
    recognition().hear('my sink');
    recognition().hear('My sink', ' is  leaking ');
    recognition().onend?.();
    expect(await result).toBe('My sink is leaking');
    expect(onInterim.mock.calls).toEqual([['my sink'], ['My sink is leaking']]);
  });

  it('gives nothing when nothing was said', async () => {
    const { result } = recognizeSpeech();
    await begun();
    recognition().onerror?.({ error: 'no-speech' });
    expect(await result).toBe('');
  });

  it.each([
    ['not-allowed', 'MicrophoneDenied'],
    ['service-not-allowed', 'MicrophoneDenied'],
    ['audio-capture', 'MicrophoneMissing'],
  ])('[TALK-27] %s is %s', async (error, problem) => {
    const { result } = recognizeSpeech();
    await begun();
    recognition().onerror?.({ error });
    await expect(result).rejects.toMatchObject({ name: 'MicrophoneError', problem });
  });

  it.each(['network', 'language-not-supported', 'aborted'])('%s is a failure', async (error) => {
    const { result } = recognizeSpeech();
    await begun();
    recognition().onerror?.({ error });
    await expect(result).rejects.toThrow(SpeechRecognitionFailed);
  });

  it('a browser that refuses to begin is a failure', async () => {
    const { result } = recognizeSpeech();
    recognition().start.mockImplementation(() => {
      throw new DOMException('already started', 'InvalidStateError');
    });
    await expect(result).rejects.toThrow(SpeechRecognitionFailed);
  });

  it('stop waits for the last words, 5 s at most', async () => {
    const { result, stop } = recognizeSpeech();
    await begun();
    vi.useFakeTimers();
    recognition().hear('when is rent');
    stop();
    expect(recognition().stop).toHaveBeenCalledTimes(1);
    recognition().hear('when is rent due');
    vi.advanceTimersByTime(5_000);
    expect(await result).toBe('when is rent due');
    expect(recognition().abort).toHaveBeenCalled();
  });

  it('listens for a minute at most', async () => {
    vi.useFakeTimers();
    const { result } = recognizeSpeech();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(recognition().stop).not.toHaveBeenCalled();
    recognition().hear('a long story');
    await vi.advanceTimersByTimeAsync(1);
    expect(recognition().stop).toHaveBeenCalledTimes(1);
    recognition().onend?.();
    expect(await result).toBe('a long story');
  });

  it('lets go of the microphone when it is cancelled', async () => {
    const caller = new AbortController();
    const { result } = recognizeSpeech({ signal: caller.signal });
    result.catch(() => undefined);
    await begun();
    caller.abort(new Error('hung up'));
    await expect(result).rejects.toThrow('hung up');
    expect(recognition().abort).toHaveBeenCalledTimes(1);
    // The browser's own end comes later and changes nothing.
    recognition().hear('too late');
    recognition().onend?.();
    await expect(result).rejects.toThrow('hung up');
  });

  it.each(['stop', 'cancel'] as const)('%s before it began never begins it', async (how) => {
    const running = recognizeSpeech();
    const ended = running.result.catch((error: unknown) => (error as Error).name);
    running[how]();
    expect(await ended).toBe(how === 'stop' ? '' : 'AbortError');
    await whoHearsSpeech();
    expect(recognition().start).not.toHaveBeenCalled();
  });

  it('a signal that is over already never begins it', async () => {
    const { result } = recognizeSpeech({ signal: AbortSignal.abort() });
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    await whoHearsSpeech();
    expect(recognition().start).not.toHaveBeenCalled();
  });
});

describe('who hears the caller', () => {
  it.each([
    ['available', 'device'],
    ['downloadable', 'browser-maker'],
    ['unavailable', 'browser-maker'],
  ])('the browser says %s: %s', async (answer, listener) => {
    TestRecognition.available = vi.fn(async () => answer);
    expect(await whoHearsSpeech()).toBe(listener);
    expect(TestRecognition.available).toHaveBeenCalledWith({
      langs: ['en-US'],
      processLocally: true,
    });
    void recognizeSpeech().result;
    await begun();
    expect(recognition().processLocally).toBe(listener === 'device');
  });

  it('is its maker where the browser does not say or cannot', async () => {
    expect(await whoHearsSpeech()).toBe('browser-maker');
    TestRecognition.available = () => Promise.reject(new Error('no'));
    expect(await whoHearsSpeech()).toBe('browser-maker');
  });
});

describe('whether the browser recognises speech', () => {
  it('knows both names of it', () => {
    expect(hasSpeechRecognition()).toBe(true);
    vi.stubGlobal('SpeechRecognition', undefined);
    expect(hasSpeechRecognition()).toBe(false);
    vi.stubGlobal('webkitSpeechRecognition', TestRecognition);
    expect(hasSpeechRecognition()).toBe(true);
  });

  it('[TALK-32] not on an insecure address', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(hasSpeechRecognition()).toBe(false);
    await expect(recognizeSpeech().result).rejects.toThrow(MicrophoneError);
  });
});
