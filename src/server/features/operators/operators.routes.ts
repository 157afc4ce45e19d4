// The provider's calls: sign in and out, the deployment requests of all owners, and what becomes of them.
import type { FastifyInstance } from 'fastify';
import {
  changeRequest,
  listNumberRequests,
  makeRecoveryCodeFor,
} from '#server/features/deployment/numbers.service.ts';
import { releaseWithdrawn } from '#server/features/deployment/withdrawn.service.ts';
import { addressKey } from '#server/http/address-key.ts';
import { AppError } from '#server/http/app-error.ts';
import { parseId } from '#server/http/object-id.ts';
import { route } from '#server/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import * as calls from '#shared/contract/operator.ts';
import { type AskingOperator, askingOperator } from './ask-at-desk.ts';
import { operatorCookie } from './operator-cookie.ts';
import { signIn, signOut } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the operators' calls only. */
    operator: AskingOperator | null;
  }
}

const mostRows = 500;

export function registerOperatorsRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config, outbox } = services;
  const cookie = operatorCookie(config);
  app.decorateRequest('operator', null);

  route(app, calls.signInOperator, async ({ body, request, reply }) => {
    const { token, ...signedIn } = await app.limitGuesses(request, 'password', () =>
      signIn(services, { ...body, address: addressKey(request.ip) }),
    );
    cookie.set(reply.header('cache-control', 'no-store'), token);
    return { success: true, ...signedIn };
  });

  app.register(async (desk) => {
    // Before anything of the request is read: who may not ask learns nothing, not even of a mistake.
    desk.addHook('onRequest', async (request, reply) => {
      request.operator = await askingOperator(services, request);
      reply.header('cache-control', 'no-store');
    });

    route(desk, calls.signOutOperator, async ({ request, reply }) => {
      await signOut(db, cookie.read(request));
      cookie.clear(reply);
      return { success: true };
    });

    route(desk, calls.listDeploymentRequests, async ({ query, reply }) => {
      const { requests, total } = await listNumberRequests(db, {
        state: query.state,
        search: query.q,
        order: query.order,
        limit: Math.min(Number(query.limit), mostRows),
        offset: Number(query.offset),
        now: clock.now().toISOString(),
      });
      reply.header('x-total-count', total);
      return requests;
    });

    route(desk, calls.releaseWithdrawn, async ({ params }) => {
      await releaseWithdrawn(db, parseId(params.id));
      return { success: true };
    });

    route(desk, calls.changeDeploymentRequest, async ({ params, body, request }) => {
      const changed = await changeRequest(services, {
        ...body,
        assistantId: parseId(params.id),
        changedBy: askedBy(request.operator).name,
      });
      outbox.wake();
      return changed;
    });

    route(desk, calls.giveRecoveryCode, async ({ params, request }) => {
      const { name, isPerson } = askedBy(request.operator);
      // Somebody has to have checked who asks for it.
      if (!isPerson) throw new AppError('token-scope', { detail: onlyPeople });
      const given = await makeRecoveryCodeFor(services, parseId(params.id), name);
      outbox.wake();
      return given;
    });
  });
}

const onlyPeople = 'Only a signed-in operator may make a recovery code, after checking who asks.';

function askedBy(operator: AskingOperator | null): AskingOperator {
  if (!operator) throw new AppError('operators-only');
  return operator;
}
