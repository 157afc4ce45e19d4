// From the deployment request to the dedicated number: what operators record, owners see and mails say
// (spec 1, 9).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  companyDetails,
  createComplete,
  createDraft,
  faqs,
  voiceContact,
} from './example-assistant.ts';
import { addKim, operator, signedIn } from './operator-desk.ts';
import { type StartedDeployment, startDeployment } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

const dayMs = 24 * 60 * 60 * 1000;

let started: StartedDeployment;
let desk: TestClient;
let owner: TestClient;

beforeAll(async () => {
  started = await startDeployment({ env: { PUBLIC_URL: 'http://voice.example.com' } });
  await addKim(started);
  desk = await signedIn(started);
});
afterAll(() => started.close());
beforeEach(async () => {
  await started.services.db.deleteFrom('voice_assistants').execute();
  await started.services.db.deleteFrom('withdrawn_requests').execute();
  await started.services.outbox.runDue();
  started.clock.set('2026-03-02T15:00:00.000Z');
  started.smtp.mails.length = 0;
  owner = started.newClient();
});

async function createDeployed(notifyEmail?: string): Promise<number> {
  const id = await createComplete(owner);
  if (notifyEmail) await confirm(id, notifyEmail);
  await deploy(id);
  return id;
}

async function deploy(id: number): Promise<void> {
  expect((await owner.post(`/api/assistants/${id}/deploy`)).status).toBe(200);
}

/** Saves the address and clicks the link in the mail to it. */
async function confirm(id: number, notifyEmail: string): Promise<void> {
  await owner.patch(`/api/assistants/${id}/deployment`, { notifyEmail });
  const mail = (await mailsTo(notifyEmail)).at(-1);
  const token = /#confirm-email=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await owner.post('/api/notify-email/confirm', { token })).status).toBe(200);
}

async function mailsTo(address: string) {
  await started.services.outbox.runDue();
  return started.smtp.mails.filter(({ to }) => to.includes(address));
}

const record = (id: number | string, phoneNumber: string) =>
  desk.patch(`/api/operator/deployments/${id}`, { phoneNumber });
const requestOf = async (id: number) =>
  (await owner.get(`/api/assistants/${id}`)).body.numberRequest;
const list = async (query = '') => (await desk.get(`/api/operator/deployments${query}`)).body;
const idsOf = async (query = '') => (await list(query)).map(({ id }: { id: number }) => id);

describe('deployment requests', () => {
  it('[OPER-05] tell company, contact, the requested date and the expected-by date', async () => {
    const id = await createDeployed('manager@maple.example');
    expect(await list()).toEqual([
      {
        id,
        state: 'open',
        isOverdue: false,
        withdrawnAt: null,
        companyName: companyDetails.companyName,
        companyWebsite: companyDetails.companyWebsite,
        transferNumber: voiceContact.transferNumber,
        notifyEmail: 'manager@maple.example',
        isNotifyEmailConfirmed: true,
        requestedAt: '2026-03-02T15:00:00.000Z',
        expectedBy: '2026-03-11',
        phoneNumber: null,
        assignedAt: null,
        serviceEndedAt: null,
        isProviderTold: true,
        history: [],
        notes: [],
      },
    ]);
  });

  it('[OPER-05] stand newest first where asked for, all or by state, and never a draft', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count++) {
      started.clock.advance(60_000);
      ids.unshift(await createDeployed());
    }
    await createComplete(owner);
    const [newest = 0, middle = 0, oldest = 0] = ids;
    expect((await record(middle, '+12125550142')).status).toBe(200);
    expect(await idsOf()).toEqual([oldest, newest, middle]);
    expect(await idsOf('?order=newest')).toEqual([newest, middle, oldest]);
    expect(await idsOf('?state=open')).toEqual([oldest, newest]);
    expect(await idsOf('?state=assigned')).toEqual([middle]);
    expect(await idsOf('?limit=2')).toEqual([oldest, newest]);
    expect(await idsOf('?limit=2&offset=2')).toEqual([middle]);
    for (const query of ['?state=all', '?limit=-1', '?limit=x', '?offset=1e3']) {
      expect((await desk.get(`/api/operator/deployments${query}`)).status).toBe(400);
    }
  });

  it('[OPER-09] keep their dates when a changed assistant is deployed again', async () => {
    const id = await createDeployed();
    const first = await requestOf(id);
    expect(first).toEqual({
      requestedAt: '2026-03-02T15:00:00.000Z',
      expectedBy: '2026-03-11',
      phoneNumber: null,
      assignedAt: null,
      serviceEndedAt: null,
      isProviderTold: true,
    });
    started.clock.advance(3 * dayMs);
    await owner.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
    await deploy(id);
    expect(await requestOf(id)).toEqual(first);
  });

  it('[OPER-09] tell the provider the day by which the number is needed', async () => {
    await createDeployed();
    const [mail] = await mailsTo('admin@provider.example');
    for (const part of [mail?.text, mail?.html]) {
      expect(part?.replaceAll('\n', ' ')).toContain(
        'within 5-7 business days, by Wednesday, March 11, 2026.',
      );
    }
  });

  it('[OPER-09] ask for no second number when an assistant that has one is deployed again', async () => {
    const id = await createDeployed();
    await record(id, '+12125550142');
    await owner.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
    await deploy(id);
    expect(await idsOf('?state=open')).toEqual([]);
    const mail = (await mailsTo('admin@provider.example')).at(-1);
    expect(mail?.text.replaceAll('\n', ' ')).toContain('phone number stays +1 212 555 0142.');
    expect(mail?.text).not.toContain('business days');
  });
});

describe('recording a number', () => {
  it('[OPER-06] [OPER-07] shows it to the owner with its date, and writes one mail', async () => {
    const id = await createDeployed('manager@maple.example');
    started.clock.advance(4 * dayMs);
    desk = await signedIn(started);
    const answer = await record(id, '(212) 555-0142');
    expect(answer.status).toBe(200);
    const number = {
      requestedAt: '2026-03-02T15:00:00.000Z',
      expectedBy: '2026-03-11',
      phoneNumber: '+12125550142',
      assignedAt: '2026-03-06T15:00:00.000Z',
      serviceEndedAt: null,
      isProviderTold: true,
    };
    const history = [
      { phoneNumber: '+12125550142', assignedBy: operator.username, assignedAt: number.assignedAt },
    ];
    expect(answer.body).toMatchObject({ id, ...number, history });
    expect(await requestOf(id)).toEqual(number);
    const [listed] = (await owner.get('/api/assistants')).body;
    // Still deployed, and the number is no change that would have to be deployed.
    expect(listed).toMatchObject({
      numberRequest: number,
      status: 'deployed',
      hasUndeployedChanges: false,
    });
    const [, mail, ...others] = await mailsTo('manager@maple.example');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your phone number: +1 212 555 0142');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Maple Homes');
      expect(part).toContain('+1 212 555 0142');
      expect(part).toContain('http://voice.example.com/');
    }
    expect(mail?.html).not.toMatch(/<a[\s>]|href=/i);
  });

  it('[OPER-06] does nothing the second time, also of many at once', async () => {
    const id = await createDeployed('manager@maple.example');
    const first = await Promise.all(Array.from({ length: 10 }, () => record(id, '+12125550142')));
    // Else the lease of a mail on its way would end with the jump.
    await started.services.outbox.runDue();
    started.clock.advance(dayMs / 4);
    const later = await record(id, '212-555-0142');
    expect(new Set([...first, later].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(later.body.history).toHaveLength(1);
    const mails = await mailsTo('manager@maple.example');
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Confirm manager@maple.example for ${companyDetails.companyName}`,
      'Your phone number: +1 212 555 0142',
    ]);
  });

  it('[OPER-06] [OPER-07] may be corrected: the history keeps both, and a mail names both', async () => {
    const id = await createDeployed('manager@maple.example');
    await record(id, '+12125550142');
    await started.services.outbox.runDue();
    started.clock.advance(60_000);
    const { body } = await record(id, '+12125550143');
    expect(body).toMatchObject({
      phoneNumber: '+12125550143',
      assignedAt: '2026-03-02T15:01:00.000Z',
    });
    expect(body.history.map((row: { phoneNumber: string }) => row.phoneNumber)).toEqual([
      '+12125550142',
      '+12125550143',
    ]);
    const mail = (await mailsTo('manager@maple.example')).at(-1);
    expect(mail?.subject).toBe('Your phone number has changed: +1 212 555 0143');
    expect(mail?.text).toContain('+1 212 555 0142, is no longer yours');
  });

  it('[OPER-07] writes to no address that is not confirmed, and as soon as one is', async () => {
    const id = await createDeployed();
    await owner.patch(`/api/assistants/${id}/deployment`, { notifyEmail: 'later@maple.example' });
    await record(id, '+12125550142');
    expect((await mailsTo('later@maple.example')).map(({ subject }) => subject)).toEqual([
      `Confirm later@maple.example for ${companyDetails.companyName}`,
    ]);
    await confirm(id, 'later@maple.example');
    expect((await mailsTo('later@maple.example')).map(({ subject }) => subject)).toEqual([
      `Confirm later@maple.example for ${companyDetails.companyName}`,
      'Your phone number: +1 212 555 0142',
    ]);
  });

  it.each(['', '911', '+1 555 010 0100', 'two', '+12125550142; +12125550143', '+'.repeat(51)])(
    '[OPER-06] refuses %j, which is no phone number',
    async (phoneNumber) => {
      const id = await createDeployed();
      const answer = await record(id, phoneNumber);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].field).toBe('phoneNumber');
      expect((await requestOf(id)).phoneNumber).toBeNull();
    },
  );

  it('[OPER-06] refuses a number that another assistant has, until that one is gone and its number released', async () => {
    const [one, two] = [await createDeployed(), await createDeployed()];
    const answers = await Promise.all([one, two].map((id) => record(id, '+12125550142')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [holder = 0, other = 0] = answers[0]?.status === 200 ? [one, two] : [two, one];
    expect((await record(other, '+12125550142')).body.title).toBe('Number in use');
    expect((await requestOf(other)).phoneNumber).toBeNull();
    await owner.delete(`/api/assistants/${holder}`);
    const { db } = started.services;
    const kept = await db.selectFrom('number_assignments').select('assistantId').execute();
    expect(kept.filter(({ assistantId }) => assistantId === holder)).toEqual([]);
    const held = await record(other, '+12125550142');
    expect([held.status, held.body.detail]).toEqual([
      409,
      'This number is still held by a withdrawn request. Please release it first.',
    ]);
    const released = await desk.post(`/api/operator/deployments/${holder}/release`);
    expect(released.body).toEqual({ success: true });
    expect((await record(other, '+12125550142')).status).toBe(200);
  });

  it('[OPER-06] knows no draft, no missing assistant and no strange id', async () => {
    const draft = await createDraft(owner);
    for (const id of [draft, 1_000_000_001, 'x', '1e9', '-1']) {
      expect((await record(id, '+12125550142')).status).toBe(404);
    }
  });
});
