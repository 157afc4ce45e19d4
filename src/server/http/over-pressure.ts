// When requests come faster than they are answered, new ones are refused at once instead of failing slowly. The
// measure is how many are being worked on: a body that is still on its way costs nobody anything (arriving-bodies.ts
// sees to it). The delay of the event loop is no measure: on a busy machine it jumps although this process has
// nothing to do.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';
import { AddressPlaces, type Places } from './address-places.ts';
import { AppError } from './app-error.ts';
import { hasBody } from './has-body.ts';

/** Clear-all of 100 assistants in parallel, by several people of one office, is within an address's share. */
const defaultPlaces = { total: 1_000, perAddress: 400, few: 20 };

export function registerOverPressure(app: FastifyInstance, limits: Places = defaultPlaces): void {
  const places = new AddressPlaces(limits);
  app.addHook('onRequest', (request, reply, done) => {
    if (!operatorPaths.has(request.url) && !hasBody(request.headers)) enter(request, reply);
    done();
  });
  // By now the body is here, a form excepted: how many of those are held has limits of its own (read-form.ts).
  app.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request.headers) && !isForm(request)) enter(request, reply);
    done();
  });

  function enter({ ip }: FastifyRequest, reply: FastifyReply): void {
    const key = addressKey(ip);
    const refusal = places.enter(key);
    if (refusal) throw refuse[refusal]();
    // Ends with the answer or with a connection that breaks before it.
    reply.raw.once('close', () => places.leave(key));
  }
}

const refuse = {
  own: () => new AppError('too-many-requests', { headers: { 'retry-after': '1' } }),
  all: () => new AppError('unavailable', { headers: { 'retry-after': '5' } }),
};

const operatorPaths = new Set(['/healthz', '/readyz', '/metrics']);

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false;
}
