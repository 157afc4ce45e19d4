// Answers that are ready in one turn of the event loop are sent one after the other at its end. A client
// on the same machine, most often a proxy, is then woken once and not for every answer; waking it
// costs more than answering (decision 0006).
import type { FastifyInstance } from 'fastify';

export function registerJointSending(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    setImmediate(done, null, payload);
  });
}
