// Saving the parts of an assistant, and what is still missing in it, over the API (spec 4, 5, 7).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callInstructions,
  companyDetails,
  createDraft,
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

describe('saving the parts of an assistant', () => {
  let id: number;
  let path: string;
  beforeEach(async () => {
    id = await createDraft(client);
    path = `/api/assistants/${id}`;
  });
  const read = async () => (await client.get(path)).body;

  it.each([
    ['receptionist', 'receptionist'],
    ['after-hours', 'after-hours'],
    ['both', 'both'],
    ['something else', 'both'],
    ['', 'both'],
    [null, 'both'],
    [7, 'both'],
  ])('[CALL-05] [ENT-17] saves the setup type %j as %s', async (sent, saved) => {
    const answer = await client.patch(path, { setupType: sent });
    expect(answer.body).toEqual({ id, setupType: saved });
    expect((await read()).setupType).toBe(saved);
  });

  it('[CALL-05] refuses a setup type that is not sent', async () => {
    const answer = await client.patch(path, {});
    expect(answer.status).toBe(400);
    expect((await read()).setupType).toBeNull();
  });

  it('[CALL-06] saves the company details and echoes them, trimmed', async () => {
    const answer = await client.patch(`${path}/company`, {
      ...companyDetails,
      companyName: '  Maple Homes ',
    });
    expect(answer.body).toEqual(companyDetails);
    expect(await read()).toMatchObject(companyDetails);
  });

  it('[LIFE-06] [CONST-01] saves time zone and after-hours times only when they are sent', async () => {
    const extras = {
      timeZone: 'America/Denver',
      afterHoursStartTime: '18:30',
      afterHoursEndTime: '08:00',
    };
    const answer = await client.patch(`${path}/company`, { ...companyDetails, ...extras });
    expect(answer.body).toEqual({ ...companyDetails, ...extras });
    expect((await client.patch(`${path}/company`, companyDetails)).body).toEqual(companyDetails);
    expect(await read()).toMatchObject(extras);
  });

  it.each([
    ['companyName', 'M', 'Company name must be at least 2 characters'],
    ['greeting', 'Hi there', 'Greeting must be at least 10 characters'],
    ['companyWebsite', '', 'Company website is required'],
    ['businessHours', '  ', 'Business hours are required'],
  ])(
    '[COMP-07] [COMP-08] [COMP-09] [COMP-11] [INPUT-07] refuses %s %j: %s',
    async (field, value, message) => {
      const answer = await client.patch(`${path}/company`, { ...companyDetails, [field]: value });
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(answer.body.errors).toEqual([{ field, message }]);
      expect((await read()).companyName).toBe('');
    },
  );

  it('[COMP-10] takes any resident portal', async () => {
    const sent = { ...companyDetails, residentPortal: 'ask at the desk' };
    expect((await client.patch(`${path}/company`, sent)).body).toEqual(sent);
  });

  it('[CALL-07] saves voice and transfer and echoes exactly the four fields', async () => {
    const answer = await client.patch(`${path}/voice-contact`, voiceContact);
    expect(answer.body).toEqual(voiceContact);
    expect(await read()).toMatchObject(voiceContact);
  });

  it('[VOICE-14] [VOICE-15] gives missing transfer settings their defaults', async () => {
    const { selectedVoice, transferNumber } = voiceContact;
    const answer = await client.patch(`${path}/voice-contact`, { selectedVoice, transferNumber });
    expect(answer.body).toEqual({
      selectedVoice,
      transferNumber,
      transferMessage: "I'll transfer you to a human representative right away. Please hold.",
      transferConditions: [],
    });
  });

  it('[LIFE-05] saves an emergency number when one is sent and keeps it otherwise', async () => {
    const emergencyNumber = '(555) 010-0199';
    const answer = await client.patch(`${path}/voice-contact`, {
      ...voiceContact,
      emergencyNumber,
    });
    expect(answer.body).toEqual({ ...voiceContact, emergencyNumber });
    await client.patch(`${path}/voice-contact`, voiceContact);
    expect((await read()).emergencyNumber).toBe(emergencyNumber);
  });

  it.each([
    ['selectedVoice', '', 'Please select a voice'],
    ['transferNumber', '555-01', 'Please enter a valid phone number'],
  ])('[VOICE-12] [VOICE-13] [INPUT-07] refuses %s %j: %s', async (field, value, message) => {
    const answer = await client.patch(`${path}/voice-contact`, { ...voiceContact, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field, message }]);
  });

  it('[CALL-09] [ENT-13] saves the call scripts and leaves the FAQs', async () => {
    await client.patch(`${path}/knowledge-base`, { faqs });
    const answer = await client.patch(`${path}/knowledge-base`, { callInstructions });
    expect(answer.body).toEqual({ callInstructions });
    expect(await read()).toMatchObject({ callInstructions, faqs });
  });

  it('[CALL-09] saves FAQs alone, both together, and an empty list', async () => {
    expect((await client.patch(`${path}/knowledge-base`, { faqs })).body).toEqual({ faqs });
    const both = { callInstructions, faqs: [...faqs, ...faqs] };
    expect((await client.patch(`${path}/knowledge-base`, both)).body).toEqual(both);
    expect((await client.patch(`${path}/knowledge-base`, { faqs: [] })).body).toEqual({ faqs: [] });
    expect(await read()).toMatchObject({ callInstructions, faqs: [] });
  });

  it('[CALL-09] refuses a body with neither', async () => {
    const answer = await client.patch(`${path}/knowledge-base`, {});
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe('Please send call scripts or FAQs.');
  });

  it('[SCRIPT-06] [FAQ-03] refuses short scripts and FAQs with the screens’ sentences', async () => {
    const answer = await client.patch(`${path}/knowledge-base`, {
      callInstructions: { ...callInstructions, paymentRequests: 'Too short' },
      faqs: [{ question: 'Ok', answer: 'Yes.' }],
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([
      {
        field: 'callInstructions.paymentRequests',
        message: 'Instructions must be at least 10 characters',
      },
      { field: 'faqs.0.question', message: 'Question must be at least 3 characters' },
    ]);
    expect(await read()).toMatchObject({ callInstructions: null, faqs: [] });
  });

  it('[SCRIPT-07] [SCRIPT-08] cleans the custom scripts', async () => {
    const answer = await client.patch(`${path}/knowledge-base`, {
      callInstructions: { ...callInstructions, customInstructions: [' Pets ', '', 'Pets', 'Keys'] },
    });
    expect(answer.body.callInstructions.customInstructions).toEqual(['Pets', 'Keys']);
    expect((await read()).callInstructions.customInstructions).toEqual(['Pets', 'Keys']);
  });

  it('[INPUT-05] never changes status, owner, device, dates or id by a PATCH', async () => {
    const before = await read();
    const evil = {
      status: 'deployed',
      ownerId: 1,
      deviceId: 'device_evil',
      createdAt: '',
      id: 5,
      version: 'x',
      deployedVersion: 'x',
      testMode: true,
      notifyEmail: 'evil@example.com',
    };
    await client.patch(path, { ...evil, setupType: 'both' });
    await client.patch(`${path}/company`, { ...companyDetails, ...evil });
    await client.patch(`${path}/voice-contact`, { ...voiceContact, ...evil });
    await client.patch(`${path}/knowledge-base`, { faqs, ...evil });
    const { status, deviceId, createdAt, testMode, notifyEmail } = before;
    expect(await read()).toMatchObject({ id, status, deviceId, createdAt, testMode, notifyEmail });
  });

  it('[INPUT-05] refuses bodies that try prototype poisoning', async () => {
    for (const payload of [
      '{"__proto__":{"status":"deployed"},"setupType":"both"}',
      '{"constructor":{"prototype":{"status":"deployed"}},"setupType":"both"}',
    ]) {
      const answer = await client.request('PATCH', path, {
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(400);
    }
  });

  it('saves of different parts at once do not lose each other’s fields', async () => {
    const extras = { faqs: [{ question: 'Where do I park?', answer: 'In the garage.' }] };
    const answers = await Promise.all([
      client.patch(path, { setupType: 'after-hours' }),
      client.patch(`${path}/company`, companyDetails),
      client.patch(`${path}/voice-contact`, voiceContact),
      client.patch(`${path}/knowledge-base`, { callInstructions }),
      client.patch(`${path}/knowledge-base`, extras),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await read()).toMatchObject({
      setupType: 'after-hours',
      ...companyDetails,
      ...voiceContact,
      callInstructions,
      ...extras,
    });
  });

  it('keeps texts of every script and half characters in a storable form', async () => {
    const sent = { ...companyDetails, companyName: 'Ahornhäuser 🏠 日本 \ud800' };
    const answer = await client.patch(`${path}/company`, sent);
    expect(answer.body.companyName).toBe('Ahornhäuser 🏠 日本 \uFFFD');
    expect((await read()).companyName).toBe(answer.body.companyName);
  });

  it('[IDENT-12] another owner’s saves change nothing and answer 404', async () => {
    const other = started.newClient();
    await createDraft(other);
    const tries = [
      await other.patch(path, { setupType: 'both' }),
      await other.patch(`${path}/company`, companyDetails),
      await other.patch(`${path}/voice-contact`, voiceContact),
      await other.patch(`${path}/knowledge-base`, { faqs }),
      await other.get(`${path}/readiness`),
      await other.delete(path),
    ];
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404));
    expect(await read()).toMatchObject({ companyName: '', faqs: [], setupType: null });
  });
});

describe('GET /api/assistants/{id}/readiness', () => {
  it('[LIFE-11] [LIFE-12] lists what is missing and what is weak', async () => {
    const id = await createDraft(client);
    const path = `/api/assistants/${id}`;
    const draft = await client.get(`${path}/readiness`);
    expect(draft.body.isComplete).toBe(false);
    expect(draft.body.problems.map(({ field }: { field: string }) => field)).toEqual([
      'companyName',
      'greeting',
      'companyWebsite',
      'businessHours',
      'selectedVoice',
      'transferNumber',
    ]);
    const timeZone = 'America/New_York';
    await client.patch(`${path}/company`, { ...companyDetails, timeZone });
    const emergencyNumber = '(555) 010-0911';
    await client.patch(`${path}/voice-contact`, { ...voiceContact, emergencyNumber });
    const complete = await client.get(`${path}/readiness`);
    expect(complete.body).toMatchObject({ isComplete: true, problems: [] });
    expect(complete.body.warnings).toHaveLength(3);
    await client.patch(`${path}/knowledge-base`, { callInstructions, faqs });
    await client.upload(`${path}/documents`, { name: 'rules.txt', content: 'No parking.' });
    expect((await client.get(`${path}/readiness`)).body).toEqual({
      isComplete: true,
      problems: [],
      warnings: [],
    });
  });
});
