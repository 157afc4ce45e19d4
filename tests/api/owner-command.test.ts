// `npm run owner`: everything of one owner handed out or erased, while the server runs.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownerCommand } from '#server/commands/owner.ts';
import { keptTables } from '#server/database/kept-tables.ts';
import { lockOwner } from '#server/database/lock-owner.ts';
import { countOwnerRows, findOwner } from '#server/database/owner-rows.ts';
import { CommandError } from '#server/run-command.ts';
import { makeThings } from './make-things.ts';
import { rowsOfOwner } from './rows-of-owner.ts';
import { runCommand } from './run-command.ts';
import { type StartedApp, startApp } from './start-app.ts';
import { until } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

const device = 'device_1_owner-command';
const otherDevice = 'device_2_owner-command';
let started: StartedApp;
let client: TestClient;
let other: TestClient;
let folder: string;

beforeEach(async () => {
  started = await startApp();
  [client, other] = [started.newClient(), started.newClient()];
  folder = mkdtempSync(join(tmpdir(), 'porchlight-owner-'));
});
afterEach(async () => {
  await started.close();
  rmSync(folder, { recursive: true, force: true });
});

const command = (...args: string[]) => {
  const { config, clock } = started.services;
  return runCommand(ownerCommand, args, config, { clock });
};

/** One of everything: rows in every table that an owner can have rows in. */
async function fill(owner: TestClient, deviceId: string) {
  const things = await makeThings(started, owner, deviceId);
  const key = { 'idempotency-key': `key-${deviceId}` };
  await owner.post(`/api/assistants/${things.assistantId}/deploy`, undefined, key);
  await owner.post(`/api/assistants/${things.assistantId}/conversation`, {
    text: 'Are pets allowed?',
  });
  await owner.post('/api/device/recovery-code');
  await owner.post('/api/device/links');
  await command('recovery-code', String(things.assistantId));
  const ownerId = await ownerOf(deviceId);
  await started.services.db
    .insertInto('number_assignments')
    .values({
      id: ownerId,
      ownerId,
      assistantId: things.assistantId,
      phoneNumber: '+15550100',
      assignedBy: 'desk',
      assignedAt: started.clock.now().toISOString(),
    })
    .execute();
  await until(async () => {
    const { body } = await owner.get(`/api/assistants/${things.assistantId}/documents`);
    return body[0].readingStatus === 'ready';
  });
  return { ...things, ownerId };
}

async function ownerOf(deviceId: string): Promise<number> {
  const owner = await findOwner(started.services.db, deviceId);
  if (!owner) throw new Error(`no owner of ${deviceId}`);
  return owner.id;
}

test('[OPS-21] [OPS-22] every table with rows of owners is known as one, and the example fills them all', async () => {
  const { ownerId } = await fill(client, device);
  const tables = await started.services.db.introspection.getTables();
  const withOwner = tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'ownerId'))
    .map(({ name }) => name);
  const known = Object.entries(keptTables);
  expect(withOwner.sort()).toEqual(
    known
      .filter(([, { owner }]) => owner === 'ownerId')
      .map(([name]) => name)
      .sort(),
  );
  const filled = Object.keys(await countOwnerRows(started.services.db, ownerId));
  expect(filled.sort()).toEqual(
    known
      .filter(([, { owner }]) => owner !== null)
      .map(([name]) => name)
      .sort(),
  );
});

test('[OPS-21] an export holds every row readably, the documents and the PDFs, and no secret', async () => {
  const things = await fill(client, device);
  const theirs = await fill(other, otherDevice);
  const target = join(folder, 'export');
  const answer = await command('export', device, target);
  expect(answer).toMatch(/^\d+ rows and 2 files of owner .* They hold personal data/);

  const text = readFileSync(join(target, 'owner.json'), 'utf8');
  const { ownerId, tables } = JSON.parse(text);
  expect(ownerId).toBe(things.ownerId);
  const counts = Object.entries(tables).map(([name, rows]) => [name, (rows as unknown[]).length]);
  expect(Object.fromEntries(counts)).toEqual(await countOwnerRows(started.services.db, ownerId));
  expect(tables.devices).toEqual([expect.objectContaining({ deviceId: device })]);
  expect(tables.voice_assistants[0]).toMatchObject({
    companyName: 'Maple Homes',
    transferConditions: ['emergency', 'request'],
  });
  expect(tables.document_readings[0].passages[0]).toMatchObject({
    text: 'Quiet hours begin at ten.',
  });
  const [document] = tables.documents;
  expect(document.originalName).toBe('rules.txt');
  expect(readFileSync(join(target, document.file), 'utf8')).toBe('Quiet hours begin at ten.');
  const [pdf] = tables.pdf_documents;
  const downloaded = await client.get(`/api/pdf/${things.pdfFilename}`);
  expect(readFileSync(join(target, pdf.file))).toEqual(downloaded.bytes);

  // Whoever holds the export must not become the owner by it.
  const session = await started.services.db
    .selectFrom('browser_sessions')
    .select('tokenHash')
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  expect(text).not.toContain(session.tokenHash);
  expect(text).not.toMatch(/"(token|secret|key|recoveryCode|notifyEmailToken)Hash"/);
  expect(text).not.toContain(String(theirs.ownerId));
  expect(statSync(join(target, 'owner.json')).mode & 0o077).toBe(0);
  expect(statSync(join(target, document.file)).mode & 0o077).toBe(0);
});

test('[OPS-21] an export never mixes with what lies in a folder', async () => {
  const { ownerId } = await fill(client, device);
  mkdirSync(join(folder, 'used'));
  writeFileSync(join(folder, 'used', 'note.txt'), 'mine');
  const exported = command('export', String(ownerId), join(folder, 'used'));
  await expect(exported).rejects.toThrow('is not empty');
  expect(readdirSync(join(folder, 'used'))).toEqual(['note.txt']);
});

test('[OPS-22] without --yes it is told what would go, and all of it stays', async () => {
  const { ownerId } = await fill(client, device);
  const { db } = started.services;
  const before = await countOwnerRows(db, ownerId);
  const answer = await command('delete', device);
  for (const [table, count] of Object.entries(before)) {
    expect(answer).toMatch(new RegExp(`^ +${count}  ${table}$`, 'm'));
  }
  expect(answer).toContain('Nothing was deleted');
  expect(await countOwnerRows(db, ownerId)).toEqual(before);
});

test('[OPS-22] a deleted owner is a stranger to the running server, and nobody else loses anything', async () => {
  const things = await fill(client, device);
  const theirs = await fill(other, otherDevice);
  const { db, config, textToSpeech, outbox } = started.services;
  const said = { voiceId: 'voice_1', text: 'Only this owner was told so.' };
  await db
    .updateTable('speech_clips')
    .set({ text: said.text })
    .where('key', '=', things.speechKey)
    .execute();
  // The folder is made with the first sound, in the background too.
  const speech = join(config.dataDir, 'speech');
  const sounds = () => (existsSync(speech) ? readdirSync(speech).sort() : []);
  const soundsOfOthers = await settled(sounds);
  await textToSpeech.synthesize(said);
  const newSounds = () => sounds().filter((name) => !soundsOfOthers.includes(name));
  const made = await settled(newSounds);
  const mails = () => readdirSync(join(config.dataDir, 'mail'));
  const mailsBefore = mails();
  const theirRows = await rowsOfOwner(started.services.db, theirs.ownerId);

  const answer = await command('delete', String(things.ownerId), '--yes');
  expect(answer).toContain('is deleted.');
  expect(answer).toMatch(/^ +1 {2}voice_assistants$/m);

  for (const path of [
    `/api/assistants/${things.assistantId}`,
    `/api/documents/download/${things.documentId}`,
    `/api/pdf/${things.pdfFilename}`,
    `/api/speech/${things.speechKey}`,
  ]) {
    expect([path, (await client.get(path)).status]).toEqual([path, 404]);
  }
  expect((await client.get('/api/assistants')).body).toEqual([]);
  expect((await client.get('/api/webhook-submissions')).body).toEqual([]);
  expect((await client.get('/api/device/browsers')).body).toEqual([]);
  expect(sounds().filter((name) => made.includes(name))).toEqual([]);
  expect(mails().length).toBe(mailsBefore.length - 1);
  expect(await rowsOfOwner(started.services.db, theirs.ownerId)).toEqual(theirRows);

  // Only the word to the provider is left, and that goes a week after it was delivered.
  expect(await countOwnerRows(db, things.ownerId)).toEqual({ deliveries: 1 });
  const { purpose } = await db
    .selectFrom('deliveries')
    .select('purpose')
    .where('ownerId', '=', things.ownerId)
    .executeTakeFirstOrThrow();
  expect(purpose).toBe('assistant-deleted');
  await outbox.runDue();
  expect(mails().length).toBe(mailsBefore.length);
  const left = await db
    .selectFrom('deliveries')
    .select(['status', 'payload'])
    .where('ownerId', '=', things.ownerId)
    .execute();
  expect(left).toEqual([{ status: 'delivered', payload: '{}' }]);

  await expect(command('delete', device, '--yes')).rejects.toThrow('Nothing is stored');
});

test('[OPS-22] a write that waited for the deletion stores nothing', async () => {
  const { db } = started.services;
  await expect(
    db.transaction().execute((trx) => lockOwner(trx, 1_234_567_890)),
  ).rejects.toMatchObject({ code: 'not-found' });
});

test('[OPS-71] an owner is found by the id of an assistant', async () => {
  const { assistantId, ownerId } = await fill(client, device);
  expect(await command('delete', String(assistantId))).toContain(`Owner ${ownerId} has this.`);
});

test('[OPS-21] [OPS-22] an unknown owner and a wrong call are refused with a sentence', async () => {
  const target = join(folder, 'out');
  const refused: [string[], string][] = [
    [['delete', 'device_9_unknown', '--yes'], 'Nothing is stored of an owner, device or assistant'],
    [
      ['delete', '1234567890', '--yes'],
      'Nothing is stored of an owner, device or assistant 1234567890.',
    ],
    [['export', 'device_9_unknown', target], 'Nothing is stored of an owner, device or assistant'],
    [['export', 'device_9_unknown'], 'Say what to do:'],
    [['export', 'device_9_unknown', target, '--yes'], 'Say what to do:'],
    [['delete'], 'Say what to do:'],
    [['delete', 'one', 'two', '--yes'], 'Say what to do:'],
    [['delete', 'one', '--force'], 'Say what to do:'],
  ];
  for (const [args, sentence] of refused) {
    await expect(command(...args), args.join(' ')).rejects.toThrow(sentence);
    await expect(command(...args)).rejects.toBeInstanceOf(CommandError);
  }
  expect(existsSync(target)).toBe(false);
});

/** Sounds are made and written in the background. */
async function settled(list: () => string[]): Promise<string[]> {
  await until(() => list().length >= 1 && list().every((name) => !name.endsWith('.part')));
  return list();
}
