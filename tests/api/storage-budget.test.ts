// The disk belongs to all: what an address may add in a while, and what all owners may store together.
import type { FastifyRequest } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { ownerCommand } from '#server/commands/owner.ts';
import { listOwnersBySize } from '#server/features/owner-data/owner-sizes.store.ts';
import { purge } from '#server/features/purge/purge.service.ts';
import type { AppError } from '#server/http/app-error.ts';
import { CommandError } from '#server/run-command.ts';
import { createComplete, createDraft } from './example-assistant.ts';
import { runCommand } from './run-command.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

let started: StartedApp;
afterEach(() => started.close());

const megabyte = 1024 * 1024;
const dayMs = 24 * 60 * 60 * 1000;
const textOf = (bytes: number) => Buffer.alloc(bytes, 'Quiet hours begin at ten. ');

async function uploadTo(client: TestClient, id: number, bytes: number, headers = {}) {
  const file = { name: 'rules.txt', content: textOf(bytes) };
  return client.upload(`/api/assistants/${id}/documents`, file, headers);
}

/** As if an owner had stored so much: the rows say so, the content does not matter. */
async function claimStored(ownerId: number, gigabytes: number) {
  const { db } = started.services;
  await db
    .updateTable('documents')
    .set({ size: Math.round(gigabytes * 1024 ** 3) })
    .where('ownerId', '=', ownerId)
    .execute();
}

const ownerOf = async (id: number) =>
  (
    await started.services.db
      .selectFrom('voice_assistants')
      .select('ownerId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).ownerId;

test('[OPS-67] an address adds 1 GB of documents and then 1.2 GB a day, over all its owners', async () => {
  started = await startApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
  const { app, clock } = started;
  const add = (ip: string, megabytes: number) =>
    app.limitStorage({ ip } as FastifyRequest, megabytes * megabyte).then(
      () => 'added',
      (error: AppError) => error.code,
    );
  expect(await add('203.0.113.9', 996)).toBe('added');
  const uploads = async (address: string) => {
    const client = started.newClient();
    const from = { 'x-forwarded-for': address };
    const { id } = (await client.post('/api/assistants', { deviceId: '' }, from)).body;
    return (await uploadTo(client, id, 3 * megabyte, from)).status;
  };
  expect(await uploads('203.0.113.9')).toBe(200);
  expect(await uploads('203.0.113.9')).toBe(429);
  expect(await uploads('203.0.113.10')).toBe(200);
  clock.advance(60 * 60 * 1000);
  expect(await add('203.0.113.9', 50)).toBe('added');
  expect(await add('203.0.113.9', 2)).toBe('too-many-requests');
});

test('[OPS-68] owners who never deployed share half of the room, the others have it all', async () => {
  started = await startApp({ env: { MAX_STORED_GB: '1' } });
  const [crowd, newcomer, customer] = [0, 1, 2].map(() => started.newClient());
  if (!crowd || !newcomer || !customer) throw new Error('three clients');
  const crowdId = await createDraft(crowd);
  expect((await uploadTo(crowd, crowdId, 1000)).status).toBe(200);
  const newId = await createDraft(newcomer);
  const deployedId = await createComplete(customer);
  expect((await customer.post(`/api/assistants/${deployedId}/deploy`, {})).status).toBe(200);

  await claimStored(await ownerOf(crowdId), 0.5);
  const refused = await uploadTo(newcomer, newId, 1000);
  expect(refused).toMatchObject({ status: 507, body: { title: 'Storage full' } });
  expect((await uploadTo(customer, deployedId, 1000)).status).toBe(200);

  await claimStored(await ownerOf(crowdId), 1);
  expect((await uploadTo(customer, deployedId, 1000)).status).toBe(507);
  await crowd.delete(`/api/assistants/${crowdId}`);
  expect((await uploadTo(newcomer, newId, 1000)).status).toBe(200);
});

test('[OPS-69] when room is short, owners not seen for 30 days who never deployed make place, the longest unseen first', async () => {
  started = await startApp({ env: { MAX_STORED_GB: '1' } });
  const { clock, services } = started;
  const newOwner = async () => {
    const client = started.newClient();
    const id = await createComplete(client);
    expect((await uploadTo(client, id, 1000)).status).toBe(200);
    clock.advance(1000);
    return { client, id, ownerId: await ownerOf(id) };
  };
  const oldest = await newOwner();
  const older = await newOwner();
  const deployed = await newOwner();
  const returning = await newOwner();
  await deployed.client.post(`/api/assistants/${deployed.id}/deploy`, {});
  const left = async () =>
    (await services.db.selectFrom('voice_assistants').select('id').execute()).map(({ id }) => id);
  clock.advance(20 * dayMs);
  await returning.client.get('/api/assistants');
  clock.advance(20 * dayMs);

  // A quarter of all, which is half of their share, may lie as long as it likes.
  await claimStored(oldest.ownerId, 0.1);
  await claimStored(older.ownerId, 0.1);
  expect(await purge(services)).toMatchObject({ unseenOwners: 0 });
  await claimStored(returning.ownerId, 0.1);
  expect(await purge(services)).toMatchObject({ unseenOwners: 1 });
  expect(await left()).not.toContain(oldest.id);
  expect(await left()).toContain(older.id);
  expect((await oldest.client.get(`/api/assistants/${oldest.id}`)).status).toBe(404);

  // Who was there within the 30 days and who deployed stay, however short the room is.
  await claimStored(returning.ownerId, 0.9);
  expect(await purge(services)).toMatchObject({ unseenOwners: 1 });
  expect((await left()).sort()).toEqual([deployed.id, returning.id].sort());
});

test('[OPS-70] `npm run owner -- list --by-size` names who stores most', async () => {
  started = await startApp();
  const [small, large] = [started.newClient(), started.newClient()];
  const smallId = await createDraft(small);
  const largeId = await createComplete(large);
  await uploadTo(small, smallId, 1000);
  await uploadTo(large, largeId, 500_000);
  await uploadTo(large, largeId, 600_000);
  await large.post(`/api/assistants/${largeId}/deploy`, {});
  const [first, second, ...others] = await listOwnersBySize(started.services.db, 10);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    id: await ownerOf(largeId),
    documents: 2,
    assistants: 1,
    deployed: 1,
  });
  expect(first?.bytes).toBeGreaterThan(1_100_000);
  expect(second).toMatchObject({ id: await ownerOf(smallId), documents: 1, bytes: 1000 });

  const { config, clock } = started.services;
  const command = (...args: string[]) => runCommand(ownerCommand, args, config, { clock });
  const text = await command('list', '--by-size');
  expect(text.split('\n')[0]).toMatch(
    /^\d{10} {2}1\.\d MB {2}2 documents {2}1 assistants, 1 deployed {2}since 2026-03-02, seen 2026-03-02$/,
  );
  expect(JSON.parse(await command('list', '--by-size', '--json'))).toHaveLength(2);
  await expect(command('list')).rejects.toThrow(CommandError);
});
