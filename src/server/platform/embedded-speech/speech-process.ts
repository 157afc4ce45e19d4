// Keeps the process that speaks: one piece after the other in a fair order, a new process after a crash or a piece
// that hangs, none while nobody listens.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { FairQueue } from '../fair-queue.ts';
import { SpeechError } from '../text-to-speech.ts';
import type { PieceToSpeak, SpokenPiece } from './speech-synthesizer.ts';
import type { Sound } from './wave-file.ts';

export interface SpeechProcessOptions {
  start: () => ChildProcess;
  /** How long one piece may take, the start of the process included. */
  patienceMs?: number;
  /** Pieces that may wait while one is spoken. */
  maxWaiting?: number;
  /** How long it waits for another piece before it ends and gives its memory back. */
  restMs?: number;
}

interface Job {
  piece: PieceToSpeak;
  isSecondTry: boolean;
  resolve(sound: Sound): void;
  reject(error: SpeechError): void;
}

export class SpeechProcess {
  readonly #start: () => ChildProcess;
  readonly #patienceMs: number;
  readonly #restMs: number;
  readonly #waiting: FairQueue<Job>;
  /** The piece of a process that broke down. */
  #again: Job | null = null;
  #current: Job | null = null;
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({
    start,
    patienceMs = 20_000,
    maxWaiting = 100,
    restMs = 60_000,
  }: SpeechProcessOptions) {
    this.#start = start;
    this.#patienceMs = patienceMs;
    this.#waiting = new FairQueue(maxWaiting);
    this.#restMs = restMs;
  }

  /**
   * @param askedBy who had least spoken lately is next; see fair-queue.ts
   * @throws SpeechError when too many wait, the piece cannot be spoken, or this was closed
   */
  speak(piece: PieceToSpeak, askedBy: readonly string[] = []): Promise<Sound> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      const job = { piece, isSecondTry: false, resolve, reject };
      const tooMany = this.#waiting.add(job, { askedBy, cost: piece.text.length });
      tooMany?.reject(new SpeechError('Too many texts wait to be spoken.'));
      this.#speakNext();
    });
  }

  /** What was not spoken yet is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    this.#child = null;
    clearTimeout(this.#timer);
    for (const job of [this.#current, this.#again, ...this.#waiting.empty()]) job?.reject(closed());
    this.#current = null;
    this.#again = null;
    await ended(child);
  }

  #speakNext(): void {
    if (this.#current || this.#isClosed) return;
    const job = this.#again ?? this.#waiting.take();
    this.#again = null;
    if (!job) {
      this.#rest();
      return;
    }
    this.#current = job;
    this.#child ??= this.#newChild();
    // Only work holds the server.
    this.#child.ref();
    this.#child.channel?.ref();
    this.#timeOut(this.#patienceMs, () => this.#giveUp());
    // A process that is gone takes no more; its end tells the rest.
    this.#child.send(job.piece, () => {});
  }

  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#timeOut(this.#restMs, () => this.#endChild());
    this.#timer?.unref();
  }

  #timeOut(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  #newChild(): ChildProcess {
    const child = this.#start();
    child.on('message', (answer: SpokenPiece) => {
      if (child === this.#child) this.#finish(answer);
    });
    for (const event of ['error', 'exit']) {
      child.on(event, () => {
        if (child === this.#child) this.#replaceLost();
      });
    }
    return child;
  }

  #finish(answer: SpokenPiece): void {
    const job = this.#takeCurrent();
    if ('error' in answer) job?.reject(new SpeechError(answer.error));
    else job?.resolve(answer);
    this.#speakNext();
  }

  /** The process ended by itself. Its piece gets a second one, in case it was not its fault. */
  #replaceLost(): void {
    this.#endChild();
    const job = this.#takeCurrent();
    if (job?.isSecondTry) job.reject(new SpeechError('The process that speaks broke down.'));
    else if (job) this.#again = { ...job, isSecondTry: true };
    this.#speakNext();
  }

  #giveUp(): void {
    this.#endChild();
    this.#takeCurrent()?.reject(new SpeechError('A text took too long to be spoken.'));
    this.#speakNext();
  }

  #endChild(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #takeCurrent(): Job | null {
    const job = this.#current;
    this.#current = null;
    return job;
  }
}

async function ended(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  // A program that ends here waits for the child too.
  child.ref();
  child.kill('SIGKILL');
  await exit;
}

const closed = () => new SpeechError('The server is stopping.');
