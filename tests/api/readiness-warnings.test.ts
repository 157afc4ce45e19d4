// What the API says is worth a look: the same as the review shows.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComplete, voiceContact } from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

test('[READY-80] the API tells weak points too, beside what is absent, and never twice', async () => {
  const client = started.newClient();
  const id = await createComplete(client);
  const save = (transferNumber: string) =>
    client.patch(`/api/assistants/${id}/voice-contact`, { ...voiceContact, transferNumber });
  await save('abcdefg');
  const read = async () => (await client.get(`/api/assistants/${id}/readiness`)).body;
  const { isComplete, warnings } = await read();
  expect(isComplete).toBe(true);
  const fields = warnings.map(({ field }: { field: string }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(['ownerRequests', 'faqs', 'documents', 'transferNumber', 'timeZone']),
  );
  expect(new Set(fields).size).toBe(fields.length);
  const weak = warnings.find(({ field }: { field: string }) => field === 'transferNumber');
  expect(weak.message).toContain('“abcdefg” cannot be dialed');
  // What is a problem is not weak as well.
  await started.services.db
    .updateTable('voice_assistants')
    .set({ transferNumber: '12', answer: null, answerFormat: null })
    .where('id', '=', id)
    .execute();
  const { problems, warnings: others } = await read();
  expect(problems.map(({ field }: { field: string }) => field)).toEqual(['transferNumber']);
  expect(others.map(({ field }: { field: string }) => field)).not.toContain('transferNumber');
});
