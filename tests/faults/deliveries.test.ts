// Mail server and receiver refuse everything while assistants are deployed, and the process is killed
// in between: in the end every deployment was told by mail and by webhook, under one id.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyDetails, emptyTexts, voiceContact } from '#tests/api/example-assistant.ts';
import { type BuiltServer, startBuiltServer } from '#tests/peers/built-server.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { type SmtpPeer, startSmtpPeer } from '#tests/peers/smtp-server.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/peers/webhook-receiver.ts';
import { isLong, patienceMs, reportFigure } from './fault-form.ts';

const deploymentCount = isLong ? 200 : 20;
/** Both peers refuse for at least so long. */
const peersAwayMs = isLong ? 60_000 : 0;
/** An owner may have 100 assistants. */
const perOwner = 50;

let server: BuiltServer;
let smtp: SmtpPeer;
let receiver: WebhookReceiver;

beforeAll(async () => {
  [smtp, receiver] = await Promise.all([startSmtpPeer(), startWebhookReceiver()]);
  server = await startBuiltServer({
    env: {
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ADMIN_EMAIL: 'admin@provider.example',
      SMTP_URL: smtp.url,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: receiver.secret,
      WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
    },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([smtp.close(), receiver.close()]);
});

test(
  '[DELIV-01] [DELIV-02] delivers every deployment although its peers were down and the process was killed',
  async () => {
    const owners: PlainClient[] = [];
    const ids: { owner: PlainClient; id: number }[] = [];
    for (let index = 0; index < deploymentCount; index++) {
      if (index % perOwner === 0) owners.push(new PlainClient(server.url));
      const owner = owners.at(-1) as PlainClient; // one was just made
      ids.push({ owner, id: await createComplete(owner) });
    }

    smtp.refuse(Number.POSITIVE_INFINITY, 451);
    receiver.answer(Number.POSITIVE_INFINITY, 503);
    const awaySince = Date.now();
    const durations: number[] = [];
    for (const [index, { owner, id }] of ids.entries()) {
      const startedAt = performance.now();
      await owner.expectOk('POST', `/api/assistants/${id}/deploy`);
      durations.push(performance.now() - startedAt);
      if (index === Math.floor(deploymentCount / 2)) {
        await server.end('SIGKILL');
        await server.start();
      }
    }
    await wait(Math.max(0, awaySince + peersAwayMs - Date.now()));

    smtp.refuse(0, 451);
    receiver.answer(0, 503);
    const before = receiver.received.length;
    // The schedule would wait minutes. A delivery that was running at the kill is free after its lease.
    for (const giveUpAt = Date.now() + 90_000; ; await wait(500)) {
      const pending = (await Promise.all(owners.map(retryUnfinished))).flat();
      if (pending.length === 0) break;
      expect(Date.now()).toBeLessThan(giveUpAt);
    }

    const delivered = receiver.received.slice(before);
    const told = new Map(delivered.map(({ id, event }) => [event.data.assistantId, id]));
    expect([...told.keys()].sort()).toEqual(ids.map(({ id }) => id).sort());
    expect(new Set(told.values()).size).toBe(deploymentCount);
    expect(receiver.received.every(({ isSigned }) => isSigned)).toBe(true);
    // One id an assistant, over all attempts.
    for (const { id, event } of receiver.received)
      expect(told.get(event.data.assistantId)).toBe(id);
    const mailIds = new Set(smtp.mails.map(({ headers }) => headers['message-id']));
    expect(mailIds.size).toBe(deploymentCount);

    durations.sort((a, b) => a - b);
    const p95 = durations[Math.floor(durations.length * 0.95)] ?? 0;
    if (isLong) expect(p95).toBeLessThan(300);
    reportFigure({
      row: 'T5',
      what: `${deploymentCount} deployments, both peers down for ${peersAwayMs / 1000} s, one kill -9`,
      wanted: 'all delivered, ids unique, signatures verify; deploy p95 < 300 ms',
      measured: `${told.size} webhooks and ${mailIds.size} mails delivered, ids unique, ${receiver.received.length} signatures verify; deploy p95 ${p95.toFixed(0)} ms`,
    });
  },
  patienceMs,
);

async function createComplete(owner: PlainClient): Promise<number> {
  const { id } = await owner.expectOk('POST', '/api/assistants', { ...emptyTexts, fresh: true });
  await owner.expectOk('PATCH', `/api/assistants/${id}/company`, companyDetails);
  await owner.expectOk('PATCH', `/api/assistants/${id}/voice-contact`, voiceContact);
  return id;
}

async function retryUnfinished(owner: PlainClient): Promise<number[]> {
  const submissions = await owner.expectOk('GET', '/api/webhook-submissions');
  const unfinished: number[] = submissions
    .filter(({ status }: { status: string }) => status !== 'success')
    .map(({ id }: { id: number }) => id);
  // Tried a moment ago, it is tried again by itself.
  for (const id of unfinished) await owner.send('POST', `/api/webhook-submissions/${id}/retry`);
  return unfinished;
}
