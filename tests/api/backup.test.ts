// Backup and restore while the server runs, on both databases (product decision, trust).
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreBackup, writeBackup } from '#server/database/backup.ts';
import { type OpenDatabase, openDatabase } from '#server/database/connect.ts';
import { sampleCompany } from '#tests/setup/sample-company.mjs';
import { type StartedApp, startApp } from './start-app.ts';
import { until } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

let started: StartedApp;
/** A connection of its own, as the command has beside a running server. */
let opened: OpenDatabase;
let folder: string;
let file: string;

beforeEach(async () => {
  started = await startApp();
  opened = await openDatabase(started.services.config);
  folder = mkdtempSync(join(tmpdir(), 'porchlight-backup-'));
  file = join(folder, 'all.backup.gz');
});

afterEach(async () => {
  await opened.close();
  await started.close();
  rmSync(folder, { recursive: true, force: true });
});

test('[OPS-13] a restore brings back every row, file and session, while the server runs', async () => {
  const client = started.newClient();
  const id = await createDeployed(client);
  const before = await everythingOf(client, id);
  const rows = await writeBackup(opened, file);

  expect((await client.delete(`/api/assistants/${id}`)).status).toBe(200);
  await createDeployed(started.newClient());
  expect(await restoreBackup(opened, file)).toBe(rows);

  expect(await everythingOf(client, id)).toEqual(before);
  const again = join(folder, 'again.backup.gz');
  expect(await writeBackup(opened, again)).toBe(rows);
});

test('[OPS-13] a backup taken under writes is one moment, and holds up nobody', async () => {
  const client = started.newClient();
  const id = await createDeployed(client);
  let isDone = false;
  const writing = (async () => {
    for (let round = 0; !isDone; round += 1) {
      const companyName = `Round ${round}`;
      const saved = await client.patch(`/api/assistants/${id}/company`, {
        ...sampleCompany.company,
        companyName,
        greeting: `${companyName}, thank you for calling.`,
      });
      expect(saved.status).toBe(200);
    }
  })();
  for (let count = 0; count < 5; count += 1) await writeBackup(opened, file);
  isDone = true;
  await writing;
  await restoreBackup(opened, file);
  const { companyName, greeting } = (await client.get(`/api/assistants/${id}`)).body;
  expect(greeting).toBe(`${companyName}, thank you for calling.`);
});

test('[OPS-13] a cut, foreign or damaged file is refused and changes nothing', async () => {
  const client = started.newClient();
  const id = await createDeployed(client);
  const before = await everythingOf(client, id);
  await writeBackup(opened, file);
  expect(statSync(file).mode & 0o077).toBe(0);
  truncateSync(file, Math.floor(statSync(file).size / 2));
  await expect(restoreBackup(opened, file)).rejects.toThrow('cannot be read as a backup');
  writeFileSync(file, 'something else');
  await expect(restoreBackup(opened, file)).rejects.toThrow('cannot be read as a backup');
  await expect(restoreBackup(opened, join(folder, 'absent'))).rejects.toThrow('cannot be read');
  expect(await everythingOf(client, id)).toEqual(before);
});

test('[OPS-55] a backup of a newer release is refused and changes nothing', async () => {
  const client = started.newClient();
  const id = await createDeployed(client);
  const before = await everythingOf(client, id);
  await writeBackup(opened, file);
  const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const { migrations, ...rest } = JSON.parse(head);
  const newer = JSON.stringify({ ...rest, migrations: [...migrations, '9999-of-tomorrow'] });
  writeFileSync(file, gzipSync([newer, ...lines].join('\n')));
  await expect(restoreBackup(opened, file)).rejects.toThrow('made by a newer version');
  expect(await everythingOf(client, id)).toEqual(before);
});

async function createDeployed(client: TestClient): Promise<number> {
  const { company, voiceContact } = sampleCompany;
  const { id } = (await client.post('/api/assistants', {})).body;
  await client.patch(`/api/assistants/${id}/company`, company);
  await client.patch(`/api/assistants/${id}/voice-contact`, voiceContact);
  await client.upload(`/api/assistants/${id}/documents`, {
    name: 'rules.txt',
    content: 'No noise',
  });
  expect((await client.post(`/api/assistants/${id}/deploy`)).status).toBe(200);
  // Deliveries and reading end in the background and change what is shown.
  await started.services.outbox.runDue();
  await until(async () => {
    const [{ readingStatus }] = (await client.get(`/api/assistants/${id}/documents`)).body;
    return readingStatus === 'ready';
  });
  return id;
}

async function everythingOf(client: TestClient, id: number) {
  const { body: documents } = await client.get(`/api/assistants/${id}/documents`);
  const { body: submissions } = await client.get('/api/webhook-submissions');
  const [{ pdfFilename }] = submissions;
  return {
    assistant: (await client.get(`/api/assistants/${id}`)).body,
    documents,
    file: (await client.get(`/api/documents/download/${documents[0].id}`)).text,
    pdf: (await client.get(`/api/pdf/${pdfFilename}`)).bytes.toString('base64'),
  };
}
