// What happens when a delivery fails, the process ends or nothing is set up (spec 4).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from '#server/platform/outbox.ts';
import { readMail } from '#tests/peers/read-mail.ts';
import { createComplete } from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';
import { adminEmail, type StartedDeployment, startDeployment, until } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

describe('deliveries', () => {
  let started: StartedDeployment;
  let client: TestClient;

  beforeEach(async () => {
    started = await startDeployment();
    client = started.newClient();
  });
  afterEach(() => started.close());

  const runDue = () => started.services.outbox.runDue();
  const readSubmission = async () => (await client.get('/api/webhook-submissions')).body[0];
  async function deploy(): Promise<number> {
    const id = await createComplete(client);
    expect((await client.post(`/api/assistants/${id}/deploy`)).status).toBe(200);
    await runDue();
    return id;
  }
  async function elapse(ms: number): Promise<void> {
    // The jitter adds a tenth at most.
    started.clock.advance(ms * 1.1);
    await runDue();
  }
  const calls = () => started.receiver.received;

  it('[DELIV-02] [DELIV-03] [DELIV-07] repeats a failed webhook under one id until it succeeds', async () => {
    started.receiver.answer(3, 500);
    await deploy();
    expect(await readSubmission()).toMatchObject({
      status: 'pending',
      responseCode: 500,
      responseMessage: "The provider's system answered 500. It is tried again by itself.",
    });
    await elapse(1 * second);
    expect(calls()).toHaveLength(1);
    await elapse(5 * second);
    expect(calls()).toHaveLength(2);
    await elapse(1 * minute);
    expect(calls()).toHaveLength(2);
    await elapse(5 * minute);
    const { deliveries } = await readSubmission();
    expect(deliveries).toContainEqual({
      kind: 'webhook',
      status: 'pending',
      attempts: 3,
      nextAttemptAt: expect.any(String),
      lastError: "The provider's system answered 500.",
    });
    await elapse(30 * minute);
    expect(calls()).toHaveLength(4);
    expect(new Set(calls().map(({ id }) => id)).size).toBe(1);
    expect(new Set(calls().map(({ text }) => text)).size).toBe(1);
    expect(calls().every(({ isSigned }) => isSigned)).toBe(true);
    expect(await readSubmission()).toMatchObject({ status: 'success', responseCode: 204 });
    expect(started.smtp.mails).toHaveLength(1);
  });

  it('[DELIV-03] [DELIV-06] gives up after the tenth attempt, and says so', async () => {
    started.receiver.answer(99, 500);
    await deploy();
    for (let attempt = 1; attempt < 10; attempt++) await elapse(25 * hour);
    expect(calls()).toHaveLength(10);
    expect(await readSubmission()).toMatchObject({
      status: 'failed',
      responseCode: 500,
      responseMessage: "The provider's system answered 500.",
    });
    await elapse(50 * hour);
    expect(calls()).toHaveLength(10);
  });

  it('[DELIV-08] queues what failed again when the same version is deployed again', async () => {
    started.receiver.answer(1, 410);
    const id = await deploy();
    expect(await readSubmission()).toMatchObject({ status: 'failed', responseCode: 410 });
    expect((await client.post(`/api/assistants/${id}/deploy`)).status).toBe(200);
    await runDue();
    expect(calls()).toHaveLength(2);
    expect(calls()[1]?.id).toBe(calls()[0]?.id);
    expect(await readSubmission()).toMatchObject({ status: 'success' });
    expect(started.smtp.mails).toHaveLength(1);
  });

  it('[DELIV-04] stops at 410 at once', async () => {
    started.receiver.answer(1, 410);
    await deploy();
    await elapse(48 * hour);
    expect(calls()).toHaveLength(1);
  });

  it('[DELIV-04] does not follow a redirect', async () => {
    started.receiver.answer(1, 302, { location: '/elsewhere' });
    await deploy();
    expect(started.receiver.strayPaths).toEqual([]);
    expect(await readSubmission()).toMatchObject({ status: 'pending', responseCode: 302 });
  });

  it('[DELIV-04] waits as long as Retry-After says', async () => {
    started.receiver.answer(1, 503, { 'retry-after': '600' });
    await deploy();
    await elapse(8 * minute);
    expect(calls()).toHaveLength(1);
    await elapse(3 * minute);
    expect(calls()).toHaveLength(2);
  });

  it('[DELIV-03] repeats a mail too, and shows the same mail', async () => {
    started.smtp.refuse(1, 451);
    await deploy();
    expect(await readSubmission()).toMatchObject({ status: 'pending', responseCode: 451 });
    await elapse(5 * second);
    expect(started.smtp.attempts).toBe(2);
    expect(started.smtp.mails).toHaveLength(1);
    expect(await readSubmission()).toMatchObject({ status: 'success' });
  });

  it("[DELIV-07] tries again by 'Retry now', for its owner only", async () => {
    started.receiver.answer(2, 500);
    await deploy();
    await elapse(5 * second);
    const { id } = await readSubmission();
    const stranger = started.newClient();
    await createComplete(stranger);
    expect((await stranger.post(`/api/webhook-submissions/${id}/retry`)).status).toBe(404);
    const answer = await client.post(`/api/webhook-submissions/${id}/retry`);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, status: 'pending' });
    await runDue();
    expect(calls()).toHaveLength(3);
    expect(await readSubmission()).toMatchObject({ status: 'success' });
    // Nothing is left to try.
    await client.post(`/api/webhook-submissions/${id}/retry`);
    await runDue();
    expect(calls()).toHaveLength(3);
  });

  it("[DELIV-07] 'Retry now' uses no automatic attempt up, however often it is asked for", async () => {
    started.receiver.answer(99, 500);
    await deploy();
    const { id } = await readSubmission();
    for (let click = 1; click <= 12; click++) {
      await client.post(`/api/webhook-submissions/${id}/retry`);
      await runDue();
    }
    // The first click was an attempt more; those right after it were none.
    expect(calls()).toHaveLength(2);
    expect(await readSubmission()).toMatchObject({ status: 'pending' });
    for (let attempt = 1; attempt < 9; attempt++) await elapse(25 * hour);
    expect(await readSubmission()).toMatchObject({ status: 'pending' });
    await elapse(25 * hour);
    expect(await readSubmission()).toMatchObject({ status: 'failed' });
  });

  it("[DELIV-22] 'Retry now' tries once a minute, and never before Retry-After", async () => {
    started.receiver.answer(1, 500);
    await deploy();
    started.receiver.answer(1, 503, { 'retry-after': '600' });
    const { id } = await readSubmission();
    const retry = async () => {
      const { status, headers } = await client.post(`/api/webhook-submissions/${id}/retry`);
      await runDue();
      return [status, Number(headers['retry-after'] ?? 0), calls().length];
    };
    expect(await retry()).toEqual([200, 0, 2]);
    // From here on the receiver wants ten minutes.
    expect(await retry()).toEqual([429, 600, 2]);
    started.clock.advance(9 * minute);
    expect(await retry()).toEqual([429, 60, 2]);
    started.clock.advance(minute);
    expect(await retry()).toEqual([200, 0, 3]);
    expect(await readSubmission()).toMatchObject({ status: 'success' });
    expect(await retry()).toEqual([200, 0, 3]);
  });

  it("[DELIV-22] 'Retry now' again and again is one attempt a minute", async () => {
    started.receiver.answer(99, 500);
    const assistantId = await deploy();
    const { id } = await readSubmission();
    const statuses: number[] = [];
    for (let click = 1; click <= 30; click++) {
      statuses.push((await client.post(`/api/webhook-submissions/${id}/retry`)).status);
      await runDue();
    }
    expect(statuses).toEqual([200, ...Array(29).fill(429)]);
    expect(calls()).toHaveLength(2);
    const again = await client.post(`/api/assistants/${assistantId}/deploy`);
    expect(again.status).toBe(200);
    await runDue();
    expect(calls()).toHaveLength(2);
  });

  it('[DELIV-01] takes over from a process that was killed, when its lease ends', async () => {
    await started.services.outbox.stop();
    const id = await createComplete(client);
    await client.post(`/api/assistants/${id}/deploy`);
    // A worker that claimed and was killed leaves its lease behind.
    const leasedUntil = new Date(started.clock.now().getTime() + minute).toISOString();
    const { db } = started.services;
    await db.updateTable('deliveries').set({ leasedUntil, attempts: 1 }).execute();
    const { services } = started;
    const restarted = createOutbox(services);
    await restarted.runDue();
    expect(calls()).toHaveLength(0);
    started.clock.advance(61 * second);
    await restarted.runDue();
    expect(calls()).toHaveLength(1);
    expect(started.smtp.mails).toHaveLength(1);
    await restarted.stop();
  });

  it('[DELIV-01] [OPS-15] shares the queue between two servers without sending twice', async () => {
    await started.services.outbox.stop();
    for (let count = 0; count < 12; count++) {
      const id = await createComplete(client);
      await client.post(`/api/assistants/${id}/deploy`);
    }
    const workers = [createOutbox(started.services), createOutbox(started.services)];
    await Promise.all(workers.map((worker) => worker.runDue()));
    expect(calls()).toHaveLength(12);
    expect(new Set(calls().map(({ id }) => id)).size).toBe(12);
    expect(started.smtp.mails).toHaveLength(12);
  });

  it('[DELIV-01] [OPS-09] ends a running attempt at shutdown and begins it anew at the next start', async () => {
    started.receiver.answer(1, 0);
    const id = await createComplete(client);
    await client.post(`/api/assistants/${id}/deploy`);
    await until(() => calls().length === 1);
    await started.services.outbox.stop();
    const restarted = createOutbox(started.services);
    await restarted.runDue();
    expect(calls()).toHaveLength(2);
    expect(calls()[1]?.id).toBe(calls()[0]?.id);
    const { deliveries } = await readSubmission();
    expect(deliveries.map(({ attempts }: { attempts: number }) => attempts)).toEqual([1, 1]);
    await restarted.stop();
  });

  it('[DELIV-01] is woken by the commit, not by a clock', async () => {
    const id = await createComplete(client);
    // Every 15 s it looks by itself, which would hide that nobody woke it.
    const wake = vi.spyOn(started.services.outbox, 'wake');
    await client.post(`/api/assistants/${id}/deploy`);
    expect(wake).toHaveBeenCalled();
    await until(() => calls().length === 1 && started.smtp.mails.length === 1);
  });
});

describe('without mail server and webhook', () => {
  let started: StartedApp;
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-nobody-'));

  beforeEach(async () => {
    started = await startApp({ env: { ADMIN_EMAIL: adminEmail }, dataDir });
  });
  afterEach(async () => {
    await started.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('[DELIV-10] [DELIV-11] is stored at once, says that nobody was told, and writes the mail to a file', async () => {
    const client = started.newClient();
    const id = await createComplete(client);
    const answer = await client.post(`/api/assistants/${id}/deploy`);
    const nobody = 'Saved on this server. Nobody has been told yet: send it yourself';
    expect(answer.body).toMatchObject({ success: true, status: 'deployed', message: nobody });
    const [submission] = (await client.get('/api/webhook-submissions')).body;
    expect(submission).toMatchObject({ status: 'stored', responseMessage: nobody });
    await started.services.outbox.runDue();
    const [name, ...others] = readdirSync(join(dataDir, 'mail'));
    expect(others).toEqual([]);
    expect(name).toMatch(/\.eml$/);
    const mail = readMail(readFileSync(join(dataDir, 'mail', name ?? ''), 'utf8'));
    expect(mail.subject).toBe('Deployment request: Maple Homes');
    expect(mail.headers.to).toBe(adminEmail);
    const summary = await client.post(`/api/assistants/${id}/webhook`, {});
    expect(summary.body.message).toBe(nobody);
    expect((await client.get('/api/webhook-submissions')).body[0].status).toBe('stored');
    const [listed] = (await client.get('/api/assistants')).body;
    expect(listed.numberRequest.isProviderTold).toBe(false);
  });
});

describe('with a webhook only', () => {
  it('[DELIV-11] tells the provider and says that the mail became a file', async () => {
    const started = await startDeployment({ env: { SMTP_URL: '' } });
    try {
      const client = started.newClient();
      const id = await createComplete(client);
      await client.post(`/api/assistants/${id}/deploy`);
      await started.services.outbox.runDue();
      const [submission] = (await client.get('/api/webhook-submissions')).body;
      expect(submission).toMatchObject({
        status: 'success',
        responseCode: 204,
        responseMessage:
          "Delivered to the provider's system. No mail server is set up, so the mail was written to a file on this server.",
      });
    } finally {
      await started.close();
    }
  });

  it('[DELIV-05] [DELIV-80] refuses a receiver in a private network that is not allowed', async () => {
    const started = await startDeployment({ env: { WEBHOOK_ALLOW_PRIVATE: '' } });
    try {
      const client = started.newClient();
      const id = await createComplete(client);
      await client.post(`/api/assistants/${id}/deploy`);
      await started.services.outbox.runDue();
      expect(started.receiver.received).toEqual([]);
      const [submission] = (await client.get('/api/webhook-submissions')).body;
      expect(submission.status).toBe('pending');
      // Networks are the operator's: the office reads a sentence of its own.
      expect(submission.responseMessage).toBe(
        "The provider's system could not be reached. It is tried again by itself.",
      );
      expect(JSON.stringify(submission)).not.toContain('private network');
      const kept = await started.services.db
        .selectFrom('deliveries')
        .select('lastError')
        .where('kind', '=', 'webhook')
        .executeTakeFirstOrThrow();
      expect(kept.lastError).toContain('private network');
    } finally {
      await started.close();
    }
  });
});
