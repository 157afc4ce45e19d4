// Asking the provider to go live, and what reaches it (spec 2 step 6, 4, 7).
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callInstructions,
  companyDetails,
  createComplete,
  createDraft,
  faqs,
} from './example-assistant.ts';
import { adminEmail, type StartedDeployment, startDeployment, until } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

let started: StartedDeployment;
let client: TestClient;

beforeAll(async () => {
  started = await startDeployment();
});
afterAll(() => started.close());
beforeEach(async () => {
  // What an earlier test left behind.
  await started.services.outbox.runDue();
  client = started.newClient();
  started.smtp.mails.length = 0;
  started.receiver.received.length = 0;
});

const deploy = (id: number, headers = {}) =>
  client.post(`/api/assistants/${id}/deploy`, undefined, headers);
const submissionsOf = async () => (await client.get('/api/webhook-submissions')).body;
const settled = (): Promise<void> =>
  until(async () => (await submissionsOf()).every(({ status }: never) => status !== 'pending'));

describe('POST /api/assistants/{id}/deploy', () => {
  it('[CALL-15] [DEPLOY-03] [DELIV-01] [DELIV-06] deploys and tells the provider by mail and webhook', async () => {
    const id = await createComplete(client);
    await client.patch(`/api/assistants/${id}/knowledge-base`, { callInstructions });
    await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
    expect((await client.patch(`/api/assistants/${id}/deployment`, {})).status).toBe(200);

    const answer = await deploy(id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      status: 'deployed',
      deploymentDate: started.clock.now().toISOString(),
    });
    const assistant = (await client.get(`/api/assistants/${id}`)).body;
    expect(assistant).toMatchObject({ status: 'deployed', hasUndeployedChanges: false });

    await settled();
    const [submission, ...others] = await submissionsOf();
    expect(others).toEqual([]);
    expect(submission).toMatchObject({
      id: answer.body.submissionId,
      assistantId: id,
      recipientEmail: adminEmail,
      status: 'success',
      responseCode: 204,
      responseMessage: `Delivered to the provider's system. Sent by e-mail to ${adminEmail}.`,
      pdfFilename: answer.body.pdfFilename,
    });

    const [mail, ...otherMails] = started.smtp.mails;
    expect(otherMails).toEqual([]);
    expect(mail?.to).toEqual([adminEmail]);
    expect(mail?.subject).toBe('Deployment request: Maple Homes');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('How can I help?');
      expect(part).toContain('Point to the resident portal.');
      expect(part).toContain('Two cats or one small dog.');
    }
    const [call, ...otherCalls] = started.receiver.received;
    expect(otherCalls).toEqual([]);
    expect(call?.isSigned).toBe(true);
    expect(call?.event).toMatchObject({
      type: 'assistant.deployed',
      timestamp: started.clock.now().toISOString(),
      data: {
        submissionId: submission.id,
        assistantId: id,
        configuration: {
          ...companyDetails,
          callInstructions,
          faqs,
          whoPicksUp: expect.arrayContaining([
            {
              office: expect.any(String),
              matter: 'Danger to life',
              pickedUpBy: expect.stringMatching(/^911 first/),
            },
          ]),
        },
        documents: [],
      },
    });
    expect(call?.text).not.toContain('deviceId');
  });

  it('[DELIV-06] [SUBM-08] [CALL-21] has the PDF at once, and it holds the configuration', async () => {
    const id = await createComplete(client);
    const { pdfFilename } = (await deploy(id)).body;
    expect(pdfFilename).toMatch(/^[0-9a-f]{32}\.pdf$/);
    const got = await client.get(`/api/pdf/${pdfFilename}`);
    expect(got.status).toBe(200);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(got.bytes)), {
      mergePages: true,
    });
    expect(text).toContain('Maple Homes');
    expect(text).toContain('Emergency situations');
    expect(text).toContain('Rachel');
  });

  it('[DELIV-09] answers 20 calls at once the same: one submission, one PDF, one message each', async () => {
    const id = await createComplete(client);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deploy(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await settled();
    const { db } = started.services;
    for (const table of ['webhook_submissions', 'pdf_documents'] as const) {
      const rows = await db.selectFrom(table).select('id').where('assistantId', '=', id).execute();
      expect(rows).toHaveLength(1);
    }
    expect(started.smtp.mails).toHaveLength(1);
    expect(started.receiver.received).toHaveLength(1);
  });

  it('[DELIV-09] answers the same again without telling the provider again', async () => {
    const id = await createComplete(client);
    const first = await deploy(id);
    await settled();
    started.clock.advance(60_000);
    const second = await deploy(id);
    expect(second.text).toBe(first.text);
    await started.services.outbox.runDue();
    expect(started.receiver.received).toHaveLength(1);
  });

  it('[DELIV-09] answers the same key the same, even after a change', async () => {
    const id = await createComplete(client);
    const first = await deploy(id, { 'idempotency-key': 'k1' });
    await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
    const again = await deploy(id, { 'idempotency-key': 'k1' });
    expect(again.text).toBe(first.text);
    expect((await client.get(`/api/assistants/${id}`)).body.hasUndeployedChanges).toBe(true);
    const other = await deploy(id, { 'idempotency-key': 'k2' });
    expect(other.body.submissionId).not.toBe(first.body.submissionId);
  });

  it('[DELIV-01] makes a submission of its own for a changed version, and tells of a way back', async () => {
    const id = await createComplete(client);
    const first = (await deploy(id)).body;
    await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
    const second = (await deploy(id)).body;
    expect(second.submissionId).not.toBe(first.submissionId);
    await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs: [] });
    await settled();
    expect((await deploy(id)).body.submissionId).toBe(first.submissionId);
    await settled();
    const events = started.receiver.received;
    expect(events.map(({ event }) => event.data.submissionId)).toEqual([
      first.submissionId,
      second.submissionId,
      first.submissionId,
    ]);
    // A receiver that drops what it has seen must not drop the third.
    expect(new Set(events.map(({ id: messageId }) => messageId)).size).toBe(3);
    expect(await submissionsOf()).toHaveLength(2);
  });

  it('[DEPLOY-03] refuses an incomplete assistant with the list of what is missing', async () => {
    const id = await createDraft(client);
    const answer = await deploy(id);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({
      field: 'companyName',
      message: 'Company name must be at least 2 characters',
    });
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'companyName',
      'greeting',
      'companyWebsite',
      'businessHours',
      'selectedVoice',
      'transferNumber',
    ]);
    expect(await submissionsOf()).toEqual([]);
    expect((await client.get(`/api/assistants/${id}`)).body.status).toBe('draft');
  });

  it('[IDENT-12] answers another browser like a missing assistant', async () => {
    const id = await createComplete(client);
    const stranger = started.newClient();
    await createDraft(stranger);
    for (const [method, path] of [
      ['POST', 'deploy'],
      ['POST', 'webhook'],
      ['PATCH', 'deployment'],
    ] as const) {
      const foreign = await stranger.request(method, `/api/assistants/${id}/${path}`, { body: {} });
      const missing = await stranger.request(method, `/api/assistants/1234567890/${path}`, {
        body: {},
      });
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
    }
    expect(started.receiver.received).toEqual([]);
  });
});

describe('deleting a deployed assistant', () => {
  it('[STATE-03] removes submissions and PDFs and tells the provider that it is withdrawn', async () => {
    const id = await createComplete(client);
    const { pdfFilename } = (await deploy(id)).body;
    await settled();
    expect((await client.delete(`/api/assistants/${id}`)).status).toBe(200);
    expect(await submissionsOf()).toEqual([]);
    expect((await client.get(`/api/pdf/${pdfFilename}`)).status).toBe(404);
    await until(() => started.receiver.received.length === 2 && started.smtp.mails.length === 2);
    const call = started.receiver.received[1];
    expect(call?.isSigned).toBe(true);
    expect(call?.event).toMatchObject({
      type: 'assistant.deleted',
      data: { assistantId: id, companyName: 'Maple Homes' },
    });
    expect(started.smtp.mails[1]?.subject).toBe('Deployment withdrawn: Maple Homes');
  });

  it('[STATE-03] cancels what is unsent and forgets what it said', async () => {
    const id = await createComplete(client);
    started.smtp.refuse(1, 451);
    started.receiver.answer(1, 500);
    await deploy(id);
    const { db, outbox } = started.services;
    await outbox.runDue();
    await client.delete(`/api/assistants/${id}`);
    await outbox.runDue();
    started.clock.advance(48 * 60 * 60 * 1000);
    await outbox.runDue();
    expect(started.receiver.received.map(({ event }) => event.type)).toEqual([
      'assistant.deployed',
      'assistant.deleted',
    ]);
    expect(started.smtp.mails.map(({ subject }) => subject)).toEqual([
      'Deployment withdrawn: Maple Homes',
    ]);
    const kept = await db
      .selectFrom('deliveries')
      .select(['payload', 'status'])
      .where('assistantId', '=', id)
      .execute();
    for (const { payload } of kept) expect(payload).toBe('{}');
    expect(kept.map(({ status }) => status).sort()).toEqual([
      'cancelled',
      'cancelled',
      'delivered',
      'delivered',
    ]);
  });

  it('[STATE-03] tells nobody about a draft', async () => {
    const id = await createComplete(client);
    await client.delete(`/api/assistants/${id}`);
    await started.services.outbox.runDue();
    expect(started.receiver.received).toEqual([]);
    expect(started.smtp.mails).toEqual([]);
  });
});
