// The purge as a job of the server: once a day, by one of the servers on a database.
import type { FastifyInstance } from 'fastify';
import { createDailyJob, type DailyJob } from '#server/platform/daily-job.ts';
import type { Services } from '#server/platform/services.ts';
import { clockJump, purgeJob } from './clock-jump.ts';
import { purge } from './purge.service.ts';

export function registerDailyPurge(app: FastifyInstance, services: Services): void {
  const job = createDailyPurge(services, app.log);
  app.addHook('onReady', async () => job.start());
  app.addHook('onClose', () => job.stop());
}

export function createDailyPurge(
  services: Services,
  log: Pick<FastifyInstance['log'], 'info' | 'error'>,
): DailyJob {
  const { db, clock } = services;
  return createDailyJob({
    name: purgeJob,
    db,
    clock,
    work: async () => {
      const days = await clockJump(services);
      if (days === null) log.info({ removed: await purge(services) }, 'purged');
      // A server that rested for so long purges tomorrow.
      else log.error({ days }, 'nothing was purged: the clock is days ahead of all that happened');
    },
    report: (err) => log.error({ err }, 'the daily purge failed'),
  });
}
