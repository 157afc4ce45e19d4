// Settings for the web app, and whether the server lives and is ready.
import type { FastifyInstance } from 'fastify';
import { route } from '#server/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { getConfig } from '#shared/contract/config.ts';

export function registerHealthRoutes(app: FastifyInstance, { config }: Services): void {
  route(app, getConfig, () => ({
    productName: config.productName,
    supportEmail: config.supportEmail,
    voiceNumber: config.voiceNumber,
    adminEmail: config.adminEmail,
    maxUploadMegabytes: config.maxUploadMegabytes,
    isProviderNotified: config.webhookUrl !== null || config.smtpUrl !== null,
    isMailSent: config.smtpUrl !== null,
  }));
}
