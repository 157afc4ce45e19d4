// The purge as a job of the server: once a day, by one of the servers on a database.
import type { FastifyInstance } from 'fastify';
import { createDailyJob } from '#server/platform/daily-job.ts';
import type { Services } from '#server/platform/services.ts';
import { purge } from './purge.service.ts';

export function registerDailyPurge(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const job = createDailyJob({
    name: 'purge',
    db,
    clock,
    work: async () => app.log.info({ removed: await purge(services) }, 'purged'),
    report: (err) => app.log.error({ err }, 'the daily purge failed'),
  });
  app.addHook('onReady', async () => job.start());
  app.addHook('onClose', () => job.stop());
}
