// How much room the PDFs of one owner may take.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createComplete } from './example-assistant.ts';
import { type StartedDeployment, startDeployment } from './start-deployment.ts';

let started: StartedDeployment;
beforeAll(async () => {
  started = await startDeployment();
});
afterAll(() => started.close());

it('[OPS-82] with 150 MB of PDFs no new one is made, but one that is there is made anew', async () => {
  const client = started.newClient();
  const sent = await createComplete(client);
  const other = await createComplete(client);
  await client.post(`/api/assistants/${sent}/webhook`, { email: 'ann@oakwood.example' });
  const { db } = started.services;
  const size = 150 * 1024 * 1024;
  await db.updateTable('pdf_documents').set({ size }).where('assistantId', '=', sent).execute();

  const refused = await client.post(`/api/assistants/${other}/deploy`);
  expect(refused.body.detail).toContain('150 MB together');
  expect((await client.post(`/api/assistants/${sent}/deploy`)).status).toBe(200);
  const [submission] = (await client.get('/api/webhook-submissions')).body;
  const pdf = await client.get(`/api/pdf/${submission.pdfFilename}`);
  expect(pdf.status).toBe(200);
});
