// An assistant from its draft over deployments to its end: versions, what a deletion takes along.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  companyDetails,
  createComplete,
  createDraft,
  faqs,
  voiceContact,
} from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

let started: StartedApp;
let client: TestClient;
let id: number;
let path: string;

beforeAll(async () => {
  started = await startApp({
    env: {
      // Nobody listens there: what is queued for the provider stays queued.
      WEBHOOK_URL: 'http://127.0.0.1:9/',
      WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of the provider').toString('base64')}`,
      WEBHOOK_ALLOW_PRIVATE: 'all',
    },
  });
});
afterAll(() => started.close());
beforeEach(async () => {
  client = started.newClient();
  id = await createComplete(client);
  path = `/api/assistants/${id}`;
});

const read = async () => (await client.get(path)).body;
const hasChanges = async () => (await read()).hasUndeployedChanges;
const deploy = async () => {
  const answer = await client.post(`${path}/deploy`);
  expect(answer.status).toBe(200);
  return answer.body;
};
const uploadRules = () =>
  client.upload(`${path}/documents`, { name: 'rules.txt', content: 'No parking.' });

describe('versions', () => {
  it('[LIFE-10] a draft has no changes to deploy', async () => {
    expect(await hasChanges()).toBe(false);
  });

  it.each([
    ['', { setupType: 'receptionist' }],
    ['/company', { ...companyDetails, greeting: 'Good morning, Maple Homes.' }],
    ['/voice-contact', { ...voiceContact, transferNumber: '(555) 010-0111' }],
    ['/knowledge-base', { faqs }],
  ])(
    '[LIFE-10] a change by PATCH %s keeps it deployed and shows as not deployed yet',
    async (sub, body) => {
      await deploy();
      expect(await read()).toMatchObject({ status: 'deployed', hasUndeployedChanges: false });
      await client.patch(path + sub, body);
      expect(await read()).toMatchObject({ status: 'deployed', hasUndeployedChanges: true });
      expect((await client.get('/api/assistants')).body[0].hasUndeployedChanges).toBe(true);
      await deploy();
      expect(await hasChanges()).toBe(false);
    },
  );

  it('[LIFE-10] documents count as changes, and taking one back undoes the change', async () => {
    await deploy();
    const { body } = await uploadRules();
    expect(await hasChanges()).toBe(true);
    await client.delete(`/api/documents/${body.id}`);
    expect(await hasChanges()).toBe(false);
  });

  it('[LIFE-10] saving the same again is no change', async () => {
    await deploy();
    await client.patch(path, { setupType: 'both' });
    await client.patch(`${path}/company`, companyDetails);
    await client.patch(`${path}/voice-contact`, voiceContact);
    expect(await hasChanges()).toBe(false);
  });
});

describe('deploying', () => {
  it('[LIFE-13] one call leaves status, date, submission, PDF and deliveries behind', async () => {
    const { deploymentDate, pdfFilename, submissionId } = await deploy();
    expect(await read()).toMatchObject({ status: 'deployed', deploymentDate });
    expect(deploymentDate).toBe(started.clock.now().toISOString());
    const [submission] = (await client.get('/api/webhook-submissions')).body;
    expect(submission).toMatchObject({ id: submissionId, assistantId: id, pdfFilename });
    expect(submission.deliveries.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'email',
      'webhook',
    ]);
    expect((await client.get(`/api/pdf/${pdfFilename}`)).status).toBe(200);
  });
});

describe('DELETE /api/assistants/{id}', () => {
  const rowsOf = async (table: 'documents' | 'webhook_submissions' | 'pdf_documents') => {
    const rows = await started.services.db
      .selectFrom(table)
      .select('id')
      .where('assistantId', '=', id)
      .execute();
    return rows.length;
  };
  const deliveries = () =>
    started.services.db
      .selectFrom('deliveries')
      .selectAll()
      .where('assistantId', '=', id)
      .execute();

  it('[CALL-18] [STATE-03] removes it with its documents, submissions and PDFs', async () => {
    const document = (await uploadRules()).body;
    const { pdfFilename } = await deploy();
    expect((await client.get(`/api/pdf/${pdfFilename}`)).status).toBe(200);

    const answer = await client.delete(path);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    for (const gone of [
      path,
      `${path}/documents`,
      `/api/documents/download/${document.id}`,
      `/api/pdf/${pdfFilename}`,
    ]) {
      expect((await client.get(gone)).status).toBe(404);
    }
    expect((await client.get('/api/assistants')).body).toEqual([]);
    expect((await client.get('/api/webhook-submissions')).body).toEqual([]);
    expect(await rowsOf('documents')).toBe(0);
    expect(await rowsOf('webhook_submissions')).toBe(0);
    expect(await rowsOf('pdf_documents')).toBe(0);
    expect((await client.delete(path)).status).toBe(404);
  });

  it('[LIFE-16] cancels what is unsent and queues assistant.deleted for the provider', async () => {
    await deploy();
    await client.delete(path);
    const rows = await deliveries();
    const unsent = rows.filter(({ kind, status }) => kind === 'webhook' && status === 'pending');
    expect(unsent.map(({ purpose }) => purpose)).toEqual(['assistant-deleted']);
    expect(unsent[0]?.payload).toContain('assistant.deleted');
  });

  it('[LIFE-16] tells the provider nothing of a draft', async () => {
    await client.delete(path);
    expect(await deliveries()).toEqual([]);
  });

  it('[STATE-04] clear-all in parallel deletes this owner’s assistants and nobody else’s', async () => {
    const other = started.newClient();
    const kept = await createDraft(other);
    const ids = [id];
    for (let more = 0; more < 19; more++) ids.push(await createDraft(client));
    const answers = await Promise.all(
      [...ids, kept].map((each) => client.delete(`/api/assistants/${each}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([...ids.map(() => 200), 404]);
    expect((await client.get('/api/assistants')).body).toEqual([]);
    expect((await other.get(`/api/assistants/${kept}`)).status).toBe(200);
  });

  it('of deletions at once one succeeds, and a save meanwhile does not bring it back', async () => {
    const answers = await Promise.all([
      client.delete(path),
      client.patch(`${path}/company`, companyDetails),
      uploadRules(),
      client.delete(path),
    ]);
    const deletions = [answers[0], answers[3]].map(({ status }) => status);
    expect(deletions.sort()).toEqual([200, 404]);
    expect((await client.get(path)).status).toBe(404);
    expect(await rowsOf('documents')).toBe(0);
  });
});
