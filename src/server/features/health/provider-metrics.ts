// How many requests wait for a number and for how long, and how many assistants and deployments there are.
import { Gauge, type Registry } from 'prom-client';
import { countNumberRequests } from '#server/features/deployment/numbers.service.ts';
import type { Services } from '#server/platform/services.ts';
import { countAssistants, countDeployments } from './health.store.ts';

export function measureProviderWork(
  registry: Registry,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): void {
  const registers = [registry];
  // The other figures are still told while the database is away.
  const counts = () => countNumberRequests(db, clock.now().toISOString()).catch(() => null);
  new Gauge({
    name: 'number_requests',
    help: 'Deployed assistants that wait for a number (open), and those among them past the expected day (overdue)',
    labelNames: ['state'],
    registers,
    async collect() {
      const counted = await counts();
      this.reset();
      if (!counted) return;
      this.set({ state: 'open' }, counted.open);
      this.set({ state: 'overdue' }, counted.overdue);
    },
  });
  new Gauge({
    name: 'number_requests_oldest_seconds',
    help: 'Age of the request that waits longest for its number; 0 when none does',
    registers,
    async collect() {
      this.set((await counts())?.oldestAgeSeconds ?? 0);
    },
  });
  countedBy('assistants', 'Assistants by status', countAssistants);
  countedBy(
    'deployments',
    'Deployed versions by how far telling the provider got',
    countDeployments,
  );

  function countedBy(name: string, help: string, count: typeof countAssistants): void {
    new Gauge({
      name,
      help,
      labelNames: ['status'],
      registers,
      async collect() {
        const counts = await count(db).catch(() => []);
        this.reset();
        for (const { status, count: value } of counts) this.set({ status }, Number(value));
      },
    });
  }
}
