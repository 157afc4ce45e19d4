// The process that speaks: one piece after the other, see work-process.ts.
import type { ChildProcess } from 'node:child_process';
import { SpeechError } from '../text-to-speech.ts';
import { WorkError, type WorkFailure, WorkProcess } from '../work-process.ts';
import type { PieceToSpeak } from './speech-synthesizer.ts';
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

export class SpeechProcess {
  readonly #process: WorkProcess<PieceToSpeak, Sound>;

  constructor({
    start,
    patienceMs = 20_000,
    maxWaiting = 100,
    restMs = 60_000,
  }: SpeechProcessOptions) {
    this.#process = new WorkProcess({ start, patienceMs, maxWaiting, restMs });
  }

  /**
   * @param askedBy who had least spoken lately is next
   * @throws SpeechError when too many wait, the piece cannot be spoken, or this was closed
   */
  async speak(piece: PieceToSpeak, askedBy: readonly string[] = []): Promise<Sound> {
    try {
      return await this.#process.run({ work: piece, askedBy, cost: piece.text.length });
    } catch (error) {
      throw error instanceof WorkError ? new SpeechError(sentenceOf(error)) : error;
    }
  }

  /** What was not spoken yet is refused. */
  close(): Promise<void> {
    return this.#process.close();
  }
}

const sentences: Partial<Record<WorkFailure, string>> = {
  'too-many': 'Too many texts wait to be spoken.',
  'broke-down': 'The process that speaks broke down.',
  'too-slow': 'A text took too long to be spoken.',
};

function sentenceOf({ failure, message }: WorkError): string {
  return sentences[failure] ?? message;
}
