// `npm run doctor`: it tries what the settings name, and sends something only when asked.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { doctorCommand } from '#server/commands/doctor.ts';
import { loadConfig } from '#server/config.ts';
import { freePort } from '#tests/peers/free-port.mjs';
import { type StartedDeployment, startDeployment } from './start-deployment.ts';

let started: StartedDeployment;
let folder: string;
beforeEach(async () => {
  started = await startDeployment();
  folder = mkdtempSync(join(tmpdir(), 'porchlight-doctor-'));
});
afterEach(async () => {
  await started.close();
  rmSync(folder, { recursive: true, force: true });
});

async function doctor(args: string[] = [], env: Record<string, string> = {}) {
  const { dataDir, databaseUrl } = started.services.config;
  const place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const config = loadConfig({ ...started.env, ...place, ...env });
  const { lines, isSound } = await doctorCommand(config, args, started.clock);
  return { text: lines.join('\n'), isSound };
}

test('[OPS-110] where all works it says so of each thing, and sends nothing', async () => {
  const { text, isSound } = await doctor();
  expect(text).toMatch(/^ok {5}Data folder: .* MB are free\.$/m);
  expect(text).toMatch(/^ok {5}Database: .* has data\.$/m);
  expect(text).toMatch(/^ok {5}Mail server: 127\.0\.0\.1:\d+ lets us in\.$/m);
  expect(text).toMatch(/^ok {5}Receiver: 127\.0\.0\.1:\d+ can be reached\.$/m);
  expect(text).toMatch(/^note {3}PUBLIC_URL is not set/m);
  expect(text).toMatch(/Nothing was found that cannot work\.$/);
  expect(isSound).toBe(true);
  expect(started.smtp.mails).toEqual([]);
  expect(started.receiver.received).toEqual([]);
});

test('[OPS-110] what cannot work is named, each thing by itself', async () => {
  const port = await freePort();
  writeFileSync(join(folder, 'file'), '');
  const { text, isSound } = await doctor([], {
    DATA_DIR: join(folder, 'file'),
    DATABASE_URL: `postgres://me:secret-word@127.0.0.1:${port}/x`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    WEBHOOK_URL: 'https://hooks.nowhere.invalid/',
    OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    LLM_MODEL: 'words',
  });
  expect(text).toMatch(/^FAULT {2}Data folder: .*is a file, not a folder\.$/m);
  expect(text).toMatch(/^FAULT {2}Database: PostgreSQL at .* cannot be reached/m);
  expect(text).toMatch(/^FAULT {2}Mail server: .* cannot be reached \(ESOCKET\)\.$/m);
  expect(text).toMatch(/^FAULT {2}Receiver: the host hooks\.nowhere\.invalid of WEBHOOK_URL/m);
  expect(text).toMatch(/^FAULT {2}Model server: .* cannot be reached \(ECONNREFUSED\)\.$/m);
  expect(text).toMatch(/5 things cannot work as it is set\.$/);
  expect(text).not.toContain('secret-word');
  expect(isSound).toBe(false);
});

test('[OPS-110] data that is not there yet is a note, and none is made', async () => {
  const dataDir = join(folder, 'new');
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const { text, isSound } = await doctor([], env);
  expect(text).toMatch(/^note {3}Data folder: .*new is made by the first start\.$/m);
  expect(text).toMatch(/^note {3}Database: .*new has none yet/m);
  expect(isSound).toBe(true);
  expect(existsSync(dataDir)).toBe(false);
});

test('[OPS-111] when asked it sends a test mail and a signed ping', async () => {
  const { text, isSound } = await doctor(['--mail', 'kim@office.example', '--ping']);
  expect(text).toContain('Test mail: the mail server took it for kim@office.example.');
  expect(text).toMatch(/^ok {5}Ping: the receiver answered 2\d\d\.$/m);
  expect(isSound).toBe(true);
  expect(started.smtp.mails).toHaveLength(1);
  expect(started.receiver.received).toHaveLength(1);
  expect(started.receiver.received[0]).toMatchObject({ isSigned: true, event: { type: 'ping' } });
});

test('[OPS-111] a test mail or a ping that does not arrive is a fault', async () => {
  started.receiver.answer(1, 500);
  started.smtp.refuse(1, 550);
  const { text, isSound } = await doctor(['--mail', 'kim@office.example', '--ping']);
  expect(text).toMatch(/^FAULT {2}Test mail: The mail server .*550/m);
  expect(text).toMatch(/^FAULT {2}Ping: The provider's system answered 500\.$/m);
  expect(isSound).toBe(false);
});

test('[OPS-110] a wrong word is answered with what can be said', async () => {
  for (const args of [['--mail'], ['--mail', 'kim'], ['everything'], ['--pong']]) {
    await expect(doctor(args), args.join(' ')).rejects.toThrow('Say no more than this:');
  }
});
