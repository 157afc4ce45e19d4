// While the server stops, each finished answer also ends its connection: an idle one kept alive would
// hold the process for a minute.
import type { FastifyInstance } from 'fastify';

export function registerGracefulStop(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
}
