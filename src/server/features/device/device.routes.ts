// The anonymous owner behind this browser (spec 1): its identifiers, its browsers, its way back.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { parseId } from '#server/http/object-id.ts';
import { route } from '#server/http/route.ts';
import { claimOwner, type Owner, requireOwner } from '#server/http/session.ts';
import type { Services } from '#server/platform/services.ts';
import * as contract from '#shared/contract/device.ts';
import * as device from './device.service.ts';

export function registerDeviceRoutes(app: FastifyInstance, services: Services): void {
  route(app, contract.getDevice, async ({ query, owner, request, reply }) => {
    await app.sessions.refresh(request, reply);
    return device.readDevice(services, owner, query.deviceId);
  });

  route(app, contract.listBrowsers, ({ owner }) => device.listBrowsers(services, owner));

  route(app, contract.removeBrowser, async ({ params, owner, reply }) => {
    const own = requireOwner(owner);
    const id = parseId(params.id);
    await device.removeBrowser(services, own, id);
    if (id === own.sessionId) app.sessions.forget(reply);
    return { success: true };
  });

  route(app, contract.forgetBrowser, async ({ owner, reply }) => {
    // It may be gone already, removed from another browser; the cookie goes in any case.
    if (owner) await device.removeBrowser(services, owner, owner.sessionId).catch(ignoreMissing);
    app.sessions.forget(reply);
    return { success: true };
  });

  route(app, contract.createRecoveryCode, async ({ request, reply }) => {
    const owner = await claimOwner(request, reply);
    return { recoveryCode: await device.renewRecoveryCode(services, owner) };
  });

  route(app, contract.redeemRecoveryCode, async ({ body, owner, request, reply }) => {
    const ownerId = await app.limitGuesses(request, 'recovery-code', () =>
      device.findByRecoveryCode(services, body.recoveryCode),
    );
    await confirmSwitch(owner, ownerId, body.confirmSwitch);
    await device.useUpRecoveryCode(services, body.recoveryCode);
    return join(owner, ownerId, request, reply);
  });

  route(app, contract.createLink, async ({ request, reply }) => {
    const owner = await claimOwner(request, reply);
    return device.makeLink(services, owner, addressOf(request));
  });

  route(app, contract.previewLink, async ({ body, owner, request }) => {
    const ownerId = await ownerOfLink(request, body.secret);
    return {
      assistantNames: await device.assistantNames(services, ownerId),
      ownsSomething: await device.wouldLeaveAssistants(services, owner, ownerId),
    };
  });

  route(app, contract.redeemLink, async ({ body, owner, request, reply }) => {
    const ownerId = await ownerOfLink(request, body.secret);
    await confirmSwitch(owner, ownerId, body.confirmSwitch);
    await device.useUpLink(services, body.secret);
    return join(owner, ownerId, request, reply);
  });

  async function ownerOfLink(request: FastifyRequest, secret: string): Promise<number> {
    const found = await app.limitGuesses(request, 'link', () =>
      device.findByLink(services, secret),
    );
    // A second click on it is no guess.
    if (found === 'over') throw new AppError('link-not-usable');
    return found;
  }

  async function confirmSwitch(owner: Owner | null, ownerId: number, isConfirmed = false) {
    if (!isConfirmed && (await device.wouldLeaveAssistants(services, owner, ownerId))) {
      throw new AppError('confirm-switch');
    }
  }

  async function join(
    owner: Owner | null,
    ownerId: number,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    if (owner?.id !== ownerId) await app.sessions.join(request, reply, ownerId);
    return { success: true, deviceIds: await device.deviceIdsOf(services, ownerId) };
  }

  /** Without PUBLIC_URL the address this page was opened under; it was checked to be our own. */
  function addressOf(request: FastifyRequest): string {
    const { publicUrl, isPublicUrlSet } = services.config;
    return isPublicUrlSet ? publicUrl : (request.headers.origin ?? publicUrl);
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
