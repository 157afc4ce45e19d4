// `npm run deliveries`: what was not delivered, and another attempt, while the server runs.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliveriesCommand } from '#server/commands/deliveries.ts';
import { CommandError } from '#server/run-command.ts';
import { createComplete, faqs } from './example-assistant.ts';
import { runCommand } from './run-command.ts';
import { type StartedDeployment, startDeployment } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

let started: StartedDeployment;
let client: TestClient;

beforeEach(async () => {
  started = await startDeployment();
  client = started.newClient();
});
afterEach(() => started.close());

const command = (...args: string[]) =>
  runCommand(deliveriesCommand, args, started.services.config, { clock: started.clock });
const listed = async (...args: string[]) => JSON.parse(await command('list', '--json', ...args));

/** 410 stops a webhook for good; 451 has the mail tried again in 5 s. */
async function deployRefused(): Promise<void> {
  started.receiver.answer(1, 410);
  started.smtp.refuse(1, 451);
  const id = await createComplete(client);
  expect((await client.post(`/api/assistants/${id}/deploy`)).status).toBe(200);
  await started.services.outbox.runDue();
}

test('[OPS-20] lists what failed and what waits, with host, attempts, reason and next attempt', async () => {
  await deployRefused();
  const [webhook] = await listed('--failed');
  expect(webhook).toMatchObject({
    kind: 'webhook',
    purpose: 'deployment',
    host: new URL(started.receiver.url).host,
    status: 'failed',
    attempts: 1,
    nextAttemptAt: '',
    responseCode: 410,
  });
  expect(webhook.lastError).toContain('410');
  const [mail] = await listed('--pending');
  expect(mail).toMatchObject({
    kind: 'email',
    host: 'provider.example',
    status: 'pending',
    attempts: 1,
    responseCode: 451,
  });
  expect(Date.parse(mail.nextAttemptAt)).toBeGreaterThan(started.clock.now().getTime());
  expect(await listed()).toEqual([webhook, mail].sort((a, b) => a.id - b.id));

  const stdout = await command('list');
  expect(stdout).toContain(`${webhook.id}  failed  webhook to 127.0.0.1:`);
  expect(stdout).toContain(`next ${mail.nextAttemptAt}`);
  expect(stdout).toMatch(/1 failed, 1 pending$/);
  // It is copied and sent around.
  expect(stdout).not.toContain('admin@');
});

test('[OPS-20] what is retried is delivered by the running server, and its submission is settled', async () => {
  await deployRefused();
  const [{ id }] = await listed('--failed');
  const before = started.receiver.received.map((call) => call.id);
  expect(await command('retry', String(id))).toContain('is due now');
  expect((await client.get('/api/webhook-submissions')).body[0].status).toBe('pending');
  await started.services.outbox.runDue();
  expect(started.receiver.received).toHaveLength(2);
  // The same message: the receiver can tell that it has seen it.
  expect(started.receiver.received[1]?.id).toBe(before[0]);
  expect(await listed('--failed')).toEqual([]);

  await expect(command('retry', String(id))).rejects.toThrow('was delivered or cancelled');
});

test('[OPS-20] all-failed takes every failed one and leaves the others alone', async () => {
  await deployRefused();
  client = started.newClient();
  await deployRefused();
  const pending = await listed('--pending');
  const answer = await command('retry', 'all-failed');
  expect(answer).toBe('2 of 2 failed deliveries are due now.');
  expect(await listed('--failed')).toEqual([]);
  const now = await listed('--pending');
  expect(now).toHaveLength(4);
  expect(now).toEqual(expect.arrayContaining(pending));
});

test('[DELIV-95] keeps the last attempts, each with its time, code and reason', async () => {
  started.receiver.answer(2, 503);
  const id = await createComplete(client);
  await client.post(`/api/assistants/${id}/deploy`);
  await started.services.outbox.runDue();
  const first = started.clock.now().toISOString();
  started.clock.advance(10_000);
  await started.services.outbox.runDue();
  const [webhook] = await listed('--pending');
  const reason = "The provider's system answered 503.";
  expect(webhook.recentAttempts).toEqual([
    { at: first, code: 503, reason },
    { at: started.clock.now().toISOString(), code: 503, reason },
  ]);
  expect(await command('list')).toContain(`            ${first}  503  ${reason}`);
});

test('[DELIV-96] replay sends a delivered deployment again: same id and configuration, new signature and links', async () => {
  const id = await createComplete(client);
  await client.post(`/api/assistants/${id}/deploy`);
  await started.services.outbox.runDue();
  const [submission] = (await client.get('/api/webhook-submissions')).body;
  for (const [index, which] of [id, submission.id].entries()) {
    started.clock.advance(60_000);
    expect(await command('replay', String(which))).toContain('is due again');
    await started.services.outbox.runDue();
    expect(started.receiver.received).toHaveLength(index + 2);
  }
  const [first, ...again] = started.receiver.received;
  for (const call of again) {
    expect(call.isSigned).toBe(true);
    expect([call.id, withoutLinks(call.event)]).toEqual([first?.id, withoutLinks(first?.event)]);
    // The links are good from now on.
    expect(call.event.data.pdf.expiresAt).not.toBe(first?.event.data.pdf.expiresAt);
    expect((await client.get(new URL(call.event.data.pdf.url).pathname)).status).toBe(200);
    expect(call.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
  }
  expect((await client.get('/api/webhook-submissions')).body[0].status).toBe('success');
  expect(started.smtp.mails).toHaveLength(1);
});

test('[DELIV-96] replay sends nothing older than what is deployed, nothing undelivered, nothing unknown', async () => {
  const id = await createComplete(client);
  await client.post(`/api/assistants/${id}/deploy`);
  const [older] = (await client.get('/api/webhook-submissions')).body;
  await started.services.outbox.runDue();
  await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
  started.receiver.answer(1, 410);
  await client.post(`/api/assistants/${id}/deploy`);
  await started.services.outbox.runDue();
  await expect(command('replay', String(older.id))).rejects.toThrow('A newer version was deployed');
  await expect(command('replay', String(id))).rejects.toThrow('was not delivered yet');
  await expect(command('replay', '1000000001')).rejects.toThrow('There is no submission');
  await expect(command('replay', 'all')).rejects.toThrow('There is no submission');
});

test('[OPS-20] a delivery that a server is at is left to it', async () => {
  await deployRefused();
  const [{ id }] = await listed('--pending');
  const leasedUntil = new Date(started.clock.now().getTime() + 600_000).toISOString();
  await started.services.db
    .updateTable('deliveries')
    .set({ leasedUntil })
    .where('id', '=', id)
    .execute();
  expect(await command('retry', String(id))).toBe(`Delivery ${id} is being sent this moment.`);
  const row = await started.services.db
    .selectFrom('deliveries')
    .select('leasedUntil')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row?.leasedUntil).toBe(leasedUntil);
});

test('[OPS-07] [OPS-20] /metrics counts what waits and what failed', async () => {
  const unsent = async () => {
    const { payload } = await started.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    return payload.match(/^deliveries_unsent.*$/gm);
  };
  const line = (status: string, count: number) => `deliveries_unsent{status="${status}"} ${count}`;
  expect(await unsent()).toEqual([line('pending', 0), line('failed', 0)]);
  await deployRefused();
  expect(await unsent()).toEqual([line('pending', 1), line('failed', 1)]);
});

test('[OPS-20] what cannot be done is refused with a sentence', async () => {
  const refused: [string[], string][] = [
    [['retry', '1234567890'], 'There is no delivery 1234567890.'],
    [['retry', 'everything'], 'There is no delivery everything.'],
    [['retry'], 'Say what to do:'],
    [['retry', '1', '2'], 'Say what to do:'],
    [['retry', '1', '--failed'], 'Say what to do:'],
    [['list', '--broken'], 'Say what to do:'],
    [[], 'Say what to do:'],
  ];
  for (const [args, sentence] of refused) {
    await expect(command(...args), args.join(' ')).rejects.toThrow(sentence);
    await expect(command(...args)).rejects.toBeInstanceOf(CommandError);
  }
});

/** A message as it is whenever it is sent. */
function withoutLinks(event: unknown) {
  return JSON.parse(JSON.stringify(event), (key, value) =>
    ['pdf', 'file', 'text'].includes(key) && value?.expiresAt !== undefined ? 'a link' : value,
  );
}
