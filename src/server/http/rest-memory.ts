// Gives memory back once nobody asks anything: left alone, a process keeps what its busiest moment needed,
// twice and more of what is in use, for as long as it rests.
import type { FastifyInstance } from 'fastify';
import { collectGarbage } from '#server/platform/collect-garbage.ts';

/** @param restMs without a request, after which nobody is kept waiting by the collection */
export function registerRestMemory(
  app: FastifyInstance,
  restMs = 10_000,
  collect: () => void = collectGarbage,
): void {
  // The start leaves much behind as well.
  let isUsed = true;
  let isResting = false;
  app.addHook('onRequest', (_request, _reply, done) => {
    isUsed = true;
    isResting = false;
    done();
  });
  const timer = setInterval(() => {
    if (isUsed && isResting) {
      isUsed = false;
      collect();
    }
    isResting = true;
  }, restMs);
  timer.unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
