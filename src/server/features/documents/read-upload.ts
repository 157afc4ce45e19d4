// Takes the one file of a multipart upload out of the request, whole or not at all (spec 5, 7).
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { isAnnouncedTooLarge, readForm, type UploadedFile } from '#server/http/read-form.ts';

/**
 * Refuses by the announced length before a byte is read.
 * @throws AppError file-too-large
 */
export function refuseLargeUpload(request: FastifyRequest, maxMegabytes: number): void {
  if (isAnnouncedTooLarge(request, maxMegabytes)) throw tooLarge(maxMegabytes);
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
  const { files, isTooLarge } = await readForm(request, 'file', maxMegabytes);
  if (isTooLarge) throw tooLarge(maxMegabytes);
  const [file, ...others] = files;
  if (!file) {
    throw new AppError('upload-failed', { detail: 'No file was sent in a field named file.' });
  }
  if (others.length > 0) {
    throw new AppError('upload-failed', { detail: 'Please upload one file at a time.' });
  }
  return file;
}

function tooLarge(maxMegabytes: number): AppError {
  return new AppError('file-too-large', { detail: `Maximum file size is ${maxMegabytes}MB` });
}
