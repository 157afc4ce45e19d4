// Access given back to a customer who lost the browser's cookie: by the operator's call and by command.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ownerCommand } from '#server/commands/owner.ts';
import { createComplete } from './example-assistant.ts';
import { addKim, operator, signedIn } from './operator-desk.ts';
import { runCommand } from './run-command.ts';
import { type StartedDeployment, startDeployment } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

let started: StartedDeployment;
let owner: TestClient;
let id: number;

beforeAll(async () => {
  started = await startDeployment();
  await addKim(started);
});
afterAll(() => started.close());
beforeEach(async () => {
  owner = started.newClient();
  id = await createComplete(owner);
  await owner.post(`/api/assistants/${id}/deploy`);
});

const give = async () =>
  (await signedIn(started)).post(`/api/operator/deployments/${id}/recovery-code`);
const redeem = async (recoveryCode: string, client = started.newClient()) => {
  const { status } = await client.post('/api/device/recovery', { recoveryCode });
  return { client, status };
};

test('[OPER-86] opens the owner’s assistants in one more browser, once', async () => {
  const { status, body } = await give();
  expect(status).toBe(200);
  const { client, status: redeemed } = await redeem(body.recoveryCode.toLowerCase());
  expect(redeemed).toBe(200);
  expect((await client.get(`/api/assistants/${id}`)).status).toBe(200);
  expect((await redeem(body.recoveryCode)).status).toBe(400);
  // Kept as a hash, and noted.
  const links = await started.services.db.selectFrom('resume_links').selectAll().execute();
  expect(JSON.stringify(links)).not.toContain(body.recoveryCode.replaceAll('-', ''));
  const desk = await signedIn(started);
  const [{ notes }] = (await desk.get(`/api/operator/deployments?q=${id}`)).body;
  expect(notes).toEqual([
    {
      kind: 'recovery-code',
      text: '',
      writtenBy: operator.username,
      writtenAt: started.clock.now().toISOString(),
    },
  ]);
});

test('[OPER-86] opens once also for two at the same time', async () => {
  const { recoveryCode } = (await give()).body;
  const both = await Promise.all([redeem(recoveryCode), redeem(recoveryCode)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('[OPER-86] ends after three days, and leaves the owner’s own code as it is', async () => {
  const own = (await owner.post('/api/device/recovery-code')).body.recoveryCode;
  const { recoveryCode, expiresAt } = (await give()).body;
  const at = started.clock.now();
  expect(Date.parse(expiresAt) - at.getTime()).toBe(3 * 24 * 60 * 60_000);
  started.clock.set(expiresAt);
  expect((await redeem(recoveryCode)).status).toBe(400);
  expect((await redeem(own)).status).toBe(200);
  expect((await redeem(own)).status).toBe(200);
  started.clock.set(at.toISOString());
});

test('[OPER-86] tells the confirmed address of the owner', async () => {
  await owner.patch(`/api/assistants/${id}/deployment`, { notifyEmail: 'manager@maple.example' });
  const mails = async () => {
    await started.services.outbox.runDue();
    return started.smtp.mails.filter(({ to }) => to.includes('manager@maple.example'));
  };
  const token = /#confirm-email=([\w-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1];
  await owner.post('/api/notify-email/confirm', { token });
  const { recoveryCode } = (await give()).body;
  const mail = (await mails()).at(-1);
  expect(mail?.subject).toBe('A recovery code was made for your assistants');
  expect(mail?.text).not.toContain(recoveryCode);
});

test('[OPER-86] is made by command, and noted under the account', async () => {
  const command = (...args: string[]) =>
    runCommand(ownerCommand, args, started.services.config, { clock: started.clock });
  const [recoveryCode = ''] = (await command('recovery-code', String(id))).split('\n');
  const { client } = await redeem(recoveryCode);
  expect((await client.get(`/api/assistants/${id}`)).status).toBe(200);
  const note = await started.services.db
    .selectFrom('desk_notes')
    .selectAll()
    .where('assistantId', '=', id)
    .executeTakeFirst();
  expect(note?.writtenBy).toMatch(/^command: ./);
  await expect(command('recovery-code', '1000000001')).rejects.toThrow(
    'No deployment was requested',
  );
  await expect(command('recovery-code', 'x')).rejects.toThrow('Say what to do:');
});

test('[OPER-86] GET /api/device tells whether a code was ever made', async () => {
  expect((await owner.get('/api/device')).body.hasRecoveryCode).toBe(false);
  await owner.post('/api/device/recovery-code');
  expect((await owner.get('/api/device')).body.hasRecoveryCode).toBe(true);
});
