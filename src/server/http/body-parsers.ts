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
      parseJson(request, text, (error, value) => {
        done(error && isJson(text) ? hostileName() : error, value);
      });
    },
  );
  app.addHook('preValidation', (request, _reply, done) => {
    for (const input of [request.params, request.query, request.body]) refuseHostile(input);
    fillEmptyBody(request);
    done();
  });
}

/** No body at all means no values: each call then says itself what it misses. */
function fillEmptyBody(request: FastifyRequest): void {
  const wantsBody = request.routeOptions.schema?.body !== undefined;
  if (wantsBody && (request.body === undefined || request.body === null)) request.body = {};
}

/**
 * NUL is refused at the border: PostgreSQL does not take it. Keys count as well as values. What is nested
 * deeper than anything we know is refused too: whoever walks through it later would run out of stack.
 */
function refuseHostile(value: unknown, depth = 0): void {
  if (typeof value === 'string') refuseNul(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxDepth) throw new AppError('invalid-input', { detail: tooDeep });
  for (const [key, inner] of Object.entries(value)) {
    refuseNul(key);
    refuseHostile(inner, depth + 1);
  }
}

function refuseNul(text: string): void {
  if (text.includes('\0')) throw new AppError('invalid-input', { detail: hasNul });
}

/** It could be read, but holds a name that would reach into the program's own objects. */
function hostileName(): AppError {
  return new AppError('invalid-input', { detail: hasHostileName });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const maxDepth = 32;
const hasNul = 'A text holds a character that is not allowed.';
const hasHostileName = 'The names __proto__ and constructor are not allowed in the data.';
const tooDeep = 'The data is nested too deeply.';
