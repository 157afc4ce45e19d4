// Reads a multipart form out of a request, whole or not at all.
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
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

/**
 * @param fileField name of the field whose files are wanted; others are passed over
 * @param maxMegabytes of one file
 * @throws AppError upload-failed for a form that is cut off or broken
 */
export async function readForm(
  request: FastifyRequest,
  fileField: string,
  maxMegabytes: number,
): Promise<UploadForm> {
  const files: UploadedFile[] = [];
  const fields = new Map<string, string>();
  let isTooLarge = false;
  try {
    // The form is read to its end even when it is refused, so that the client gets the answer.
    for await (const part of request.parts({ limits: limitsFor(maxMegabytes) })) {
      if (part.type !== 'file') {
        if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
        continue;
      }
      const isWanted = part.fieldname === fileField;
      const bytes = await collect(part, isWanted && files.length === 0);
      // The parser cuts a file at the limit and goes on as if nothing happened.
      isTooLarge ||= part.file.truncated;
      if (isWanted) files.push({ name: part.filename ?? '', bytes });
    }
  } catch (error) {
    throw new AppError('upload-failed', { detail: reasonOf(error), cause: error });
  }
  return { files, fields, isTooLarge };
}

type FilePart = Extract<Multipart, { type: 'file' }>;

async function collect(part: FilePart, isWanted: boolean): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) {
    if (isWanted && !part.file.truncated) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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
