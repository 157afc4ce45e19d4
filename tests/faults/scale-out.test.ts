// Two servers on one PostgreSQL behind a plain TCP balancer: what one knows, the other knows; a node that is
// killed and a database that restarts lose nothing and deliver nothing under a second id.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { findPostgres, type PostgresCluster, startPostgres } from '#tests/peers/postgres.mjs';
import { type SmtpPeer, startSmtpPeer } from '#tests/peers/smtp-server.ts';
import { type Balancer, startBalancer } from '#tests/peers/tcp-balancer.mjs';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/peers/webhook-receiver.ts';
import { newDeviceId } from '#tests/setup/sample-company.mjs';
import { CountingWriter, isCutOff } from './counting-writer.ts';
import { isLong, patienceMs, reportFigure } from './fault-form.ts';

const writerCount = isLong ? 8 : 4;
/** Of each writer: before the kill, until the database restarts, until the node is back, and after it. */
const savesPerPhase = isLong ? 100 : 10;
const wantedWrites = 4 * savesPerPhase * writerCount;
const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) console.log('Skipped: no PostgreSQL 15 or newer was found.');

describe.skipIf(!hasPostgres)('two servers on one PostgreSQL', () => {
  let cluster: PostgresCluster;
  let smtp: SmtpPeer;
  let receiver: WebhookReceiver;
  let nodes: [BuiltServer, BuiltServer];
  let balancer: Balancer;

  const startNodes = async (settings: Record<string, string>) => {
    const start = () =>
      startBuiltServer({ env: { DATABASE_URL: cluster.url, LOG_LEVEL: 'silent', ...settings } });
    // Both at once: on the first start both find an empty database.
    return await Promise.all([start(), start()]);
  };

  beforeAll(async () => {
    [cluster, smtp, receiver] = await Promise.all([
      startPostgres({ isDurable: true }),
      startSmtpPeer(),
      startWebhookReceiver(),
    ]);
    nodes = await startNodes({
      RATE_LIMIT: 'off',
      ADMIN_EMAIL: 'admin@provider.example',
      SMTP_URL: smtp.url,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: receiver.secret,
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
    });
    balancer = await startBalancer(nodes.map(({ url }) => url));
  });
  afterAll(async () => {
    await balancer?.close();
    await Promise.all((nodes ?? []).map((node) => node.stop()));
    await Promise.all([smtp?.close(), receiver?.close(), cluster?.stop()]);
  });

  test('[OPS-45] a conversation, its audio and its session go on at the other server', async () => {
    const { client, assistantId } = await CountingWriter.create(nodes[0].url);
    const other = client.at(nodes[1].url);
    const path = `/api/assistants/${assistantId}/conversation`;
    const first = await client.expectOk('POST', path, { text: 'Hello there' });
    const { conversationId } = first;
    const second = await other.expectOk('POST', path, {
      text: 'What are your hours?',
      conversationId,
    });
    expect(second.conversationId).toBe(conversationId);
    for (const [speaker, hearer] of [
      [first, other],
      [second, client],
    ]) {
      const sound = await hearer.send('GET', speaker.response.audioUrl);
      expect(sound.status).toBe(200);
      expect(sound.headers.get('content-type')).toMatch(/^audio\//);
    }
    // A browser that is removed at one is gone at the other.
    expect(await other.expectOk('GET', '/api/assistants')).toHaveLength(1);
    await client.expectOk('POST', '/api/device/forget');
    expect(await other.expectOk('GET', '/api/assistants')).toEqual([]);
  });

  test('[OPS-40] guesses and new owners are counted together', async () => {
    const limited = await startNodes({ RATE_LIMIT: 'on' });
    try {
      const statuses = async (count: number, ask: (url: string) => Promise<number>) => {
        const heard: number[] = [];
        for (let n = 0; n < count; n += 1) heard.push(await ask(limited[n % 2]?.url ?? ''));
        return heard;
      };
      const owners = await statuses(104, async (url) => {
        const draft = { deviceId: newDeviceId() };
        return (await new PlainClient(url).send('POST', '/api/assistants', draft)).status;
      });
      expect(owners.filter((status) => status === 200)).toHaveLength(100);
      expect(owners.slice(100)).toEqual([429, 429, 429, 429]);
      const guesses = await statuses(14, async (url) => {
        const code = { recoveryCode: 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AA' };
        return (await new PlainClient(url).send('POST', '/api/device/recovery', code)).status;
      });
      expect(guesses).toEqual([...Array(10).fill(400), 429, 429, 429, 429]);
    } finally {
      await Promise.all(limited.map((node) => node.stop()));
    }
  });

  test(
    '[OPS-15] [OPS-46] a node killed and PostgreSQL restarted in the middle: nothing lost, no second id',
    async () => {
      const writers: CountingWriter[] = [];
      for (let index = 0; index < writerCount; index += 1) {
        writers.push(await CountingWriter.create(balancer.url));
      }
      let isOver = false;
      const seen = { broken: 0, refused: 0 };
      const startedAt = performance.now();
      const working = writers.map(async (writer) => {
        while (!isOver) {
          writer.asked += 1;
          await patiently(() => writer.repeatSave(), seen);
          if (writer.asked % 20 !== 5) continue;
          writer.askedDeployments += 1;
          await patiently(() => writer.deploy(), seen, isAskedToRetry);
        }
      });
      const writeOn = async () => {
        const target = writers.map(({ acknowledged }) => acknowledged + savesPerPhase);
        while (writers.some(({ acknowledged }, index) => acknowledged < (target[index] ?? 0))) {
          await wait(5);
        }
      };
      const phases = (async () => {
        await writeOn();
        await nodes[0].end('SIGKILL');
        await writeOn();
        await cluster.restart('immediate');
        await writeOn();
        await nodes[0].start();
        await writeOn();
      })().finally(() => {
        isOver = true;
      });
      await Promise.all([phases, ...working]);
      const seconds = (performance.now() - startedAt) / 1000;

      const writes = writers.reduce((sum, { acknowledgedWrites }) => sum + acknowledgedWrites, 0);
      expect(writes).toBeGreaterThanOrEqual(wantedWrites);
      for (const writer of writers) {
        await writer.expectEverythingAcknowledged();
        for (const { url } of nodes) {
          const [own] = await writer.client.at(url).expectOk('GET', '/api/assistants');
          expect(own.id).toBe(writer.assistantId);
        }
      }
      for (const count of balancer.connections()) expect(count).toBeGreaterThan(0);

      await untilDelivered(writers);
      const idsOf = new Map<number, Set<string>>();
      for (const { id, event, isSigned } of receiver.received) {
        expect(isSigned).toBe(true);
        const { submissionId } = event.data;
        idsOf.set(submissionId, (idsOf.get(submissionId) ?? new Set()).add(id));
      }
      const wanted = writers.flatMap(({ submissions }) => [...submissions]);
      expect([...idsOf.keys()].sort()).toEqual(wanted.sort());
      expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
      const mails = new Set(smtp.mails.map(({ headers }) => headers['message-id']));
      expect(mails.size).toBe(wanted.length);
      reportFigure({
        row: 'Scale-out',
        what: `2 nodes, ${writerCount} writers, a node killed -9, PostgreSQL restarted`,
        wanted: `≥ ${wantedWrites} acknowledged writes, 0 lost, 0 double deliveries with a different id`,
        measured: `${writes} acknowledged in ${seconds.toFixed(0)} s, 0 lost, ${wanted.length} submissions each under one id (${receiver.received.length - wanted.length} told twice under it), ${seen.broken} connections broken, ${seen.refused} deploy calls asked to come again`,
      });
    },
    patienceMs,
  );

  async function untilDelivered(writers: readonly CountingWriter[]): Promise<void> {
    for (const { client } of writers) {
      for (;;) {
        const listed = await client.expectOk('GET', '/api/webhook-submissions');
        if (listed.every(({ status }: { status: string }) => status === 'success')) break;
        await wait(200);
      }
    }
  }
});

/** As a client behind a balancer does: what broke off is asked again; nothing else may fail. */
async function patiently(
  work: () => Promise<unknown>,
  seen: { broken: number; refused: number },
  mayRepeat: (error: unknown) => boolean = () => false,
): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (isCutOff(error)) seen.broken += 1;
      else if (mayRepeat(error)) seen.refused += 1;
      else throw error;
      await wait(20);
    }
  }
}

/** A deployment is no idempotent method: while the database is away it is refused, with Retry-After. */
function isAskedToRetry(error: unknown): boolean {
  return error instanceof Error && / 503 /.test(error.message);
}
