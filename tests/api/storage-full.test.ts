// A full disk as SQLite itself reports it: the file may not grow any further.
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { type StartedApp, startApp } from './start-app.ts';

let started: StartedApp;
afterEach(() => started.close());

test('[OPS-11] with a full disk writes answer 507 with a sentence, reads go on, and space helps', async () => {
  // Always the embedded one: PostgreSQL reports its full disk by a code of its own.
  started = await startApp({ env: { DATABASE_URL: '' } });
  const { newClient, services } = started;
  const client = newClient();
  const { id } = (await client.post('/api/assistants', { deviceId: 'device_1_full' })).body;
  const setLimit = (pages: number) =>
    sql.raw(`pragma max_page_count = ${pages}`).execute(services.db);
  await setLimit(1); // no fewer than it has now

  const file = { name: 'a.txt', content: 'text '.repeat(40_000), type: 'text/plain' };
  const upload = await client.upload(`/api/assistants/${id}/documents`, file);
  expect(upload.status).toBe(507);
  expect(upload.body.detail).toContain('no space left');
  expect((await client.get(`/api/assistants/${id}/documents`)).body).toEqual([]);
  expect((await client.get(`/api/assistants/${id}`)).status).toBe(200);
  expect((await client.get('/api/device')).status).toBe(200);

  await setLimit(1_000_000);
  expect((await client.upload(`/api/assistants/${id}/documents`, file)).status).toBe(200);
});
