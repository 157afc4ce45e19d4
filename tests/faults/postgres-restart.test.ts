// PostgreSQL restarts again and again under 16 clients: nobody sees an error, nothing acknowledged is lost.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyDetails } from '#tests/api/example-assistant.ts';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import { findPostgres, type PostgresCluster, startPostgres } from '#tests/peers/postgres.mjs';
import { isLong, patienceMs, reportFigure } from './fault-form.ts';

const clientCount = 16;
const restartCount = isLong ? 10 : 4;
const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.log('Skipped: no PostgreSQL 15 or newer was found.');

let cluster: PostgresCluster | undefined;
let started: StartedApp;

beforeAll(async () => {
  if (!hasPostgres) return;
  cluster = await startPostgres({ isDurable: true });
  started = await startApp({ env: { DATABASE_URL: cluster.url } });
});
afterAll(async () => {
  await started?.close();
  await cluster?.stop();
});

test.skipIf(!hasPostgres)(
  '[OPS-12] restarts of PostgreSQL: no error, nothing lost, no answer later than 10 s',
  async () => {
    const clients = await Promise.all(Array.from({ length: clientCount }, newWriter));
    const statuses = new Map<number, number>();
    let slowestMs = 0;
    let isOver = false;
    const count = async (ask: () => Promise<{ status: number }>) => {
      const askedAt = performance.now();
      const { status } = await ask();
      slowestMs = Math.max(slowestMs, performance.now() - askedAt);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      return status;
    };

    const working = clients.map(async (writer) => {
      for (let n = 0; !isOver; n += 1) {
        const businessHours = `Hours ${n}`;
        const saved = await count(() =>
          writer.client.patch(`${writer.path}/company`, { ...companyDetails, businessHours }),
        );
        if (saved === 200) writer.acknowledged = businessHours;
        await count(() => writer.client.get(writer.path));
        await count(() => writer.client.get('/api/assistants'));
      }
    });
    for (let restart = 0; restart < restartCount; restart += 1) {
      await wait(500);
      await cluster?.restart(restart % 2 === 0 ? 'fast' : 'immediate');
    }
    await wait(500);
    isOver = true;
    await Promise.all(working);

    expect([...statuses.keys()]).toEqual([200]);
    if (isLong) expect(slowestMs).toBeLessThan(10_000);
    for (const { client, path, acknowledged } of clients) {
      expect((await client.get(path)).body.businessHours).toBe(acknowledged);
    }
    reportFigure({
      row: 'T4',
      what: `PostgreSQL restarted ${restartCount} ×, fast and immediate, under ${clientCount} clients`,
      wanted: '0 lost, 0 × 5xx, slowest < 10 s',
      measured: `${statuses.get(200)} × 200, 0 lost, 0 × 5xx, slowest ${(slowestMs / 1000).toFixed(1)} s`,
    });
  },
  patienceMs,
);

async function newWriter() {
  const client = started.newClient();
  const { id } = (await client.post('/api/assistants', { deviceId: '' })).body;
  return { client, path: `/api/assistants/${id}`, acknowledged: '' };
}
