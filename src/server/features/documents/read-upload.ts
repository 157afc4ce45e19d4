// Takes the one file of a multipart upload out of the request, whole or not at all (spec 5, 7).
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';

export interface UploadedFile {
  /** As the client sent it. */
  name: string;
  bytes: Buffer;
}

/** Room for the boundaries and part headers around the file. */
const maxFramingBytes = 64 * 1024;

/**
 * Refuses by the announced length before a byte is read.
 * @throws AppError file-too-large
 */
export function refuseLargeUpload(request: FastifyRequest, maxMegabytes: number): void {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > maxMegabytes * 1024 * 1024 + maxFramingBytes) throw tooLarge(maxMegabytes);
}

/** @throws AppError file-too-large, upload-failed */
export async function readUpload(
  request: FastifyRequest,
  maxMegabytes: number,
): Promise<UploadedFile> {
  if (!request.isMultipart()) {
    throw new AppError('upload-failed', {
      detail: 'The file must be sent as multipart form data, in a field named file.',
    });
  }
  const files: UploadedFile[] = [];
  let isTruncated = false;
  try {
    // The form is read to its end even when it is refused, so that the client gets the answer.
    for await (const part of request.parts({ limits: limitsFor(maxMegabytes) })) {
      if (part.type !== 'file') continue;
      const bytes = await collect(part, files.length === 0 && part.fieldname === 'file');
      // The parser cuts a file at the limit and goes on as if nothing happened.
      isTruncated ||= part.file.truncated;
      if (part.fieldname === 'file') files.push({ name: part.filename ?? '', bytes });
    }
  } catch (error) {
    throw new AppError('upload-failed', { detail: reasonOf(error), cause: error });
  }
  if (isTruncated) throw tooLarge(maxMegabytes);
  const [file, ...others] = files;
  if (!file) {
    throw new AppError('upload-failed', { detail: 'No file was sent in a field named file.' });
  }
  if (others.length > 0) {
    throw new AppError('upload-failed', { detail: 'Please upload one file at a time.' });
  }
  return file;
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

function tooLarge(maxMegabytes: number): AppError {
  return new AppError('file-too-large', { detail: `Maximum file size is ${maxMegabytes}MB` });
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
