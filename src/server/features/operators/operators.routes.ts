// The provider's calls: sign in and out, the deployment requests of all owners, recording a number.
import type { FastifyInstance } from 'fastify';
import { retryWhileAway } from '#server/database/retry-while-away.ts';
import { assignNumber, listNumberRequests } from '#server/features/deployment/numbers.service.ts';
import { releaseWithdrawn } from '#server/features/deployment/withdrawn.service.ts';
import { addressKey } from '#server/http/address-key.ts';
import { AppError } from '#server/http/app-error.ts';
import { parseId } from '#server/http/object-id.ts';
import { route } from '#server/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import * as calls from '#shared/contract/operator.ts';
import { operatorCookie } from './operator-cookie.ts';
import { operatorOf, signIn, signOut } from './sign-in.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on the operators' calls only. */
    operatorName: string;
  }
}

const mostRows = 500;

export function registerOperatorsRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, outbox } = services;
  const cookie = operatorCookie(config);
  app.decorateRequest('operatorName', '');

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
      const token = cookie.read(request);
      const name = token && (await retryWhileAway(() => operatorOf(services, token)));
      if (!name) throw new AppError('operators-only');
      request.operatorName = name;
      reply.header('cache-control', 'no-store');
    });

    route(desk, calls.signOutOperator, async ({ request, reply }) => {
      await signOut(db, cookie.read(request));
      cookie.clear(reply);
      return { success: true };
    });

    route(desk, calls.listDeploymentRequests, ({ query }) =>
      listNumberRequests(db, {
        state: query.state,
        limit: Math.min(Number(query.limit), mostRows),
        offset: Number(query.offset),
      }),
    );

    route(desk, calls.releaseWithdrawn, async ({ params }) => {
      await releaseWithdrawn(db, parseId(params.id));
      return { success: true };
    });

    route(desk, calls.recordPhoneNumber, async ({ params, body, request }) => {
      const recorded = await assignNumber(services, {
        assistantId: parseId(params.id),
        phoneNumber: body.phoneNumber,
        assignedBy: request.operatorName,
      });
      outbox.wake();
      return recorded;
    });
  });
}
