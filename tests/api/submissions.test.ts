// The history of submissions and the PDF downloads (spec 2 dashboard, 7).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createComplete, createDraft, faqs } from './example-assistant.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

let started: StartedApp;
let client: TestClient;

beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());
beforeEach(() => {
  client = started.newClient();
});

let lastDevice = 0;
const newDeviceId = () => `device_1700000000000_subm${++lastDevice}`;
const list = async (who = client) => (await who.get('/api/webhook-submissions')).body;
const deploy = async (id: number) => (await client.post(`/api/assistants/${id}/deploy`)).body;

describe('lists of submissions', () => {
  it('[CALL-19] [ENT-08] lists all submissions of this browser, the newest first', async () => {
    expect(await list()).toEqual([]);
    const deviceId = newDeviceId();
    const id = await createComplete(client, deviceId);
    const first = await deploy(id);
    started.clock.advance(1_000);
    await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
    const second = await deploy(id);
    const submissions = await list();
    expect(submissions.map((submission: { id: number }) => submission.id)).toEqual([
      second.submissionId,
      first.submissionId,
    ]);
    expect(submissions[0]).toMatchObject({
      assistantId: id,
      submittedAt: started.clock.now().toISOString(),
      status: 'stored',
      pdfFilename: second.pdfFilename,
      deviceId,
    });
  });

  it('[CALL-20] [ENT-08] lists those of one device with what was submitted', async () => {
    const [mine, other] = [newDeviceId(), newDeviceId()];
    const id = await createComplete(client, mine);
    await createDraft(client, other);
    await deploy(id);
    const path = (deviceId: string) => `/api/device/${deviceId}/webhook-submissions`;
    const [submission, ...others] = (await client.get(path(mine))).body;
    expect(others).toEqual([]);
    expect(submission.submittedData.configuration.companyName).toBe('Maple Homes');
    expect((await client.get(path(other))).body).toEqual([]);
  });

  it('[IDENT-10] [IDENT-12] [CALL-20] shows nothing of another browser, nor its PDF', async () => {
    const deviceId = newDeviceId();
    const id = await createComplete(client, deviceId);
    const { pdfFilename } = await deploy(id);
    const stranger = started.newClient();
    for (const who of [stranger, started.newClient()]) {
      if (who === stranger) await createDraft(stranger);
      expect(await list(who)).toEqual([]);
      const answer = await who.get(`/api/device/${deviceId}/webhook-submissions`);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([]);
      const foreign = await who.get(`/api/pdf/${pdfFilename}`);
      const missing = await who.get(`/api/pdf/${'0'.repeat(32)}.pdf`);
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
    }
  });
});

describe('/api/pdf/{filename}', () => {
  it('[CALL-21] [ENT-09] [INPUT-11] answers HEAD and GET alike, as a download', async () => {
    const id = await createComplete(client);
    const { pdfFilename } = await deploy(id);
    const head = await client.head(`/api/pdf/${pdfFilename}`);
    const got = await client.get(`/api/pdf/${pdfFilename}`);
    expect([head.status, got.status]).toEqual([200, 200]);
    expect(head.bytes).toHaveLength(0);
    expect(Number(head.headers['content-length'])).toBe(got.bytes.length);
    expect(got.headers['content-length']).toBe(head.headers['content-length']);
    expect(got.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const day = started.clock.now().toISOString().slice(0, 10);
    expect(got.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Porchlight summary - Maple Homes - ${day}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
    });
  });

  it('[CALL-21] [OPS-06] says in message and details why there is no PDF', async () => {
    const answer = await client.get('/api/pdf/nothing.pdf');
    expect(answer.status).toBe(404);
    const sentence = 'The PDF file could not be retrieved. Please try again later.';
    expect(answer.body).toMatchObject({
      detail: sentence,
      message: sentence,
      details: sentence,
    });
    expect((await client.head('/api/pdf/nothing.pdf')).status).toBe(404);
  });

  it('[INPUT-10] saves a PDF under a name that every system takes', async () => {
    const id = await createComplete(client);
    await client.patch(`/api/assistants/${id}/company`, {
      companyName: '../..\\"Ö": Homes\u202e/fdp|',
      greeting: 'Thank you for calling.',
      companyWebsite: 'x',
      businessHours: 'always',
    });
    const { pdfFilename } = await deploy(id);
    const { headers } = await client.get(`/api/pdf/${pdfFilename}`);
    const name = decodeURIComponent(
      /filename\*=UTF-8''([^;]+)/.exec(String(headers['content-disposition']))?.[1] ?? '',
    );
    expect(name).toMatch(/^Porchlight summary - \.\. \.\. Ö Homes fdp - \d{4}-\d\d-\d\d\.pdf$/);
  });
});
