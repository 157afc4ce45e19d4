// Makes what a release leaves behind, for the tests of upgrades: its database, a backup, the input kept in a
// browser, and what its API answered. Run once in a checkout of that release, after `npm run build`:
// npx tsx tests/upgrade/make-release.ts <day of the release> [folder to write to]
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import Database from 'libsql';
import { startBuiltServer } from '#tests/peers/built-server.mjs';
import { chromiumFlags, findChromium } from '#tests/peers/chromium.mjs';
import { PlainClient } from '#tests/peers/plain-client.mjs';
import { startSmtpPeer } from '#tests/peers/smtp-server.ts';
import { startWebhookReceiver } from '#tests/peers/webhook-receiver.ts';
import { createSampleAssistant, newDeviceId } from '#tests/setup/sample-company.mjs';
import { type Release, readAnswers, releaseFolder } from './release.ts';

const [day, folder = releaseFolder(day ?? '')] = process.argv.slice(2);
if (!day) throw new Error('Name the day of the release, such as 2026-11-22.');
mkdirSync(folder, { recursive: true });

const receiver = await startWebhookReceiver();
const smtp = await startSmtpPeer();
const server = await startBuiltServer({
  env: {
    SMTP_URL: smtp.url,
    ADMIN_EMAIL: 'orders@provider.example',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: receiver.secret,
    WEBHOOK_ALLOW_PRIVATE: '127.0.0.1',
  },
});
const deviceId = newDeviceId();
const client = new PlainClient(server.url);
await client.expectOk('GET', '/api/device');
const make = (companyName: string) => createSampleAssistant(client, { deviceId, companyName });

const delivered = await make('Delivered Terrace');
await client.expectOk('POST', `/api/assistants/${delivered}/deploy`);
await until(async () => (await statusOf(delivered)) === 'success');
const changed = await make('Changed Court');
await client.expectOk('POST', `/api/assistants/${changed}/deploy`);
await until(async () => (await statusOf(changed)) === 'success');
const voice = { selectedVoice: 'voice_2', transferNumber: '(212) 555-0142' };
await client.expectOk('PATCH', `/api/assistants/${changed}/voice-contact`, voice);

// From here on neither peer takes anything: this submission stays open.
receiver.answer(1_000, 503);
smtp.refuse(1_000, 450);
const open = await make('Open Gardens');
await client.expectOk('POST', `/api/assistants/${open}/deploy`);
await until(async () => receiver.received.length > 2 && smtp.attempts > 2);
const draft = await make('Draft Heights');
const suggested = await client.expectOk('POST', '/api/assistants', { deviceId, fresh: true });

const executablePath = await findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: chromiumFlags,
});
const context = await browser.newContext();
await context.addCookies(client.cookies().map((cookie) => ({ ...cookie, url: server.url })));
const page = await context.newPage();
await page.goto(`${server.url}/setup/${draft}?step=company-details`);
await page
  .getByRole('textbox', { name: 'Company name' })
  .fill('Draft Heights, typed and not saved');
await page.getByText(/^(Draft saved on this device|Kept on this computer)$/).waitFor();
await page.goto(`${server.url}/setup/${draft}?step=faqs-docs`);
await page
  .getByRole('textbox', { name: 'Answer' })
  .first()
  .fill('An answer that was typed and not saved.');
await page.getByText(/^(Draft saved on this device|Kept on this computer)$/).waitFor();
const kept = await context.storageState();
await browser.close();

await until(async () => {
  const documents = await client.expectOk('GET', `/api/assistants/${draft}/documents`);
  return documents.every(
    (document: { readingStatus: string }) => document.readingStatus === 'ready',
  );
});
const assistants = { delivered, changed, open, draft, suggested: suggested.id };
const release: Release = {
  assistants,
  deviceId,
  cookies: client.cookies(),
  localStorage: kept.origins.flatMap((origin) => origin.localStorage),
  answers: await readAnswers((path) => client.send('GET', path), Object.values(assistants)),
};
execFileSync(
  process.execPath,
  [join('dist', 'server', 'backup-command.js'), 'backup', join(folder, 'all.backup.gz')],
  { env: { ...process.env, DATA_DIR: server.dataDir }, stdio: 'inherit' },
);
await server.end();
const databaseFile = join(server.dataDir, 'porchlight.db');
const database = new Database(databaseFile);
database.pragma('wal_checkpoint(TRUNCATE)');
database.close();
writeFileSync(join(folder, 'porchlight.db.gz'), gzipSync(readFileSync(databaseFile), { level: 9 }));
writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
await server.stop();
await receiver.close();
await smtp.close();

async function statusOf(assistantId: number): Promise<string | undefined> {
  const rows: { assistantId: number; status: string }[] = await client.expectOk(
    'GET',
    '/api/webhook-submissions',
  );
  return rows.find((row) => row.assistantId === assistantId)?.status;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 100));
}
