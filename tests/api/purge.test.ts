// What goes by itself: empty drafts after 30 days, and what piles up of people who never come back.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { purgeCommand } from '#server/commands/purge.ts';
import { keptTables } from '#server/database/kept-tables.ts';
import { countOwnerRows, deleteEmptyOwners, findOwner } from '#server/database/owner-rows.ts';
import { createDailyPurge } from '#server/features/purge/daily-purge.ts';
import { purge } from '#server/features/purge/purge.service.ts';
import { createDailyJob } from '#server/platform/daily-job.ts';
import { companyDetails, createComplete, createDraft, emptyTexts } from './example-assistant.ts';
import { makeThings } from './make-things.ts';
import { runCommand } from './run-command.ts';
import { type StartedApp, startApp } from './start-app.ts';
import { until } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

const dayMs = 24 * 60 * 60 * 1000;
const nothing = {
  emptyDrafts: 0,
  conversations: 0,
  speechClips: 0,
  sessions: 0,
  resumeLinks: 0,
  deployKeys: 0,
  deliveries: 0,
  unseenOwners: 0,
  emptyOwners: 0,
};

let started: StartedApp;
let client: TestClient;
beforeEach(async () => {
  started = await startApp();
  client = started.newClient();
});
afterEach(() => started.close());

const passDays = (days: number) => started.clock.advance(days * dayMs);
const statusOf = async (id: number) => (await client.get(`/api/assistants/${id}`)).status;

describe('empty drafts', () => {
  test('[OPS-23] go after 30 days and not a day before', async () => {
    const id = await createDraft(client);
    passDays(30);
    expect(await purge(started.services)).toEqual(nothing);
    passDays(1);
    expect(await purge(started.services)).toMatchObject({ emptyDrafts: 1 });
    expect(await statusOf(id)).toBe(404);
    expect((await client.get('/api/assistants')).body).toEqual([]);
  });

  const edits: [string, (id: number) => Promise<{ status: number }>][] = [
    ['a type chosen', (id) => client.patch(`/api/assistants/${id}`, { setupType: 'both' })],
    ['a company typed', (id) => client.patch(`/api/assistants/${id}/company`, companyDetails)],
    [
      'a question typed',
      (id) =>
        client.patch(`/api/assistants/${id}/knowledge-base`, {
          faqs: [{ question: 'Are pets allowed?', answer: 'Two cats.' }],
        }),
    ],
    [
      'a document uploaded',
      (id) =>
        client.upload(`/api/assistants/${id}/documents`, { name: 'a.txt', content: 'Rules.' }),
    ],
    [
      'an address to write to',
      (id) =>
        client.patch(`/api/assistants/${id}/deployment`, { notifyEmail: 'pat@maple.example' }),
    ],
  ];
  test.each(edits)('[OPS-23] a draft with %s stays for good', async (_what, edit) => {
    const id = await createDraft(client);
    expect((await edit(id)).status).toBe(200);
    passDays(399);
    expect(await purge(started.services)).toMatchObject({ emptyDrafts: 0 });
    expect(await statusOf(id)).toBe(200);
  });

  test('[OPS-23] one that was begun with a name stays, and so does a deployed one', async () => {
    const named = await client.post('/api/assistants', { ...emptyTexts, companyName: 'Maple' });
    const deployed = await createComplete(client);
    await client.post(`/api/assistants/${deployed}/deploy`);
    passDays(399);
    expect(await purge(started.services)).toMatchObject({ emptyDrafts: 0 });
    expect([await statusOf(named.body.id), await statusOf(deployed)]).toEqual([200, 200]);
  });

  test('[OPS-23] one that is opened again has its month again', async () => {
    const { body } = await client.post('/api/assistants', emptyTexts);
    passDays(29);
    expect((await client.post('/api/assistants', emptyTexts)).body.id).toBe(body.id);
    passDays(29);
    expect(await purge(started.services)).toEqual(nothing);
    passDays(2);
    expect(await purge(started.services)).toMatchObject({ emptyDrafts: 1 });
  });

  test('[OPS-23] what was said in one goes with it', async () => {
    const id = await createDraft(client);
    passDays(31);
    await client.post(`/api/assistants/${id}/conversation`, { text: 'Hello' });
    expect(await purge(started.services)).toMatchObject({ emptyDrafts: 1, conversations: 0 });
    for (const table of ['conversations', 'speech_clips'] as const) {
      expect(await started.services.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe('what piles up', () => {
  const rows = (table: 'conversations' | 'speech_clips' | 'resume_links' | 'idempotency_keys') =>
    started.services.db.selectFrom(table).selectAll().execute();

  test('[OPS-24] conversations go after a day, links after 10 minutes, spoken replies after a week, deploy keys after 30 days', async () => {
    const id = await createComplete(client);
    await client.post(`/api/assistants/${id}/conversation`, { text: 'Are pets allowed?' });
    await client.post('/api/device/links');
    await client.post(`/api/assistants/${id}/deploy`, undefined, { 'idempotency-key': 'one' });
    await started.services.outbox.runDue();
    const clips = (await rows('speech_clips')).length;
    expect(await purge(started.services)).toEqual(nothing);
    started.clock.advance(11 * 60_000);
    expect(await purge(started.services)).toEqual({ ...nothing, resumeLinks: 1 });
    started.clock.advance(dayMs);
    expect(await purge(started.services)).toEqual({ ...nothing, conversations: 1 });
    passDays(7);
    expect(await purge(started.services)).toEqual({ ...nothing, speechClips: clips });
    passDays(30);
    expect(await purge(started.services)).toEqual({ ...nothing, deployKeys: 1 });
    expect(clips).toBeGreaterThan(0);
  });

  test('[OPS-24] the sound of a spoken reply goes with its text', async () => {
    const { config } = started.services;
    const id = await createComplete(client);
    const said = await client.post(`/api/assistants/${id}/voice-response`, { topic: 'hours' });
    expect((await client.get(said.body.audioUrl)).status).toBe(200);
    const sounds = () => readdir(join(config.dataDir, 'speech')).catch(() => []);
    // It is written after it was answered.
    await until(async () => (await sounds()).some((name) => !name.endsWith('.part')));
    passDays(8);
    expect(await purge(started.services)).toMatchObject({ speechClips: 1 });
    expect(await sounds()).toEqual([]);
  });

  test('[OPS-24] deliveries of deleted assistants go after a week', async () => {
    const { assistantId } = await makeThings(started, client, 'device_1_purge');
    await client.delete(`/api/assistants/${assistantId}`);
    await started.services.outbox.runDue();
    const count = async () =>
      (await started.services.db.selectFrom('deliveries').select('id').execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(1);
    passDays(6);
    expect(await purge(started.services)).toMatchObject({ deliveries: 0 });
    passDays(2);
    expect(await purge(started.services)).toMatchObject({ deliveries: before });
    expect(await count()).toBe(0);
  });

  test('[OPS-24] [DELIV-13] deliveries of an assistant that is there stay, and so do its limits', async () => {
    const id = await createDraft(client);
    const write = (notifyEmail: string) =>
      client.patch(`/api/assistants/${id}/deployment`, { notifyEmail });
    for (const name of ['a', 'b', 'c']) await write(`${name}@maple.example`);
    await started.services.outbox.runDue();
    passDays(8);
    expect(await purge(started.services)).toMatchObject({ deliveries: 0 });
    expect((await write('d@maple.example')).status).toBe(429);
    await client.delete(`/api/assistants/${id}`);
    expect(await purge(started.services)).toMatchObject({ deliveries: 3 });
  });

  test('[OPS-24] browsers go 400 days after they were last seen, and an owner without any and without data', async () => {
    await createDraft(client);
    const [{ ownerId } = { ownerId: 0 }] = await started.services.db
      .selectFrom('browser_sessions')
      .select('ownerId')
      .execute();
    passDays(31);
    expect(await purge(started.services)).toMatchObject({ emptyDrafts: 1, emptyOwners: 0 });
    passDays(368);
    expect(await purge(started.services)).toEqual(nothing);
    passDays(2);
    expect(await purge(started.services)).toEqual({ ...nothing, sessions: 1, emptyOwners: 1 });
    expect(await countOwnerRows(started.services.db, ownerId)).toEqual({});
  });

  test('[OPS-24] an owner with assistants or a recovery code stays, whoever comes back', async () => {
    await client.post('/api/device/recovery-code');
    const builder = started.newClient();
    await createComplete(builder);
    passDays(401);
    expect(await purge(started.services)).toMatchObject({ sessions: 2, emptyOwners: 0 });
    const owners = await started.services.db.selectFrom('owners').selectAll().execute();
    expect(owners).toHaveLength(2);
  });

  test('[OPS-24] npm run purge does the same now and says what went', async () => {
    await createDraft(client);
    passDays(31);
    const { config, clock } = started.services;
    await expect(runCommand(purgeCommand, [], config, { clock })).rejects.toThrow(
      'the clock of this machine is 31 days ahead',
    );
    const answer = await runCommand(purgeCommand, ['--clock-is-right'], config, { clock });
    expect(answer.split('\n')).toHaveLength(Object.keys(nothing).length);
    expect(answer).toMatch(/^ +1 {2}empty drafts$/m);
    expect(answer).toMatch(/^ +0 {2}test conversations$/m);
    await expect(runCommand(purgeCommand, ['all'], config)).rejects.toThrow('nothing more');
  });
});

describe('a clock that is wrong', () => {
  test('[OPS-85] ends no session and no draft, and is told of', async () => {
    const id = await createComplete(client);
    const told: unknown[][] = [];
    const log = { info: () => {}, error: (...words: unknown[]) => told.push(words) };
    const job = createDailyPurge(started.services, log);
    expect(await job.runIfDue()).toBe(true);
    expect(told).toEqual([]);
    passDays(402);
    expect(await job.runIfDue()).toBe(true);
    expect(told).toEqual([[{ days: 402 }, expect.stringContaining('nothing was purged')]]);
    passDays(-402);
    expect(await statusOf(id)).toBe(200);
    // The time of its last run is ahead now, and does not keep it from the next.
    passDays(1);
    expect(await job.runIfDue()).toBe(true);
    expect(told).toHaveLength(1);
  });

  test('[OPS-85] a server that rested for a month purges a day after it is back', async () => {
    await createDraft(client);
    const job = createDailyPurge(started.services, { info: () => {}, error: () => {} });
    await job.runIfDue();
    passDays(40);
    await job.runIfDue();
    expect((await client.get('/api/assistants')).body).toHaveLength(1);
    passDays(1);
    await job.runIfDue();
    expect((await client.get('/api/assistants')).body).toEqual([]);
  });
});

describe('the daily job', () => {
  let runs: string[];
  beforeEach(() => {
    runs = [];
  });
  /** As each of several servers on one database has it. */
  const jobOf = (server: string, work: () => Promise<void> = async () => {}) =>
    createDailyJob({
      name: 'test',
      db: started.services.db,
      clock: started.clock,
      work: async () => {
        runs.push(server);
        await work();
      },
      report: () => {},
    });

  test('[OPS-23] [OPS-15] runs once a day, whichever of the servers is first', async () => {
    const servers = ['one', 'two', 'three'].map((name) => jobOf(name));
    const results = await Promise.all(servers.map((job) => job.runIfDue()));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(runs).toHaveLength(1);
    started.clock.advance(dayMs - 1);
    await Promise.all(servers.map((job) => job.runIfDue()));
    expect(runs).toHaveLength(1);
    started.clock.advance(1);
    await Promise.all(servers.map((job) => job.runIfDue()));
    expect(runs).toHaveLength(2);
  });

  test('[OPS-23] is taken over from a server that died at it, and from none that lives', async () => {
    let die = () => {};
    const dying = jobOf('one', () => new Promise((resolve) => (die = resolve)));
    const ended = dying.runIfDue();
    await expect.poll(() => runs).toEqual(['one']);
    started.clock.advance(29 * 60_000);
    expect(await jobOf('two').runIfDue()).toBe(false);
    started.clock.advance(60_000);
    expect(await jobOf('two').runIfDue()).toBe(true);
    die();
    await ended;
    // The late end of the first does not undo what the second recorded.
    expect(await jobOf('three').runIfDue()).toBe(false);
    expect(runs).toEqual(['one', 'two']);
  });

  test('[OPS-23] one that failed is due again', async () => {
    const failing = jobOf('one', () => Promise.reject(new Error('no')));
    await expect(failing.runIfDue()).rejects.toThrow('no');
    expect(await jobOf('two').runIfDue()).toBe(true);
  });
});

test('[OPS-24] an owner counts as empty only when the last row of the last table is gone', async () => {
  const { db } = started.services;
  await makeThings(started, client, 'device_2_purge');
  await client.post('/api/device/links');
  const owner = await findOwner(db, 'device_2_purge');
  const ownerId = owner?.id ?? 0;
  const tables = Object.entries(keptTables)
    .filter(([table, { owner: column }]) => column === 'ownerId' && table !== 'devices')
    .map(([table]) => table);
  for (const table of tables) {
    const counts = await countOwnerRows(db, ownerId);
    const isEmpty = tables.every((name) => !(name in counts));
    expect([table, await deleteEmptyOwners(db)]).toEqual([table, isEmpty ? 1 : 0]);
    if (isEmpty) break;
    // The names come from the list of tables itself.
    await db.deleteFrom(table as 'documents').execute();
  }
  await deleteEmptyOwners(db);
  expect(await countOwnerRows(db, ownerId)).toEqual({});
});
