// Bodies that are on their way. Each address has so many at once, and one that does not get on is given up: a
// connection that holds still costs its sender nothing, so it must not cost the others anything either.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { AddressPlaces, type Places } from './address-places.ts';
import { AppError } from './app-error.ts';
import { hasBody } from './has-body.ts';

export interface ArrivalLimits {
  places: Places;
  /** In each of these windows so many bytes more must have come, or the end. */
  windowMs: number;
  leastBytes: number;
}

/** 2 KB a second: less than the slowest telephone line sends, and above it 5 minutes in all (app.ts). */
const defaultLimits: ArrivalLimits = {
  places: { total: 2_000, perAddress: 200, few: 20 },
  windowMs: 15_000,
  leastBytes: 32 * 1024,
};

interface Arrival {
  request: FastifyRequest;
  bytes: number;
  sinceMs: number;
}

export function registerArrivingBodies(
  app: FastifyInstance,
  { places: limits, windowMs, leastBytes }: ArrivalLimits = defaultLimits,
): void {
  const places = new AddressPlaces(limits);
  const arrivals = new Set<Arrival>();

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.headers)) return done();
    const key = addressKey(request.ip);
    const refusal = places.enter(key);
    if (refusal) {
      // What is not read of this body must not hold the connection.
      reply.header('connection', 'close');
      throw new AppError(refusal === 'own' ? 'too-many-requests' : 'unavailable', {
        headers: { 'retry-after': '5' },
      });
    }
    const arrival = { request, bytes: 0, sinceMs: performance.now() };
    arrivals.add(arrival);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      arrivals.delete(arrival);
      places.leave(key);
    };
    request.raw.once('end', end);
    // The answer or the connection may end before the body does.
    reply.raw.once('close', end);
    done();
  });

  const timer = setInterval(() => {
    const nowMs = performance.now();
    for (const arrival of arrivals) lookAt(arrival, nowMs);
  }, windowMs / 3);
  timer.unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });

  function lookAt(arrival: Arrival, nowMs: number): void {
    const { raw } = arrival.request;
    const { bytesRead } = raw.socket;
    // A form that waits for its turn is not read by us: that is not its sender's fault.
    const isAwaited = raw.readableFlowing === true;
    if (!isAwaited || bytesRead - arrival.bytes >= leastBytes) {
      arrival.bytes = bytesRead;
      arrival.sinceMs = nowMs;
    } else if (nowMs - arrival.sinceMs >= windowMs) {
      raw.socket.end(tooSlow);
      raw.socket.destroySoon();
    }
  }
}

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
