// Reads a multipart form out of a request, whole or not at all.
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createOwnerTurns } from '#server/platform/owner-turns.ts';
import { AppError } from './app-error.ts';

export interface UploadForm {
  /** The files of the wanted field, in order. */
  files: UploadedFile[];
  /** The other fields; of those with one name the last. */
  fields: ReadonlyMap<string, string>;
  /** A file was larger than allowed. */
  isTooLarge: boolean;
}

export interface UploadedFile {
  /** As the client sent it. */
  name: string;
  bytes: Buffer;
}

/** Room for the boundaries, part headers and fields around the file. */
const maxFramingBytes = 64 * 1024;

/**
 * Whether the announced length says, before a byte is read, that the file is too large.
 * @param maxMegabytes of the file
 */
export function isAnnouncedTooLarge(request: FastifyRequest, maxMegabytes: number): boolean {
  const announced = Number(request.headers['content-length'] ?? 0);
  return announced > maxMegabytes * 1024 * 1024 + maxFramingBytes;
}

export interface WantedForm {
  ownerId: number;
  /** Name of the field whose files are wanted; others are passed over. */
  fileField: string;
  /** Of one file. */
  maxMegabytes: number;
}

export interface FormLimits {
  /** Forms of one owner that are read or worked on at once; the others wait unread. */
  atOnce: number;
  maxWaiting: number;
  /** Of all files together that are held. */
  mostBytes: number;
}

/**
 * Works on a form whose files are held in memory until the work ends. Counted is what has arrived, not what
 * was announced: forms that come drop by drop keep nobody else out.
 * @throws AppError upload-failed for a form that is cut off or broken, unavailable when too much is held
 */
export type WithForm = <T>(
  request: FastifyRequest,
  wanted: WantedForm,
  work: (form: UploadForm) => Promise<T>,
) => Promise<T>;

export function createFormReader(limits: FormLimits): WithForm {
  const turns = createOwnerTurns({ ...limits, refusal: tooMuchHeld });
  let heldBytes = 0;
  return (request, wanted, work) =>
    turns.run(wanted.ownerId, async () => {
      let ownBytes = 0;
      const hold = (bytes: number) => {
        if (heldBytes + bytes > limits.mostBytes) return false;
        heldBytes += bytes;
        ownBytes += bytes;
        return true;
      };
      try {
        return await work(await readForm(request, wanted, hold));
      } finally {
        heldBytes -= ownBytes;
      }
    });
}

/** One for the process: its memory is what is shared. No person at a screen sends four files at once. */
export const withForm: WithForm = createFormReader({
  atOnce: 4,
  maxWaiting: 200,
  mostBytes: 200 * 1024 * 1024,
});

/** @param hold takes room for a chunk; false when there is none */
async function readForm(
  request: FastifyRequest,
  { fileField, maxMegabytes }: WantedForm,
  hold: (bytes: number) => boolean,
): Promise<UploadForm> {
  const files: UploadedFile[] = [];
  const fields = new Map<string, string>();
  let isTooLarge = false;
  let isHeld = true;
  try {
    // Whoever left while this form waited for its turn sends no end either.
    if (request.raw.destroyed) throw new Error('aborted');
    // The form is read to its end even when it is refused, so that the client gets the answer.
    for await (const part of request.parts({ limits: limitsFor(maxMegabytes) })) {
      if (part.type !== 'file') {
        if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
        continue;
      }
      const isWanted = part.fieldname === fileField;
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) {
        const isKept = isWanted && files.length === 0 && isHeld && !part.file.truncated;
        if (!isKept) continue;
        isHeld = hold(chunk.length);
        if (isHeld) chunks.push(chunk);
        else chunks.length = 0;
      }
      // The parser cuts a file at the limit and goes on as if nothing happened.
      isTooLarge ||= part.file.truncated;
      if (isWanted) files.push({ name: part.filename ?? '', bytes: Buffer.concat(chunks) });
    }
  } catch (error) {
    throw new AppError('upload-failed', { detail: reasonOf(error), cause: error });
  }
  if (!isHeld) throw tooMuchHeld();
  return { files, fields, isTooLarge };
}

function limitsFor(maxMegabytes: number) {
  return {
    fileSize: maxMegabytes * 1024 * 1024,
    files: 10,
    fields: 20,
    parts: 30,
    fieldSize: 10_000,
    fieldNameSize: 100,
  };
}

function tooMuchHeld(): AppError {
  return new AppError('unavailable', {
    detail: 'Too many files arrive at the moment. Please try again shortly.',
    headers: { 'retry-after': '5' },
  });
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(code)) return 'Please upload one file at a time.';
  const isCut =
    code === 'FST_MP_PREMATURE_CLOSE' ||
    (error instanceof Error && /unexpected end|terminated early|aborted/i.test(error.message));
  return isCut
    ? 'The transfer was cut off before the file was complete. Please try again.'
    : 'The upload could not be read. Please try again.';
}
