// When requests come faster than they are answered, new ones get a quick 503 instead of a slow failure.
// The measure is how many are being worked on. The delay of the event loop is none: on a busy machine
// it jumps although this process has nothing to do.
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

export function registerOverPressure(app: FastifyInstance, maxRunning = 1_000): void {
  let running = 0;
  app.addHook('onRequest', (request, reply, done) => {
    // Ends with the answer or with a connection that breaks before it.
    running += 1;
    reply.raw.once('close', () => {
      running -= 1;
    });
    if (running > maxRunning && !operatorPaths.has(request.url)) {
      throw new AppError('unavailable', { headers: { 'retry-after': '5' } });
    }
    done();
  });
}

const operatorPaths = new Set(['/healthz', '/readyz', '/metrics']);
