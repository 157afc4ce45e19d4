// Every failure becomes application/problem+json (RFC 9457) with one plain sentence, never a stack.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#server/database/retry-while-away.ts';
import { isBusy } from '#server/database/sqlite-dialect.ts';
import { isStorageFull } from '#server/database/storage-full.ts';
import { SpeechError } from '#server/platform/text-to-speech.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { AppError, type AppErrorCode } from './app-error.ts';
import { createFailureLog } from './failure-log.ts';
import { inputErrors } from './input-errors.ts';

export function registerErrorHandler(app: FastifyInstance): void {
  const logFailure = createFailureLog(app.log);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isClientGone(request)) {
      request.log.info('the client left');
      return sendProblem(reply, new AppError('malformed-body'), request);
    }
    const appError = toAppError(error);
    if (appError.status >= 500) logFailure(request, error, appError.code);
    return sendProblem(reply, appError, request);
  });
}

/** It broke off in the middle of its body: nothing went wrong here, and nobody reads the answer. */
function isClientGone({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Also for answers that are given outside a handler, such as an unknown address. */
export function sendProblem(
  reply: FastifyReply,
  error: AppError,
  request: FastifyRequest,
): FastifyReply {
  const isDownload = downloadPath.test(request.url);
  const problem: Problem = {
    type: `urn:problem:${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.message,
    ...(error.errors && { errors: error.errors }),
    ...(isDownload && { message: error.message, details: error.message }),
  };
  for (const name of ['content-disposition', 'content-length', 'etag', 'last-modified']) {
    reply.removeHeader(name);
  }
  return reply
    .code(error.status)
    .headers({ 'cache-control': 'no-store', ...error.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

export function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) return new AppError('invalid-input', inputErrors(error));
  if (isStorageFull(error)) return new AppError('storage-full', { cause: error });
  if (isDatabaseAway(error) || isBusy(error)) {
    return new AppError('unavailable', { headers: { 'retry-after': '2' }, cause: error });
  }
  // A voice that cannot speak now: too much to say, or its process broke down.
  if (error instanceof SpeechError) {
    return new AppError('unavailable', { headers: { 'retry-after': '5' }, cause: error });
  }
  const code = fastifyErrors[error.code];
  if (code) return new AppError(code);
  const status = error.statusCode ?? 500;
  // What the HTTP layer itself refuses: its words are technical, but its status is right.
  if (status === 413) return new AppError('body-too-large');
  if (status === 429) return new AppError('too-many-requests');
  if (status === 415) return new AppError('unknown-body-type');
  if (status === 503) return new AppError('unavailable', { headers: { 'retry-after': '2' } });
  if (status >= 400 && status < 500) return new AppError('invalid-input');
  return new AppError('internal', { cause: error });
}

/** Their failures carry `message` and `details` as well (spec 7). */
const downloadPath = /^\/api\/(documents\/download|pdf)\//;

const fastifyErrors: Record<string, AppErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unknown-body-type',
  FST_ERR_BAD_URL: 'unknown-address',
  FST_ERR_NOT_FOUND: 'unknown-address',
};
