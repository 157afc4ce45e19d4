// Settings for the web app, and for the operator: does the server live, is it ready, what does it do.
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/http/app-error.ts';
import { freeDisk } from '#server/http/free-disk.ts';
import { route } from '#server/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { getConfig } from '#shared/contract/config.ts';
import { measureDeliveries } from './delivery-metrics.ts';
import { isDatabaseReady } from './health.store.ts';
import { mayReadMetrics } from './may-read-metrics.ts';
import { operatorNotes } from './operator-notes.ts';
import { measureProviderWork } from './provider-metrics.ts';
import { measureRequests } from './request-metrics.ts';

export function registerHealthRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services;

  route(app, getConfig, () => ({
    productName: config.productName,
    supportEmail: config.supportEmail,
    voiceNumber: config.voiceNumber,
    adminEmail: config.adminEmail,
    maxUploadMegabytes: config.maxUploadMegabytes,
    isProviderNotified: config.webhookUrl !== null || config.smtpUrl !== null,
    isMailSent: config.smtpUrl !== null,
    hasTranscription: config.transcriptionModel !== null,
  }));

  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, (_request, reply) => reply.send({ status: 'ok' }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const isReady = await isDatabaseReady(db);
    const { freeBytes, floorBytes } = await freeDisk(config.dataDir);
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : 'not ready',
      database: isReady ? 'ok' : 'away',
      freeDiskMegabytes: Math.floor(freeBytes / 1024 / 1024),
      isDiskLow: freeBytes < floorBytes,
      notes: operatorNotes(config),
    });
  });

  const metrics = measureRequests(app);
  measureDeliveries(metrics, services);
  measureProviderWork(metrics, services);
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw new AppError('metrics-refused');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
