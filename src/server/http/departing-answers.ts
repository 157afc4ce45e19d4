// Answers that are on their way out. What a client does not take lies in our memory: each address has so much of
// that, and an answer that nobody takes anything of is given up.
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { addressKey } from './address-key.ts';
import { AddressPlaces, type Places } from './address-places.ts';
import { AppError } from './app-error.ts';

export interface DepartureLimits {
  /** In bytes. */
  places: Places;
  /** An answer that does not get on for so long is given up. */
  stillMs: number;
  /** What a connection takes over at once, so that nothing is left here. */
  leastBytes: number;
}

const megabyte = 1024 * 1024;

const defaultLimits: DepartureLimits = {
  places: { total: 96 * megabyte, perAddress: 32 * megabyte, few: 4 * megabyte },
  stillMs: 30_000,
  leastBytes: 64 * 1024,
};

export function registerDepartingAnswers(
  app: FastifyInstance,
  { places: limits, stillMs, leastBytes }: DepartureLimits = defaultLimits,
): void {
  const places = new AddressPlaces(limits);
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = bytesOf(payload);
    if (bytes !== undefined && bytes < leastBytes) return done(null, payload);
    // Node ends a connection on which nothing moves for so long, until the answer is out.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(stillMs);
    // A stream reads what it sends as it is taken.
    if (bytes === undefined) return done(null, payload);
    const key = addressKey(request.ip);
    const refusal = places.enter(key, bytes);
    if (refusal) {
      const code = refusal === 'own' ? 'too-many-requests' : 'unavailable';
      return done(new AppError(code, { headers: { 'retry-after': '5' } }));
    }
    reply.raw.once('close', () => places.leave(key, bytes));
    done(null, payload);
  });
}

/** undefined for a stream. */
function bytesOf(payload: unknown): number | undefined {
  if (payload === undefined || payload === null) return 0;
  if (typeof payload === 'string') return payload.length;
  return Buffer.isBuffer(payload) ? payload.length : undefined;
}
