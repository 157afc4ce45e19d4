// Keeps the thread that speaks: one piece after the other, a new thread after a crash or a piece that hangs.
import type { Worker } from 'node:worker_threads';
import { SpeechError } from '../text-to-speech.ts';
import type { PieceToSpeak, SpokenPiece } from './speech-worker.ts';
import type { Sound } from './wave-file.ts';

export interface SpeechThreadOptions {
  startWorker: () => Worker;
  /** How long one piece may take, the start of the thread included. */
  patienceMs?: number;
  /** Pieces that may wait while one is spoken. */
  maxWaiting?: number;
}

interface Job {
  piece: PieceToSpeak;
  isSecondTry: boolean;
  resolve(sound: Sound): void;
  reject(error: SpeechError): void;
}

export class SpeechThread {
  readonly #startWorker: () => Worker;
  readonly #patienceMs: number;
  readonly #maxWaiting: number;
  readonly #waiting: Job[] = [];
  #current: Job | null = null;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ startWorker, patienceMs = 20_000, maxWaiting = 100 }: SpeechThreadOptions) {
    this.#startWorker = startWorker;
    this.#patienceMs = patienceMs;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws SpeechError when too many wait, the piece cannot be spoken, or the thread was closed */
  speak(piece: PieceToSpeak): Promise<Sound> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      if (this.#waiting.length >= this.#maxWaiting) {
        return reject(new SpeechError('Too many texts wait to be spoken.'));
      }
      this.#waiting.push({ piece, isSecondTry: false, resolve, reject });
      this.#speakNext();
    });
  }

  /** What was not spoken yet is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    for (const job of [this.#current, ...this.#waiting.splice(0)]) job?.reject(closed());
    this.#current = null;
    await worker?.terminate();
  }

  #speakNext(): void {
    if (this.#current || this.#isClosed) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#current = job;
    this.#timer = setTimeout(() => this.#giveUp(), this.#patienceMs);
    this.#worker ??= this.#newWorker();
    // Only work holds the process.
    this.#worker.ref();
    this.#worker.postMessage(job.piece);
  }

  #newWorker(): Worker {
    const worker = this.#startWorker();
    worker.on('message', (answer: SpokenPiece) => {
      if (worker === this.#worker) this.#finish(answer);
    });
    // An exit follows, and tells the rest.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (worker === this.#worker) this.#replaceLost();
    });
    return worker;
  }

  #takeCurrent(): Job | null {
    clearTimeout(this.#timer);
    const job = this.#current;
    this.#current = null;
    return job;
  }

  #finish(answer: SpokenPiece): void {
    const job = this.#takeCurrent();
    this.#worker?.unref();
    if ('error' in answer) job?.reject(new SpeechError(answer.error));
    else job?.resolve(answer);
    this.#speakNext();
  }

  /** The thread ended by itself. Its piece gets a second one, in case it was not its fault. */
  #replaceLost(): void {
    this.#worker = null;
    const job = this.#takeCurrent();
    if (job?.isSecondTry) job.reject(new SpeechError('The thread that speaks broke down.'));
    else if (job) this.#waiting.unshift({ ...job, isSecondTry: true });
    this.#speakNext();
  }

  #giveUp(): void {
    const worker = this.#worker;
    this.#worker = null;
    this.#takeCurrent()?.reject(new SpeechError('A text took too long to be spoken.'));
    void worker?.terminate();
    this.#speakNext();
  }
}

const closed = () => new SpeechError('The server is stopping.');
