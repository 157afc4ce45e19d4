// Ties a call of the contract to its handler: validates the input, trims the answer, documents it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { retryWhileAway, withPatience } from '#server/database/retry-while-away.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { JsonText } from './json-text.ts';
import type { Owner } from './session.ts';

/** A GET answers HEAD as well, from the same handler, so that both give the same headers. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (context: RouteContext<E>) => Answered<E>,
): void {
  // Work that may be done twice without harm is repeated while PostgreSQL is away.
  const mayRepeat = endpoint.method === 'GET' || endpoint.method === 'PATCH';
  app.route({
    method: endpoint.method === 'GET' ? ['GET', 'HEAD'] : endpoint.method,
    url: endpoint.path,
    // A download keeps its length, so that HEAD and GET agree.
    ...(!endpoint.answer && { compress: false }),
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(endpoint.answer && { response: { 200: endpoint.answer } }),
    },
    handler: async (request, reply) => {
      // The validator has put the schemas' output in place of what came in.
      const context = {
        params: request.params,
        query: request.query,
        body: request.body,
        owner: request.identity.owner,
        request,
        reply,
      } as RouteContext<E>;
      const answer = await withPatience(request.patience, async () =>
        mayRepeat ? retryWhileAway(async () => await handler(context)) : handler(context),
      );
      if (!(answer instanceof JsonText)) return answer;
      return reply.type('application/json; charset=utf-8').send(answer.text);
    },
  });
}

export interface RouteContext<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** Who asks; null for a browser that has not stored anything yet. */
  owner: Owner | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Result<E extends Endpoint> = E['answer'] extends z.ZodMiniType
  ? z.input<E['answer']>
  : unknown;
type Answered<E extends Endpoint> = Promise<Result<E> | JsonText> | Result<E> | JsonText;
