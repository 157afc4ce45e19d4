// Who may read /metrics: whoever knows METRICS_TOKEN; without one only this machine itself.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isKnownHost } from '#server/http/known-host.ts';

export function mayReadMetrics(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(digest(given), digest(token));
  }
  // Behind a proxy on this machine everybody would seem to be local.
  const isForwarded =
    request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  // A page of another site must not read it under a name that it has led to this machine.
  const isThisMachine = isKnownHost(request.headers.host, { host: 'localhost' });
  return !isForwarded && isThisMachine && loopback.test(request.socket.remoteAddress ?? '');
}

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
