// Creating, listing and reading assistants over the API (spec 3, 5, 7).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldNames } from '#shared/domain/assistant-field-values.ts';
import {
  callInstructions,
  companyDetails,
  createDraft,
  emptyTexts,
  faqs,
  voiceContact,
} from './example-assistant.ts';
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

/** What the API shows of an assistant beside its fields. */
const otherNames = [
  'id',
  'status',
  'deviceId',
  'createdAt',
  'deploymentDate',
  'hasUndeployedChanges',
  'isNotifyEmailConfirmed',
  'numberRequest',
];

let lastDevice = 0;
const newDeviceId = () => `device_1700000000000_test${++lastDevice}`;

describe('POST /api/assistants', () => {
  it('[CALL-01] [STATE-01] [ENT-06] starts a draft from empty texts and answers it with its id', async () => {
    const deviceId = newDeviceId();
    const answer = await client.post('/api/assistants', { ...emptyTexts, deviceId });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      ...emptyTexts,
      deviceId,
      status: 'draft',
      setupType: null,
      createdAt: started.clock.now().toISOString(),
    });
    expect(answer.body.id).toBeGreaterThanOrEqual(1_000_000_000);
    expect(answer.body.id).toBeLessThan(10_000_000_000);
  });

  it('[ENT-02] [ENT-03] [ENT-04] [ENT-05] gives a new assistant every field with its default', async () => {
    const id = await createDraft(client);
    const { body } = await client.get(`/api/assistants/${id}`);
    const { etags, ...assistant } = body;
    expect(Object.keys(assistant).sort()).toEqual([...fieldNames, ...otherNames].sort());
    // Fields that came later have their own tests.
    expect(assistant).toMatchObject({
      id,
      companyName: '',
      greeting: '',
      companyWebsite: '',
      residentPortal: '',
      businessHours: '',
      timeZone: '',
      afterHoursStartTime: '17:00',
      afterHoursEndTime: '09:00',
      selectedVoice: '',
      transferNumber: '',
      transferMessage: '',
      transferConditions: [],
      maintenanceHandling: '',
      maintenancePortal: '',
      maintenanceInstructions: '',
      urgentMaintenance: false,
      paymentHandling: '',
      paymentPortal: '',
      paymentInstructions: '',
      emergencyProtocols: '',
      emergencyNumber: '',
      emergencyTypes: [],
      customRequestTypes: [],
      requestWorkflows: [],
      callInstructions: null,
      faqs: [],
      customerPortal: '',
      deploymentSchedule: '',
      deploymentDate: '',
      testMode: false,
      testNumber: '',
      setupType: null,
      status: 'draft',
      deviceId: '',
      createdAt: started.clock.now().toISOString(),
      hasUndeployedChanges: false,
      notifyEmail: '',
      isNotifyEmailConfirmed: false,
      numberRequest: null,
    });
    expect(Object.keys(etags).sort()).toEqual([
      'callInstructions',
      'company',
      'deployment',
      'faqs',
      'setupType',
      'voiceContact',
    ]);
  });

  it('[LIFE-01] hands back the untouched empty draft instead of a second one', async () => {
    const deviceId = newDeviceId();
    const first = await client.post('/api/assistants', { ...emptyTexts, deviceId });
    started.clock.advance(60_000);
    const second = await client.post('/api/assistants', { ...emptyTexts, deviceId });
    expect(second.body).toEqual(first.body);
  });

  it('[LIFE-01] two set-ups opened at once share one draft', async () => {
    const deviceId = newDeviceId();
    await client.post('/api/assistants', { ...emptyTexts, companyName: 'First', deviceId });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/api/assistants', { ...emptyTexts, deviceId })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it.each([
    ['a type was chosen', '', { setupType: 'both' }],
    ['company details were saved', '/company', companyDetails],
    ['scripts were saved', '/knowledge-base', { callInstructions }],
    ['FAQs were saved', '/knowledge-base', { faqs }],
  ])('[LIFE-01] starts a new draft once %s', async (_what, path, body) => {
    const first = await client.post('/api/assistants', emptyTexts);
    await client.patch(`/api/assistants/${first.body.id}${path}`, body);
    const second = await client.post('/api/assistants', emptyTexts);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('[LIFE-01] starts a new draft once a document was uploaded', async () => {
    const first = await client.post('/api/assistants', emptyTexts);
    await client.upload(`/api/assistants/${first.body.id}/documents`, {
      name: 'rules.txt',
      content: 'No parking.',
    });
    const second = await client.post('/api/assistants', emptyTexts);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('[LIFE-03] starts a new draft when asked for a fresh one, and deletes nothing', async () => {
    const first = await client.post('/api/assistants', emptyTexts);
    const second = await client.post('/api/assistants', { ...emptyTexts, fresh: true });
    expect(second.body.id).not.toBe(first.body.id);
    expect((await client.get(`/api/assistants/${first.body.id}`)).status).toBe(200);
  });

  it('[IDENT-11] refuses a device identifier of someone else with 409 and stores nothing', async () => {
    const deviceId = newDeviceId();
    await client.post('/api/assistants', { ...emptyTexts, deviceId });
    const other = started.newClient();
    const answer = await other.post('/api/assistants', { ...emptyTexts, deviceId });
    expect(answer.status).toBe(409);
    expect((await other.get('/api/assistants')).body).toEqual([]);
  });

  it('[INPUT-01] [INPUT-06] refuses texts over their cap and NUL', async () => {
    const long = await client.post('/api/assistants', {
      ...emptyTexts,
      companyName: 'x'.repeat(201),
    });
    expect(long.status).toBe(400);
    expect(long.body.errors).toEqual([
      { field: 'companyName', message: 'Please use at most 200 characters' },
    ]);
    const nul = await client.post('/api/assistants', { ...emptyTexts, greeting: 'a\0b' });
    expect(nul.status).toBe(400);
  });

  it('[INPUT-03] keeps the quota of 100 assistants under parallel requests', async () => {
    await createDraft(client);
    const answers = await Promise.all(
      Array.from({ length: 104 }, () =>
        client.post('/api/assistants', { ...emptyTexts, fresh: true }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ status: 409, body: { title: 'Limit reached' } });
    expect((await client.get('/api/assistants')).body).toHaveLength(100);
  });
});

describe('GET /api/assistants', () => {
  it('[CALL-02] [CALL-03] [IDENT-10] lists the assistants of a device or of the owner, newest first', async () => {
    const [one, two] = [newDeviceId(), newDeviceId()];
    const first = await createDraft(client, one);
    started.clock.advance(1000);
    const second = await createDraft(client, two);
    started.clock.advance(1000);
    const third = await createDraft(client, one);
    await client.patch(`/api/assistants/${third}/voice-contact`, voiceContact);
    const ids = async (query: string) =>
      (await client.get(`/api/assistants${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await ids(`?deviceId=${one}`)).toEqual([third, first]);
    expect(await ids('')).toEqual([third, second, first]);
    expect((await client.get(`/api/assistants?deviceId=${one}`)).body[0]).toEqual({
      id: third,
      companyName: '',
      createdAt: started.clock.now().toISOString(),
      status: 'draft',
      selectedVoice: 'voice_1',
      hasUndeployedChanges: false,
      numberRequest: null,
    });
  });

  it('[IDENT-10] answers an empty list for a foreign or unknown identifier and without a cookie', async () => {
    const deviceId = newDeviceId();
    await createDraft(client, deviceId);
    const other = started.newClient();
    await createDraft(other);
    for (const query of [`?deviceId=${deviceId}`, '?deviceId=device_unknown', "?deviceId='"]) {
      const answer = await other.get(`/api/assistants${query}`);
      expect([answer.status, answer.body]).toEqual([200, []]);
    }
    const stranger = await started.newClient().get(`/api/assistants?deviceId=${deviceId}`);
    expect([stranger.status, stranger.body]).toEqual([200, []]);
  });
});

describe('GET /api/assistants/{id}', () => {
  it.each(['0', '-1', '1.5', 'abc', '1e9', '99999999999999999999', '%00', "1'--"])(
    '[CALL-04] refuses the id %s',
    async (id) => {
      await createDraft(client);
      expect((await client.get(`/api/assistants/${id}`)).status).toBeGreaterThanOrEqual(400);
      expect((await client.get(`/api/assistants/${id}`)).status).toBeLessThan(500);
    },
  );

  it('[IDENT-12] answers another owner’s assistant byte for byte like a missing one', async () => {
    const id = await createDraft(client);
    const other = started.newClient();
    await createDraft(other);
    const foreign = await other.get(`/api/assistants/${id}`);
    const missing = await other.get('/api/assistants/1234567890');
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    expect((await started.newClient().get(`/api/assistants/${id}`)).text).toBe(missing.text);
  });
});
