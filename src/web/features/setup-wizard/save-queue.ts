// Saves of one tab, one after the other. A save that could not reach the server is tried again in the
// background until it succeeds or a newer save of the same section takes its place (spec 4).
import type { SaveOutcome, Section, SectionBodies } from './save-outcome.ts';

export interface SaveAttempt<S extends Section = Section> {
  section: S;
  body: SectionBodies[S];
  /** Revision of the step's draft that the body was made of. */
  draftRevision: number;
}

export interface SaveQueuePorts {
  /** One attempt; rejects when it fails. Resolves with 'reloaded' when the user gave up the input. */
  send: (attempt: SaveAttempt) => Promise<'saved' | 'reloaded'>;
  /** Whether the same request may succeed later: no answer, or a server that is busy or down. */
  canRetry: (error: Error) => boolean;
  /** Resolves after the delay, or sooner when the network comes back. */
  wait: (delayMs: number) => Promise<void>;
  /** Tells that a background save is tried again, was refused for good, or went through. */
  onBackground: (section: Section, state: 'failing' | 'refused' | 'settled') => void;
}

const retryDelaysMs = [2_000, 5_000, 15_000, 30_000];

export class SaveQueue {
  readonly #ports: SaveQueuePorts;
  readonly #listeners = new Set<() => void>();
  /** Counts the saves of a section, so that a retry knows when a newer one took its place. */
  readonly #newest = new Map<Section, number>();
  #tail: Promise<unknown> = Promise.resolve();
  #running = 0;
  #isClosed = false;

  constructor(ports: SaveQueuePorts) {
    this.#ports = ports;
  }

  readonly isSaving = (): boolean => this.#running > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Saves once, after the saves that came before. */
  save(attempt: SaveAttempt): Promise<SaveOutcome> {
    this.#number(attempt.section);
    return this.#attempt(attempt);
  }

  /** The same; a failure that may pass is tried again after the outcome was handed out. */
  async saveInBackground(attempt: SaveAttempt): Promise<SaveOutcome> {
    const { section } = attempt;
    const number = this.#number(section);
    const outcome = await this.#attempt(attempt);
    if (outcome.status !== 'failed') {
      this.#settle(section, number);
      return outcome;
    }
    const isRetried = this.#ports.canRetry(outcome.error);
    this.#ports.onBackground(section, isRetried ? 'failing' : 'refused');
    if (!isRetried) return outcome;
    void this.#retry(attempt, number);
    return { ...outcome, isRetried: true };
  }

  /** False once the wizard is gone: no more retries. */
  setOpen(isOpen: boolean): void {
    this.#isClosed = !isOpen;
  }

  async #retry(attempt: SaveAttempt, number: number): Promise<void> {
    const isObsolete = () => this.#isClosed || this.#newest.get(attempt.section) !== number;
    for (let round = 0; ; round += 1) {
      await this.#ports.wait(retryDelaysMs[Math.min(round, retryDelaysMs.length - 1)] ?? 0);
      if (isObsolete()) return;
      const outcome = await this.#attempt(attempt);
      if (outcome.status !== 'failed') return this.#settle(attempt.section, number);
      if (!this.#ports.canRetry(outcome.error)) {
        return this.#ports.onBackground(attempt.section, 'refused');
      }
    }
  }

  #settle(section: Section, number: number): void {
    if (this.#newest.get(section) === number) this.#ports.onBackground(section, 'settled');
  }

  #number(section: Section): number {
    const number = (this.#newest.get(section) ?? 0) + 1;
    this.#newest.set(section, number);
    return number;
  }

  #attempt(attempt: SaveAttempt): Promise<SaveOutcome> {
    const outcome = this.#tail.then(() => this.#send(attempt));
    this.#tail = outcome;
    this.#running += 1;
    this.#announce();
    return outcome.finally(() => {
      this.#running -= 1;
      this.#announce();
    });
  }

  async #send(attempt: SaveAttempt): Promise<SaveOutcome> {
    try {
      return { status: await this.#ports.send(attempt) };
    } catch (error) {
      return { status: 'failed', error: asError(error), isRetried: false };
    }
  }

  #announce(): void {
    for (const listener of this.#listeners) listener();
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
