// Keeps a process that does heavy work: one piece after the other in a fair order, a new process after a crash or
// a piece that hangs, none while there is nothing to do.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { FairQueue } from './fair-queue.ts';

export interface WorkProcessOptions {
  start: () => ChildProcess;
  /** How long one piece may take, the start of the process included. */
  patienceMs: number;
  /** Pieces that may wait while one is worked on. */
  maxWaiting: number;
  /** How long it waits for another piece before it ends and gives its memory back. */
  restMs: number;
}

export interface Piece<Work> {
  work: Work;
  /** Who had least done lately is next; see fair-queue.ts. */
  askedBy: readonly string[];
  cost: number;
}

/** 'wrong-work': what the process itself says of one piece. */
export type WorkFailure = 'too-many' | 'broke-down' | 'too-slow' | 'stopping' | 'wrong-work';

export class WorkError extends Error {
  override readonly name = 'WorkError';
  readonly failure: WorkFailure;

  constructor(failure: WorkFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

interface Job<Work, Made> {
  work: Work;
  isSecondTry: boolean;
  resolve(made: Made): void;
  reject(error: WorkError): void;
}

/** The process is sent each `Work` and answers with what it made, or with `{ error }`. */
export class WorkProcess<Work extends object, Made extends object> {
  readonly #options: WorkProcessOptions;
  readonly #waiting: FairQueue<Job<Work, Made>>;
  /** The piece of a process that broke down. */
  #again: Job<Work, Made> | null = null;
  #current: Job<Work, Made> | null = null;
  #child: ChildProcess | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: WorkProcessOptions) {
    this.#options = options;
    this.#waiting = new FairQueue(options.maxWaiting);
  }

  /** @throws WorkError */
  run({ work, askedBy, cost }: Piece<Work>): Promise<Made> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      const job = { work, isSecondTry: false, resolve, reject };
      const tooMany = this.#waiting.add(job, { askedBy, cost });
      tooMany?.reject(new WorkError('too-many', 'Too much waits to be worked on.'));
      this.#workOn();
    });
  }

  /** What was not done yet is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const child = this.#child;
    this.#child = null;
    clearTimeout(this.#timer);
    const open = [this.#current, this.#again, ...this.#waiting.empty()];
    this.#current = null;
    this.#again = null;
    for (const job of open) job?.reject(closed());
    await ended(child);
  }

  #workOn(): void {
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
    this.#timeOut(this.#options.patienceMs, () => this.#giveUp());
    // A process that is gone takes no more; its end tells the rest.
    this.#child.send(job.work, () => {});
  }

  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#timeOut(this.#options.restMs, () => this.#endChild());
    this.#timer?.unref();
  }

  #timeOut(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  #newChild(): ChildProcess {
    const child = this.#options.start();
    child.on('message', (answer: Made | { error: string }) => {
      if (child === this.#child) this.#finish(answer);
    });
    for (const event of ['error', 'exit']) {
      child.on(event, () => {
        if (child === this.#child) this.#replaceLost();
      });
    }
    return child;
  }

  #finish(answer: Made | { error: string }): void {
    const job = this.#takeCurrent();
    if ('error' in answer) job?.reject(new WorkError('wrong-work', String(answer.error)));
    else job?.resolve(answer);
    this.#workOn();
  }

  /** The process ended by itself. Its piece gets a second one, in case it was not its fault. */
  #replaceLost(): void {
    this.#endChild();
    const job = this.#takeCurrent();
    if (job?.isSecondTry) {
      job.reject(new WorkError('broke-down', 'The process that works on it broke down.'));
    } else if (job) this.#again = { ...job, isSecondTry: true };
    this.#workOn();
  }

  #giveUp(): void {
    this.#endChild();
    this.#takeCurrent()?.reject(new WorkError('too-slow', 'The work took too long.'));
    this.#workOn();
  }

  #endChild(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #takeCurrent(): Job<Work, Made> | null {
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

const closed = () => new WorkError('stopping', 'The server is stopping.');
