// The one player of voice samples: starting a sound stops the one before (spec 2, Voice tab).
export interface AudioState {
  /** Address of the sound that plays, is about to, or is paused; null when there is none. */
  url: string | null;
  isPlaying: boolean;
  positionSeconds: number;
  /** 0 until the browser knows it. */
  durationSeconds: number;
}

const silence: AudioState = { url: null, isPlaying: false, positionSeconds: 0, durationSeconds: 0 };

/** What is needed of an HTMLAudioElement. */
export type AudioOutput = Pick<
  HTMLAudioElement,
  'src' | 'currentTime' | 'duration' | 'play' | 'pause' | 'addEventListener'
>;

export class AudioPlayer {
  readonly #createOutput: () => AudioOutput;
  readonly #listeners = new Set<() => void>();
  #output: AudioOutput | null = null;
  #state = silence;
  /** Of the sound that has begun. */
  #onBroken: (() => void) | null = null;

  constructor(createOutput: () => AudioOutput) {
    this.#createOutput = createOutput;
  }

  readonly getState = (): AudioState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Plays a sound, a paused one from where it was. Rejects when it cannot be played.
   * @param onBroken called when it ends half-way, such as when its transfer was cut off
   */
  async play(url: string, onBroken = () => {}): Promise<void> {
    const output = this.#outputOnce();
    this.#onBroken = null;
    if (this.#state.url === url && !this.#state.isPlaying) {
      this.#setState({ ...this.#state, isPlaying: true });
    } else {
      this.stop();
      this.#setState({ ...silence, url, isPlaying: true });
      output.src = url;
    }
    try {
      await output.play();
      if (this.#state.url === url) this.#onBroken = onBroken;
    } catch (error) {
      // Another sound was started, or this one stopped or paused, before it could begin: no failure.
      if (this.#state.url !== url || !this.#state.isPlaying) return;
      this.#setState(silence);
      throw error;
    }
  }

  stop(): void {
    if (this.#state.url === null) return;
    this.#output?.pause();
    this.#setState(silence);
  }

  pause(): void {
    if (!this.#state.isPlaying) return;
    this.#output?.pause();
    this.#setState({ ...this.#state, isPlaying: false });
  }

  #outputOnce(): AudioOutput {
    if (this.#output) return this.#output;
    const output = this.#createOutput();
    output.addEventListener('ended', () => this.#setState(silence));
    output.addEventListener('error', () => this.#break());
    output.addEventListener('timeupdate', () => this.#readPosition(output));
    output.addEventListener('loadedmetadata', () => this.#readPosition(output));
    this.#output = output;
    return output;
  }

  #break(): void {
    // A sound that has not begun is refused by `play`.
    if (!this.#onBroken) return;
    this.#onBroken();
    this.#onBroken = null;
    this.#setState(silence);
  }

  #readPosition({ currentTime, duration }: AudioOutput): void {
    if (this.#state.url === null) return;
    this.#setState({
      ...this.#state,
      positionSeconds: currentTime,
      durationSeconds: Number.isFinite(duration) ? duration : 0,
    });
  }

  #setState(state: AudioState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const audioPlayer = new AudioPlayer(() => new Audio());
