// Has the PDFs of configurations made: each version once, owners in turns, by a process of its own, the long ones
// by another.
import type { ChildProcess } from 'node:child_process';
import { AppError } from '#server/http/app-error.ts';
import { createFairLane } from '#server/platform/fair-lane.ts';
import { startHelper } from '#server/platform/start-helper.ts';
import { WorkProcess } from '#server/platform/work-process.ts';
import type { MadePdf, PdfToMake } from './pdf-maker.ts';

export interface ConfigurationPdfs {
  /** @throws AppError unavailable when too many wait; else what `content` throws */
  make(wanted: WantedPdf): Promise<ConfigurationPdf>;
  /** Ends its process; what was not made yet is refused. */
  close(): Promise<void>;
}

export interface ConfigurationPdf {
  pdf: Buffer;
  submissionId: number;
  createdAt: Date;
}

export interface WantedPdf {
  /** What is asked for under one key at once is made once, as the first of them wants it. */
  key: string;
  /** Of the submission that it names. */
  submissionId: number;
  askedBy: readonly string[];
  /** Characters, about. */
  length: number;
  /** Read only when its turn has come: what waits holds nothing. */
  content: () => Promise<PdfToMake>;
}

/** Beside the text of an empty one. */
const shortest = 2_000;
/** Characters: some hundred pages. */
const longFrom = 200_000;

export function createConfigurationPdfs(start = startPdfMaker): ConfigurationPdfs {
  // A usual one, made in a tenth of a second, does not wait until one that takes seconds is done.
  const [usual, long] = [createMaker(start), createMaker(start)];
  const inTheMaking = new Map<string, Promise<ConfigurationPdf>>();
  return {
    make({ key, submissionId, askedBy, length, content }) {
      const running = inTheMaking.get(key);
      if (running) return running;
      const cost = shortest + length;
      const { lane, maker } = length < longFrom ? usual : long;
      const made = lane
        .run({ askedBy, cost }, async () => {
          const work = await content();
          const { bytes } = await maker.run({ work, askedBy, cost });
          const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
          return { pdf, submissionId, createdAt: work.createdAt };
        })
        .finally(() => inTheMaking.delete(key));
      inTheMaking.set(key, made);
      return made;
    },
    close: async () => {
      await Promise.all([usual.maker.close(), long.maker.close()]);
    },
  };
}

function createMaker(start: () => ChildProcess) {
  const maker = new WorkProcess<PdfToMake, MadePdf>({
    start,
    patienceMs: 60_000,
    // The lane gives it one at a time.
    maxWaiting: 1,
    restMs: 60_000,
  });
  return { lane: createFairLane({ atOnce: 1, mostWaiting: 500, refusal: tooManyPdfs }), maker };
}

function startPdfMaker() {
  return startHelper({ beside: import.meta.url, name: 'pdf-maker', maxMegabytes: 400 });
}

function tooManyPdfs(): AppError {
  return new AppError('unavailable', {
    detail: 'Many summaries are being made at the moment. Please try again shortly.',
    headers: { 'retry-after': '10' },
  });
}
