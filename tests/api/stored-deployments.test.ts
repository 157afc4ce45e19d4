// Deployments on a server that can tell nobody, before and after it can.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, openFile } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { createComplete } from './example-assistant.ts';
import { startApp } from './start-app.ts';
import { startDeployment } from './start-deployment.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'porchlight-stored-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const nobody = 'Saved on this server. Nobody has been told yet: send it yourself';

test.skipIf(process.env.TEST_DATABASE_URL)(
  '[DELIV-70] one that reached nobody is sent when it is deployed again and somebody can be told',
  async () => {
    const alone = await startApp({ dataDir });
    const client = alone.newClient();
    const id = await createComplete(client);
    await client.post(`/api/assistants/${id}/deploy`);
    const requestOf = async (from: typeof client) =>
      (await from.get(`/api/assistants/${id}`)).body.numberRequest;
    expect(await requestOf(client)).toMatchObject({ isProviderTold: false, phoneNumber: null });
    await client.post(`/api/assistants/${id}/webhook`, {});
    await alone.close();

    const started = await startDeployment({ dataDir });
    try {
      started.clock.advance(3 * 24 * 60 * 60 * 1000);
      const later = started.newClient();
      for (const [name, value] of client.cookies) later.cookies.set(name, value);
      await started.services.outbox.runDue();
      expect(started.receiver.received).toEqual([]);
      const [stored] = (await later.get('/api/webhook-submissions')).body;
      expect(stored).toMatchObject({ status: 'stored', responseMessage: nobody });
      await later.post(`/api/assistants/${id}/deploy`);
      await started.services.outbox.runDue();
      expect(started.receiver.received.map(({ event }) => event.data.revision)).toEqual([2]);
      expect(await requestOf(later)).toMatchObject({
        isProviderTold: true,
        // Promised from the day on which somebody heard of it.
        requestedAt: started.clock.now().toISOString(),
      });
      const [submission] = (await later.get('/api/webhook-submissions')).body;
      expect(submission).toMatchObject({ id: stored.id, status: 'success' });
    } finally {
      await started.close();
    }
  },
);

test('[DELIV-70] what an earlier release called a success though nobody was told is stored after the upgrade', async () => {
  const before = openFile(join(dataDir, 'porchlight.db'));
  await migrate(before.db, before.dialect, '0009-rate-limits');
  const former =
    'Stored on this server. No mail server or webhook is set up, so nobody was notified. The mail was written to a file there.';
  const submission = {
    ownerId: 1,
    submittedAt: '2026-11-20T10:00:00.000Z',
    submittedData: '{}',
    recipientEmail: 'admin@porchlight.example',
    status: 'success',
    responseCode: null,
    pdfFilename: null,
    deviceId: '',
  };
  await before.db
    .insertInto('webhook_submissions')
    .values([
      { ...submission, id: 1, assistantId: 11, version: 'a', responseMessage: former },
      { ...submission, id: 2, assistantId: 12, version: 'b', responseMessage: 'Delivered.' },
    ])
    .execute();
  await before.close();
  const opened = await openDatabase({ dataDir, databaseUrl: null });
  try {
    const rows = await opened.db
      .selectFrom('webhook_submissions')
      .select(['id', 'status', 'responseMessage'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: 1, status: 'stored', responseMessage: nobody },
      { id: 2, status: 'success', responseMessage: 'Delivered.' },
    ]);
  } finally {
    await opened.close();
  }
});
