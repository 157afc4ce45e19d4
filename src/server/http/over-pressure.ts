// When the process cannot keep up, new requests get a quick 503 instead of a slow failure.
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

export async function registerOverPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    // Far above what a slow machine shows under honest load.
    maxEventLoopDelay: 5_000,
    pressureHandler: (request: FastifyRequest) => {
      if (operatorPaths.has(request.url)) return;
      throw new AppError('unavailable', { headers: { 'retry-after': '10' } });
    },
  });
}

const operatorPaths = new Set(['/healthz', '/readyz', '/metrics']);
