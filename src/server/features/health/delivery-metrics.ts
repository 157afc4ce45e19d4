// How many deliveries wait or have failed, for Prometheus: what an operator wants to be told about.
import { Gauge, type Registry } from 'prom-client';
import { countUnsentDeliveries } from '#server/features/deliveries/deliveries.service.ts';
import type { Services } from '#server/platform/services.ts';

export function measureDeliveries(registry: Registry, { db }: Pick<Services, 'db'>): void {
  const unsent = new Gauge({
    name: 'deliveries_unsent',
    help: 'Mails and webhooks that wait for another attempt or have failed for good',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      // The other figures are still told while the database is away.
      const counts = await countUnsentDeliveries(db).catch(() => null);
      unsent.reset();
      for (const [status, count] of Object.entries(counts ?? {})) unsent.set({ status }, count);
    },
  });
}
