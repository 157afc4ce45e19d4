// The anonymous owner behind this browser (spec 1): its identifiers and its cookie.
import type { FastifyInstance } from 'fastify';
import { route } from '#server/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { getDevice } from '#shared/contract/device.ts';
import { readDevice } from './device.service.ts';

export function registerDeviceRoutes(app: FastifyInstance, services: Services): void {
  route(app, getDevice, async ({ query, owner, request, reply }) => {
    await app.sessions.refresh(request, reply);
    return readDevice(services, owner, query.deviceId);
  });
}
