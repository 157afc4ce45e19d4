// The browser's own speech recognition, for servers without one: on this device where the browser offers
// that, else by the browser maker's service. Whoever uses it says who hears the caller.
import { MicrophoneError } from './microphone-error.ts';

export interface SpeechRecognitionOptions {
  /** BCP 47 name; 'en-US' unless told. */
  language?: string;
  /** What was understood so far, again and again. */
  onInterim?: (text: string) => void;
  /** Cancels: `result` rejects with its reason. */
  signal?: AbortSignal;
}

export interface RunningSpeechRecognition {
  /**
   * What was understood once the caller paused or `stop()` was called; '' when nothing was said.
   * Rejects with MicrophoneError, with an AbortError after a cancel, and with
   * SpeechRecognitionFailed when the recognition itself fails.
   */
  result: Promise<string>;
  /** No more listening; `result` follows within 5 s. */
  stop(): void;
  cancel(): void;
}

/** The recognition could not be reached, or does not know the language. */
export class SpeechRecognitionFailed extends Error {
  override name = 'SpeechRecognitionFailed';
}

/** Who hears the caller: nothing leaves this device, or the maker of the browser listens. */
export type SpeechListener = 'device' | 'browser-maker';

/** Longest utterance. */
const maxListeningMs = 60_000;
/** After `stop()` the last words may need a moment. */
const maxClosingMs = 5_000;

export function hasSpeechRecognition(): boolean {
  return window.isSecureContext && recognitionType() !== undefined;
}

/** Asked before listening, so that the page can say it. Never rejects. */
export async function whoHearsSpeech(language = 'en-US'): Promise<SpeechListener> {
  try {
    const answer = await recognitionType()?.available?.({
      langs: [language],
      processLocally: true,
    });
    return answer === 'available' ? 'device' : 'browser-maker';
  } catch {
    return 'browser-maker';
  }
}

/** Listens at once. `hasSpeechRecognition()` says whether it can. */
export function recognizeSpeech(options: SpeechRecognitionOptions = {}): RunningSpeechRecognition {
  const { language = 'en-US', onInterim, signal } = options;
  const Recognition = recognitionType();
  if (!window.isSecureContext || !Recognition) {
    const error = new MicrophoneError('MicrophoneInsecure');
    return { result: Promise.reject(error), stop() {}, cancel() {} };
  }
  const recognition = new Recognition();
  recognition.lang = language;
  recognition.interimResults = true;
  recognition.continuous = false;
  recognition.maxAlternatives = 1;

  let text = '';
  let hasBegun = false;
  let isOver = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  let resolve: (text: string) => void;
  let reject: (reason: unknown) => void;
  const result = new Promise<string>((onResult, onFailure) => {
    resolve = onResult;
    reject = onFailure;
  });

  function end(settle: () => void) {
    if (isOver) return;
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    recognition.abort(); // lets go of the microphone; nothing happens when it has ended
    settle();
  }
  function stop() {
    if (isOver) return;
    if (!hasBegun) return end(() => resolve(''));
    recognition.stop();
    timers.push(setTimeout(() => end(() => resolve(text)), maxClosingMs));
  }
  function cancel(reason: unknown = new DOMException('Listening was cancelled.', 'AbortError')) {
    end(() => reject(reason));
  }
  function onAbort() {
    cancel(signal?.reason);
  }
  function begin(listener: SpeechListener) {
    if (isOver) return;
    hasBegun = true;
    recognition.processLocally = listener === 'device';
    timers.push(setTimeout(stop, maxListeningMs));
    try {
      recognition.start();
    } catch (cause) {
      end(() => reject(new SpeechRecognitionFailed('not started', { cause })));
    }
  }

  recognition.onresult = ({ results }) => {
    if (isOver) return;
    text = Array.from(results, (part) => part[0]?.transcript ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
    onInterim?.(text);
  };
  recognition.onerror = ({ error }) =>
    end(() => (error === 'no-speech' ? resolve(text) : reject(failureOf(error))));
  recognition.onend = () => end(() => resolve(text));
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) onAbort();
  void whoHearsSpeech(language).then(begin);
  return { result, stop, cancel: () => cancel() };
}

function failureOf(error: string): Error {
  if (error === 'not-allowed' || error === 'service-not-allowed') {
    return new MicrophoneError('MicrophoneDenied');
  }
  if (error === 'audio-capture') return new MicrophoneError('MicrophoneMissing');
  return new SpeechRecognitionFailed(error);
}

// The parts of the Web Speech API that are used here; the DOM types lack them.
interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  processLocally?: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionType {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

function recognitionType(): RecognitionType | undefined {
  const names = window as Window & {
    SpeechRecognition?: RecognitionType;
    webkitSpeechRecognition?: RecognitionType;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}
