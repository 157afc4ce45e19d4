// Sends a sound whole or in part: a player asks for the part it needs (RFC 9110, range requests).
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Speech } from '#server/platform/text-to-speech.ts';
import { AppError } from './app-error.ts';

export interface SoundToSend {
  sound: Speech;
  cacheControl: string;
}

/** The same headers for HEAD and GET, the length among them. */
export function sendSound(
  request: FastifyRequest,
  reply: FastifyReply,
  { sound: { bytes, mimeType }, cacheControl }: SoundToSend,
): FastifyReply {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const range = wantedRange(request, bytes.length, etag);
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  reply
    .code(range ? 206 : 200)
    .header('content-type', mimeType)
    .header('content-length', part.length)
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('cache-control', cacheControl);
  if (range) reply.header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  return reply.send(request.method === 'HEAD' ? undefined : part);
}

interface ByteRange {
  first: number;
  last: number;
}

/**
 * null: the whole. Ranges count for GET only; several at once, or what is not understood, may be ignored.
 * @throws AppError range-not-satisfiable
 */
function wantedRange(
  { method, headers }: FastifyRequest,
  length: number,
  etag: string,
): ByteRange | null {
  const condition = headers['if-range'];
  if (method !== 'GET' || (condition !== undefined && condition !== etag)) return null;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  const range =
    first === ''
      ? { first: Math.max(0, length - Number(last)), last: length - 1 }
      : {
          first: Number(first),
          last: last === '' ? length - 1 : Math.min(Number(last), length - 1),
        };
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  if (range.first > range.last) {
    throw new AppError('range-not-satisfiable', {
      headers: { 'content-range': `bytes */${length}`, 'accept-ranges': 'bytes' },
    });
  }
  return range;
}
