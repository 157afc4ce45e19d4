// Starts the process that reads a document and waits for its answer, or ends it.

import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { DocumentExtension } from '#shared/domain/document-limits.ts';
import { maxPages } from '#shared/domain/document-limits.ts';
import type { ReadDocument } from './read-document.ts';
import {
  maxAnswerBytes,
  maxHeadingLength,
  maxPassageLength,
  maxPassages,
  maxReaderMegabytes,
  maxReaderMs,
} from './reading-limits.ts';
import { type ReadingProblem, readingProblems } from './reading-problems.ts';

export type ReaderOutcome =
  | { kind: 'read'; document: ReadDocument }
  | { kind: 'unreadable'; problem: ReadingProblem }
  /** Out of memory, out of time or broken; `detail` is for the log. */
  | { kind: 'died'; detail: string }
  /** Ended because `signal` said so. */
  | { kind: 'stopped' };

export interface FileToRead {
  extension: DocumentExtension;
  bytes: Buffer;
  /** Of a processor. */
  maxCpuMs: number;
}

/** Never rejects. The bytes go in through a pipe; nothing of the file is in a command line. */
export function runReader(
  { extension, bytes, maxCpuMs }: FileToRead,
  signal: AbortSignal,
): Promise<ReaderOutcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...readerArguments(), extension, String(maxCpuMs)], {
      // It gets no settings and no secrets.
      env: {},
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(isSource && { cwd: fileURLToPath(new URL('.', import.meta.url)) }),
    });
    giveWay(child);
    const answer: Buffer[] = [];
    let answerBytes = 0;
    let notes = '';
    const end = () => child.kill('SIGKILL');
    // It ends itself by then; this is for one that cannot.
    const timer = setTimeout(end, maxReaderMs + 2_000);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });

    child.stdout.on('data', (chunk: Buffer) => {
      answerBytes += chunk.length;
      if (answerBytes > maxAnswerBytes) end();
      else answer.push(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      notes = (notes + text).slice(0, 500);
    });
    // A reader that is gone takes no more; its end tells the rest.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
    child.on('error', (error) => finish(null, error.message));
    child.on('close', (code, killedBy) => finish(code, `${killedBy ?? `code ${code}`} ${notes}`));

    function finish(code: number | null, detail: string): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      const outcome = code === 0 ? parseAnswer(Buffer.concat(answer)) : null;
      if (signal.aborted) resolve({ kind: 'stopped' });
      else resolve(outcome ?? { kind: 'died', detail: detail.trim() });
    }
  });
}

/** Who waits for a page comes before a document that is read in the background. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

const isSource = import.meta.url.endsWith('.ts');

function readerArguments(): string[] {
  // Nothing that stands in a file can become code.
  const limits = [
    `--max-old-space-size=${maxReaderMegabytes}`,
    '--disallow-code-generation-from-strings',
  ];
  // Built, it lies beside the server; from the sources it needs the same loader as the server.
  const file = new URL(isSource ? './document-reader.ts' : './document-reader.js', import.meta.url);
  return [...limits, ...(isSource ? ['--import', 'tsx'] : []), fileURLToPath(file)];
}

/** The reader handles what strangers wrote, so its answer is checked like input. */
const answerSchema = z.union([
  z.object({
    passages: z
      .array(
        z.object({
          text: z.string().check(z.minLength(1), z.maxLength(maxPassageLength)),
          heading: z.string().check(z.maxLength(maxHeadingLength)),
          page: z.nullable(z.int().check(z.minimum(1), z.maximum(maxPages))),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxPassages)),
    pages: z.nullable(z.int().check(z.minimum(1), z.maximum(maxPages))),
    words: z.int().check(z.minimum(1)),
    note: z.string().check(z.maxLength(500)),
  }),
  // The keys of the table are the problems there are.
  z.object({
    problem: z.enum(Object.keys(readingProblems) as [ReadingProblem, ...ReadingProblem[]]),
  }),
]);

function parseAnswer(answer: Buffer): ReaderOutcome | null {
  let json: unknown;
  try {
    json = JSON.parse(answer.toString());
  } catch {
    return null;
  }
  const { data } = answerSchema.safeParse(json);
  if (!data) return null;
  return 'problem' in data
    ? { kind: 'unreadable', problem: data.problem }
    : { kind: 'read', document: data };
}
