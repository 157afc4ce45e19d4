// Takes the one file of a multipart upload out of the request, whole or not at all (spec 5, 7).
import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { isAnnouncedTooLarge, type UploadedFile, type UploadForm } from '#server/http/read-form.ts';

/**
 * Refuses by the announced length before a byte is read.
 * @throws AppError file-too-large
 */
export function refuseLargeUpload(request: FastifyRequest, maxMegabytes: number): void {
  if (isAnnouncedTooLarge(request, maxMegabytes)) throw tooLarge(maxMegabytes);
}

/**
 * Works on the file while it is held in memory.
 * @throws AppError file-too-large, upload-failed, unavailable
 */
export async function withUpload<T>(
  request: FastifyRequest,
  { ownerId, maxMegabytes }: { ownerId: number; maxMegabytes: number },
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    throw new AppError('upload-failed', {
      detail: 'The file must be sent as multipart form data, in a field named file.',
    });
  }
  return request.server.withForm(request, { ownerId, fileField: 'file', maxMegabytes }, (form) =>
    work(onlyFile(form, maxMegabytes)),
  );
}

function onlyFile({ files, isTooLarge }: UploadForm, maxMegabytes: number): UploadedFile {
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
