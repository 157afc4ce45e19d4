// What a body may be: JSON up to 1 MB (multipart is registered by the uploads), nothing else.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

const maxJsonBytes = 1024 * 1024;

export function registerBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: maxJsonBytes },
    (request, text, done) => {
      // DELETE and /deploy come with a JSON content type and no body.
      if (text.trim() === '') return done(null, undefined);
      parseJson(request, text, done);
    },
  );
  app.addHook('preValidation', (request, _reply, done) => {
    if (hasNul(request.params) || hasNul(request.query) || hasNul(request.body)) {
      throw new AppError('invalid-input', {
        detail: 'A text holds a character that is not allowed.',
      });
    }
    fillEmptyBody(request);
    done();
  });
}

/** No body at all means no values: each call then says itself what it misses. */
function fillEmptyBody(request: FastifyRequest): void {
  const wantsBody = request.routeOptions.schema?.body !== undefined;
  if (wantsBody && (request.body === undefined || request.body === null)) request.body = {};
}

/** NUL is refused at the border: PostgreSQL does not take it. Keys count as well as values. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (isMultipartPart(value)) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}

const isMultipartPart = (value: object): boolean => 'fieldname' in value || 'pipe' in value;
