// `npm run backup` and `npm run restore`: what they refuse, what they ask, what they keep.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backupCommand } from '#server/commands/backup.ts';
import { deliveriesCommand } from '#server/commands/deliveries.ts';
import { restoreCommand } from '#server/commands/restore.ts';
import { type Config, loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { createComplete, createDraft } from './example-assistant.ts';
import { runCommand } from './run-command.ts';
import { type StartedDeployment, startDeployment } from './start-deployment.ts';

let started: StartedDeployment;
let config: Config;
let folder: string;
let file: string;
const now = new Date('2026-11-23T03:00:00Z');

beforeEach(async () => {
  started = await startDeployment();
  config = started.services.config;
  folder = mkdtempSync(join(tmpdir(), 'porchlight-backup-command-'));
  file = join(folder, 'all.backup.gz');
});
afterEach(async () => {
  await started.close();
  rmSync(folder, { recursive: true, force: true });
});

const backup = (...args: string[]) => backupCommand(config, args, now);
const restore = (...args: string[]) => restoreCommand(config, args, now);
const deliveries = (...args: string[]) =>
  runCommand(deliveriesCommand, args, config, { clock: started.clock });

test('[OPS-106] a backup of a database that is not there is refused, and makes none', async () => {
  const dataDir = join(folder, 'nowhere');
  const wrong = loadConfig({ DATA_DIR: dataDir });
  await expect(backupCommand(wrong, [file], now)).rejects.toThrow(
    `There is no database in ${dataDir}.`,
  );
  expect(existsSync(dataDir)).toBe(false);
  expect(existsSync(file)).toBe(false);
  if (config.databaseUrl) {
    const url = new URL(config.databaseUrl);
    url.pathname = '/postgres';
    const empty = loadConfig({ DATABASE_URL: url.href, DATA_DIR: dataDir });
    await expect(backupCommand(empty, [file], now)).rejects.toThrow(
      `There is no database in the PostgreSQL database postgres at ${url.host}.`,
    );
  }
});

test('[OPS-106] a file that is there is written over only with --force', async () => {
  writeFileSync(file, 'precious');
  await expect(backup(file)).rejects.toThrow(`${file} is there already. Add --force`);
  expect(readFileSync(file, 'utf8')).toBe('precious');
  expect(await backup(file, '--force')).toMatch(/^\d+ rows are stored in /);
  expect(readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
});

test('[OPS-106] a folder that is not there and a wrong word are said in a sentence', async () => {
  await expect(backup(join(folder, 'none', 'all.gz'))).rejects.toThrow(
    `There is no folder ${join(folder, 'none')}. Make it first.`,
  );
  for (const args of [
    [],
    ['a', 'b'],
    ['a', '--broken'],
    [folder, '--keep', '0'],
    [file, '--keep', '2'],
  ]) {
    await expect(backup(...args), args.join(' ')).rejects.toThrow('Say where to:');
  }
  await expect(restore(file)).rejects.toThrow(`There is no file ${file}.`);
  for (const args of [[], ['a', 'b'], ['a', '--force']]) {
    await expect(restore(...args), args.join(' ')).rejects.toThrow('Say which file:');
  }
});

test('[OPS-107] into a folder it is named by its time, and --keep removes the older ones only', async () => {
  const older = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map(
    (day) => `porchlight-${day}T03-00-00.backup.gz`,
  );
  const others = ['notes.txt', 'before-restore-2020-01-01T00-00-00.backup.gz', 'porchlight-old.gz'];
  for (const name of [...older, ...others]) writeFileSync(join(folder, name), '');
  const said = await backup(folder, '--keep', '3');
  expect(said).toContain('2 older ones are removed.');
  expect(readdirSync(folder).sort()).toEqual(
    [...older.slice(2), ...others, 'porchlight-2026-11-23T03-00-00.backup.gz'].sort(),
  );
});

test('[OPS-108] a restore over data shows both counts and changes nothing without --yes', async () => {
  await createComplete(started.newClient());
  await backup(file);
  await createDraft(started.newClient());
  const refused = restore(file);
  await expect(refused).rejects.toThrow(/there is now:\n +2 {2}owners\n +2 {2}assistants\n/);
  await expect(refused).rejects.toThrow(/would come:\n +1 {2}owners\n +1 {2}assistants\n/);
  await expect(refused).rejects.toThrow('Nothing was changed: add --yes');
  expect(await assistants(config)).toBe(2);
});

test('[OPS-108] with --yes what was there is kept as a backup, from which it comes back', async () => {
  await createComplete(started.newClient());
  await backup(file);
  await createDraft(started.newClient());
  const copy = join(config.dataDir, 'before-restore-2026-11-23T03-00-00.backup.gz');
  expect(await restore(file, '--yes')).toContain(`What was there before is kept in ${copy}.`);
  expect(await assistants(config)).toBe(1);
  await restore(copy, '--yes');
  expect(await assistants(config)).toBe(2);
});

test('[OPS-108] into an empty database it asks nothing and keeps no copy', async () => {
  await createDraft(started.newClient());
  await backup(file);
  const dataDir = join(folder, 'other');
  mkdirSync(dataDir);
  const other = loadConfig({ DATA_DIR: dataDir });
  expect(await restoreCommand(other, [file], now)).toMatch(/^\d+ rows of .* are in .*other\.$/);
  expect(await assistants(other)).toBe(1);
  expect(readdirSync(dataDir).filter((name) => name.endsWith('.gz'))).toEqual([]);
});

test('[OPS-109] what waited to be sent is said, and with --hold it is not sent before it is asked for', async () => {
  started.receiver.answer(100, 503);
  started.smtp.refuse(100, 451);
  const client = started.newClient();
  const id = await createComplete(client);
  expect((await client.post(`/api/assistants/${id}/deploy`)).status).toBe(200);
  await started.services.outbox.runDue();
  await backup(file);
  await expect(restore(file)).rejects.toThrow(
    '2 mails and webhook calls were not delivered when the backup was made: a server sends them',
  );
  expect(await restore(file, '--yes', '--hold')).toContain('held back now: npm run deliveries');

  const calls = started.receiver.received.length;
  const mails = started.smtp.attempts;
  started.clock.advance(60 * 60 * 1000);
  await started.services.outbox.runDue();
  expect(started.receiver.received).toHaveLength(calls);
  expect(started.smtp.attempts).toBe(mails);
  const [submission] = (await client.get('/api/webhook-submissions')).body;
  expect(submission).toMatchObject({ status: 'failed' });
  expect(await deliveries('list', '--failed')).toMatch(
    /Held back when a backup was restored\.[\s\S]*2 failed, 0 pending$/,
  );
  expect(await deliveries('retry', 'all-failed')).toContain('2 of 2');
});

async function assistants(of: Config): Promise<number> {
  const { db, close } = await openDatabase(of);
  const rows = await db.selectFrom('voice_assistants').select('id').execute();
  await close();
  return rows.length;
}
