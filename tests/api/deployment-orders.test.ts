// What is ordered is what was tested: scripts, documents and facts reach the provider, the newest order wins,
// and a withdrawn one is not forgotten.
import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deploymentsCommand } from '#server/commands/deployments.ts';
import { webhookEventSchema } from '#shared/contract/webhook-events.ts';
import { defaultCallScripts } from '#shared/domain/default-call-scripts.ts';
import { callInstructions, createComplete, createDraft, faqs } from './example-assistant.ts';
import { addKim, operator, signedIn } from './operator-desk.ts';
import { runCommand } from './run-command.ts';
import { adminEmail, type StartedDeployment, startDeployment, until } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

const dayMs = 24 * 60 * 60 * 1000;
const rules = { name: 'rules.txt', content: 'Quiet hours begin at ten.', type: 'text/plain' };
const publicUrl = 'https://voice.example.com';

let started: StartedDeployment;
let client: TestClient;

beforeAll(async () => {
  started = await startDeployment({ env: { PUBLIC_URL: publicUrl, DOCUMENT_LINK_DAYS: '7' } });
  await addKim(started);
});
afterAll(() => started.close());
beforeEach(async () => {
  await started.services.outbox.runDue();
  client = started.newClient();
  started.smtp.mails.length = 0;
  started.receiver.received.length = 0;
});

const runDue = () => started.services.outbox.runDue();
const deploy = (id: number) => client.post(`/api/assistants/${id}/deploy`);
const save = (id: number, body: object) =>
  client.patch(`/api/assistants/${id}/knowledge-base`, body);
const submissionsOf = async () => (await client.get('/api/webhook-submissions')).body;
const events = () => started.receiver.received.map(({ event }) => event);
const textOfPdf = async (bytes: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
};
/** As the provider opens it: without a cookie. */
const fetchLink = (url: string) => started.newClient().get(url.replace(publicUrl, ''));

async function createWithDocument(): Promise<number> {
  const id = await createComplete(client);
  await client.upload(`/api/assistants/${id}/documents`, rules);
  await until(async () => {
    const [document] = (await client.get(`/api/assistants/${id}/documents`)).body;
    return document.readingStatus === 'ready';
  });
  return id;
}

describe('what is ordered', () => {
  it('[DELIV-71] are the scripts that were tested, the suggested ones where none is saved', async () => {
    const id = await createComplete(client);
    await deploy(id);
    await runDue();
    const suggested = defaultCallScripts('both');
    expect(events()[0].data.configuration.callInstructions).toEqual({
      ...suggested,
      customInstructions: [],
      suggested: ['ownerRequests', 'maintenanceRequests', 'paymentRequests', 'urgentIssues'],
    });
    const { text = '', attachments = [] } = started.smtp.mails[0] ?? {};
    expect(text).toContain(`Payment & Billing (suggested)`);
    expect(text).toContain(suggested.paymentRequests.split('\n')[0]);
    expect(await textOfPdf(attachments[0]?.content ?? Buffer.alloc(0))).toContain(
      'Emergency Handling (suggested)',
    );

    started.receiver.received.length = 0;
    await save(id, { callInstructions });
    await deploy(id);
    await runDue();
    expect(events()[0].data.configuration.callInstructions).toEqual({
      ...callInstructions,
      suggested: [],
    });
  });

  it('[DELIV-76] leaves out fields that no call sets', async () => {
    const id = await createComplete(client);
    await deploy(id);
    await runDue();
    const { configuration } = events()[0].data;
    for (const field of ['maintenanceHandling', 'requestWorkflows', 'testNumber', 'status']) {
      expect(configuration).not.toHaveProperty(field);
    }
    expect(configuration).toMatchObject({ setupType: 'both', emergencyNumber: '', faqs: [] });
  });

  it('[DELIV-72] are the documents, as files and as text, by links that need no cookie', async () => {
    const id = await createWithDocument();
    await deploy(id);
    await runDue();
    const { data } = events()[0];
    const [document, ...others] = data.documents;
    expect(others).toEqual([]);
    expect(document).toMatchObject({
      originalName: 'rules.txt',
      mimeType: 'text/plain',
      sha256: createHash('sha256').update(rules.content).digest('hex'),
      readingStatus: 'ready',
    });
    const [mail] = started.smtp.mails;
    expect(mail?.text).toContain(document.file.url);
    expect(mail?.text).toContain(document.text.url);

    const file = await fetchLink(document.file.url);
    expect([file.status, file.text]).toEqual([200, rules.content]);
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename=rules.txt',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
    expect(file.headers['set-cookie']).toBeUndefined();
    const read = await fetchLink(document.text.url);
    expect([read.status, read.text]).toEqual([200, `${rules.content}\n`]);
    expect(read.headers['content-disposition']).toContain('attachment');
    const pdf = await fetchLink(data.pdf.url);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.bytes.equals(mail?.attachments[0]?.content ?? Buffer.alloc(0))).toBe(true);
  });

  it('[DELIV-72] links open nothing else, and nothing when they are over', async () => {
    const id = await createWithDocument();
    await deploy(id);
    await runDue();
    const { data } = events()[0];
    const { url, expiresAt } = data.documents[0].file;
    expect(expiresAt).toBe(new Date(started.clock.now().getTime() + 7 * dayMs).toISOString());
    const other = await createWithDocument();
    const [foreign] = (await client.get(`/api/assistants/${other}/documents`)).body;
    const token = url.split('/').at(-1);
    const [submission, kind, document, time, tag] = token.split('.');
    const changed = [
      [submission, kind, foreign.id, time, tag],
      [submission, 'text', document, time, tag],
      [submission, kind, document, Number(time) + dayMs, tag],
      [submission, kind, document, time, `${tag.slice(0, -1)}x`],
      ['x'],
    ];
    for (const parts of changed) {
      expect((await fetchLink(`/api/order-files/${parts.join('.')}`)).status).toBe(404);
    }
    started.clock.advance(7 * dayMs + 2_000);
    const late = await fetchLink(url);
    expect([late.status, late.body.detail]).toEqual([
      410,
      'This link has expired. The message about the next deployment brings new ones.',
    ]);
  });

  it('[DELIV-72] a deleted document or assistant is not found behind its links', async () => {
    const id = await createWithDocument();
    await deploy(id);
    await runDue();
    const { documents, pdf } = events()[0].data;
    await client.delete(`/api/documents/${documents[0].id}`);
    expect((await fetchLink(documents[0].file.url)).status).toBe(404);
    expect((await fetchLink(pdf.url)).status).toBe(200);
    await client.delete(`/api/assistants/${id}`);
    expect((await fetchLink(pdf.url)).status).toBe(404);
  });

  it('[DELIV-75] has the same facts in PDF, mail and webhook', async () => {
    const id = await createComplete(client);
    const first = (await deploy(id)).body;
    await runDue();
    expect(events()[0].data).toMatchObject({
      submissionId: first.submissionId,
      revision: 1,
      request: 'first',
      submittedAt: first.deploymentDate,
      phoneNumber: null,
    });
    const desk = await signedIn(started);
    await desk.patch(`/api/operator/deployments/${id}`, { phoneNumber: '+12125550171' });
    await save(id, { faqs });
    const second = (await deploy(id)).body;
    await runDue();
    expect(events()[1].data).toMatchObject({
      submissionId: second.submissionId,
      revision: 2,
      request: 'change',
      phoneNumber: '+12125550171',
      expectedBy: events()[0].data.expectedBy,
    });
    const mail = started.smtp.mails.at(-1);
    const pdf = await textOfPdf((await client.get(`/api/pdf/${second.pdfFilename}`)).bytes);
    for (const text of [mail?.text, pdf]) {
      expect(text).toContain(`#${second.submissionId}`);
      expect(text).toContain('Change of a deployed assistant (revision 2)');
      expect(text).toContain('+1 212 555 0171');
    }
    expect(pdf).toMatch(/Deployment requested .*2026/);
  });

  it('[DELIV-77] keeps to the documented messages', async () => {
    const id = await createWithDocument();
    await client.patch(`/api/assistants/${id}/deployment`, { notifyEmail: 'a@maple.example' });
    await deploy(id);
    await runDue();
    const token = started.smtp.mails
      .map(({ text }) => /#confirm-email=([\w-]+)/.exec(text)?.[1])
      .find((found) => found !== undefined);
    await client.post('/api/notify-email/confirm', { token });
    await client.delete(`/api/assistants/${id}`);
    await runDue();
    expect(events().map(({ type }) => type)).toEqual([
      'assistant.deployed',
      'assistant.notify_email.confirmed',
      'assistant.deleted',
    ]);
    for (const event of events()) expect(event).toMatchObject(webhookEventSchema.parse(event));
  });
});

describe('the order of orders', () => {
  it('[DELIV-73] a newer deployment takes the place of an undelivered one', async () => {
    const id = await createComplete(client);
    started.receiver.answer(1, 500);
    const first = (await deploy(id)).body.submissionId;
    await runDue();
    await save(id, { faqs });
    const second = (await deploy(id)).body.submissionId;
    await runDue();
    started.clock.advance(48 * 60 * 60 * 1000);
    await runDue();
    expect(events().map(({ data }) => [data.submissionId, data.revision])).toEqual([
      [first, 1],
      [second, 2],
    ]);
    const byId = new Map((await submissionsOf()).map((one: { id: number }) => [one.id, one]));
    expect(byId.get(first)).toMatchObject({
      status: 'superseded',
      responseMessage: 'A newer deployment took its place before this one was delivered.',
    });
    expect(byId.get(second)).toMatchObject({ status: 'success' });
    // Trying again must not bring it back.
    await client.post(`/api/webhook-submissions/${first}/retry`);
    await runDue();
    expect(events()).toHaveLength(2);
  });

  it('[DELIV-73] the revision grows with each order, also with one of an earlier version', async () => {
    const id = await createComplete(client);
    await deploy(id);
    await runDue();
    await save(id, { faqs });
    await deploy(id);
    await runDue();
    await save(id, { faqs: [] });
    await deploy(id);
    await deploy(id);
    await runDue();
    await client.delete(`/api/assistants/${id}`);
    await runDue();
    expect(events().map(({ data }) => data.revision)).toEqual([1, 2, 3, 4]);
  });
});

describe('a withdrawn order', () => {
  it('[DELIV-74] [OPER-70] tells number and submission, and stays at the desk until it is released', async () => {
    const id = await createComplete(client);
    const { submissionId } = (await deploy(id)).body;
    const desk = await signedIn(started);
    await desk.patch(`/api/operator/deployments/${id}`, { phoneNumber: '+12125550178' });
    await client.delete(`/api/assistants/${id}`);
    await runDue();
    expect(events().at(-1)).toMatchObject({
      type: 'assistant.deleted',
      data: { assistantId: id, submissionId, revision: 2, phoneNumber: '+12125550178' },
    });
    const mail = started.smtp.mails.at(-1);
    expect(mail?.text).toContain(
      'Its phone number +1 212 555 0178 is given up: please release it.',
    );
    expect(mail?.text).toContain(`Last submission: #${submissionId}`);

    const list = async (state: string) =>
      (await desk.get(`/api/operator/deployments?state=${state}`)).body;
    const withdrawn = (await list('withdrawn')).find((one: { id: number }) => one.id === id);
    expect(withdrawn).toMatchObject({
      id,
      state: 'withdrawn',
      companyName: 'Maple Homes',
      phoneNumber: '+12125550178',
      withdrawnAt: started.clock.now().toISOString(),
      history: [{ phoneNumber: '+12125550178', assignedBy: operator.username }],
    });
    expect((await list('assigned')).map((one: { id: number }) => one.id)).not.toContain(id);

    const { config, clock } = started.services;
    const command = (...args: string[]) => runCommand(deploymentsCommand, args, config, { clock });
    expect(await command('list', '--withdrawn')).toContain('release +1 212 555 0178');
    expect(await command('release', String(id))).toContain('is released and forgotten');
    expect((await list('withdrawn')).map((one: { id: number }) => one.id)).not.toContain(id);
    expect((await desk.post(`/api/operator/deployments/${id}/release`)).status).toBe(404);
  });
});

describe('POST /api/assistants/{id}/webhook of an incomplete assistant', () => {
  it('[DELIV-78] goes to an address of its own, not to the provider, and makes no submission there', async () => {
    const id = await createDraft(client);
    for (const body of [{}, { email: adminEmail.toUpperCase() }]) {
      const refused = await client.post(`/api/assistants/${id}/webhook`, body);
      expect(refused.status).toBe(422);
      expect(refused.body.detail).toContain('not complete yet');
    }
    expect(await submissionsOf()).toEqual([]);
    const own = await client.post(`/api/assistants/${id}/webhook`, { email: 'own@maple.example' });
    expect(own.body).toMatchObject({ success: true, summary: { sentTo: 'own@maple.example' } });
    await runDue();
    const [mail, ...others] = started.smtp.mails;
    expect([mail?.to, others]).toEqual([['own@maple.example'], []]);
    expect(mail?.attachments, 'strangers get no file').toEqual([]);
  });
});

describe('GET /api/assistants/{id}/summary', () => {
  it('[DEPLOY-70] is the configuration as text, with the PDF of what was deployed', async () => {
    const id = await createComplete(client);
    const before = (await client.get(`/api/assistants/${id}/summary`)).body;
    expect(before.pdfFilename).toBeNull();
    expect(before.text).toContain('Voice assistant configuration for Maple Homes');
    const { pdfFilename, submissionId } = (await deploy(id)).body;
    const { body } = await client.get(`/api/assistants/${id}/summary`);
    expect(body).toMatchObject({
      subject: 'Voice assistant configuration for Maple Homes',
      pdfFilename,
    });
    expect(body.text).toContain(`#${submissionId}`);
  });
});
