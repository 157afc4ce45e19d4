// The assistant's voice on the page: speaks replies one after the other, and is silent at once when the
// caller types or speaks. A reply without audio is read by the browser's own voice, else it stays text.
import type { AudioOutput } from './audio-player.ts';

export interface SpokenReply {
  id: string;
  text: string;
  /** null when the server made no audio. */
  audioUrl: string | null;
  /** English where nothing is told. */
  language?: 'en' | 'es' | undefined;
}

export interface SpeakerState {
  /** The reply that is heard, null in silence. */
  speakingId: string | null;
  /** Its audio; null while the browser's own voice speaks. */
  audioUrl: string | null;
  isMuted: boolean;
}

/** What it needs of the browser's own voice, and how a sentence for it is made. */
export interface OwnVoice {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel' | 'speaking' | 'pending'>;
  utterance: (text: string, lang: string) => SpeechSynthesisUtterance;
}

/** While a reply plays, every so often the speaker makes sure that it still moves (spec 9). */
export const listenIntervalMs = 10_000;

export class ReplySpeaker {
  readonly #createOutput: () => AudioOutput;
  readonly #ownVoice: () => OwnVoice | null;
  readonly #listeners = new Set<() => void>();
  #output: AudioOutput | null = null;
  #state: SpeakerState = { speakingId: null, audioUrl: null, isMuted: false };
  #queue: SpokenReply[] = [];
  /** Ends the present sound; `false` when it could not be heard. */
  #settle: ((wasHeard: boolean) => void) | null = null;
  /** Counts up with every stop, so that what was under way knows that it is over. */
  #round = 0;

  constructor(createOutput: () => AudioOutput, ownVoice: () => OwnVoice | null) {
    this.#createOutput = createOutput;
    this.#ownVoice = ownVoice;
  }

  readonly getState = (): SpeakerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Speaks a reply after those before it; while muted it stays unheard. */
  say(reply: SpokenReply): void {
    if (this.#state.isMuted) return;
    this.#queue.push(reply);
    if (this.#state.speakingId === null) void this.#speakQueue(this.#round);
  }

  /** Silence at once; what waits is not spoken any more. */
  stop(): void {
    this.#round += 1;
    this.#queue = [];
    if (this.#state.speakingId === null) return;
    this.#silence();
    this.#settle?.(true);
    this.#set({ speakingId: null, audioUrl: null });
  }

  /** Muting also ends the reply that is heard. */
  setMuted(isMuted: boolean): void {
    if (isMuted) this.stop();
    this.#set({ isMuted });
  }

  /** How far the present audio is, 0 to 1; 0 when there is none or its length is unknown. */
  progress(): number {
    const { currentTime = 0, duration = 0 } = this.#output ?? {};
    const isKnown = this.#state.audioUrl !== null && Number.isFinite(duration) && duration > 0;
    return isKnown ? Math.min(1, currentTime / duration) : 0;
  }

  async #speakQueue(round: number): Promise<void> {
    for (let reply = this.#queue.shift(); reply; reply = this.#queue.shift()) {
      this.#set({ speakingId: reply.id, audioUrl: reply.audioUrl });
      const wasHeard = reply.audioUrl !== null && (await this.#play(reply.audioUrl));
      if (round !== this.#round) return;
      if (!wasHeard) {
        this.#set({ audioUrl: null });
        await this.#read(reply);
      }
      if (round !== this.#round) return;
    }
    this.#set({ speakingId: null, audioUrl: null });
  }

  /** @returns whether it was heard, stopped, or refused by the browser: all but a failure */
  #play(url: string): Promise<boolean> {
    const output = this.#outputOnce();
    let heardUntil = -1;
    const timer = setInterval(() => {
      const isStuck = output.currentTime === heardUntil;
      heardUntil = output.currentTime;
      if (!isStuck) return;
      output.pause();
      this.#settle?.(false);
    }, listenIntervalMs);
    return new Promise<boolean>((resolve) => {
      this.#settle = resolve;
      output.src = url;
      // Before the first click of a visit browsers refuse sound; their own voice would be refused too.
      Promise.resolve(output.play()).catch((error: unknown) => resolve(isRefusal(error)));
    }).finally(() => clearInterval(timer));
  }

  #read({ text, language }: SpokenReply): Promise<boolean> {
    const voice = this.#ownVoice();
    if (!voice) return Promise.resolve(false);
    const { synthesis } = voice;
    // Some browsers have no voice installed and never say so.
    const timer = setInterval(() => {
      if (!synthesis.speaking && !synthesis.pending) this.#settle?.(false);
    }, listenIntervalMs);
    return new Promise<boolean>((resolve) => {
      this.#settle = resolve;
      const utterance = voice.utterance(text, language === 'es' ? 'es-US' : 'en-US');
      utterance.onend = () => resolve(true);
      utterance.onerror = () => resolve(false);
      synthesis.speak(utterance);
    }).finally(() => clearInterval(timer));
  }

  #silence(): void {
    if (this.#state.audioUrl !== null) this.#output?.pause();
    else this.#ownVoice()?.synthesis.cancel();
  }

  #outputOnce(): AudioOutput {
    if (this.#output) return this.#output;
    const output = this.#createOutput();
    output.addEventListener('ended', () => this.#settle?.(true));
    output.addEventListener('error', () => this.#settle?.(false));
    this.#output = output;
    return output;
  }

  #set(part: Partial<SpeakerState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

export const replySpeaker = new ReplySpeaker(
  () => new Audio(),
  () =>
    'speechSynthesis' in window
      ? { synthesis: window.speechSynthesis, utterance: utteranceIn }
      : null,
);

function utteranceIn(text: string, lang: string): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = lang;
  return utterance;
}
