// The provider's desk: finding a request, its states and notes, taking a number back, the end of service, and
// numbers that would make calls go in circles.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyDetails, createComplete, faqs, voiceContact } from './example-assistant.ts';
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
});
afterAll(() => started.close());
beforeEach(async () => {
  await started.services.db.deleteFrom('voice_assistants').execute();
  await started.services.db.deleteFrom('desk_notes').execute();
  await started.services.outbox.runDue();
  started.clock.set('2026-03-02T15:00:00.000Z');
  started.smtp.mails.length = 0;
  desk = await signedIn(started);
  owner = started.newClient();
});

async function createDeployed(companyName = companyDetails.companyName): Promise<number> {
  const id = await createComplete(owner);
  await owner.patch(`/api/assistants/${id}/company`, { ...companyDetails, companyName });
  await deploy(id);
  return id;
}

async function deploy(id: number): Promise<void> {
  expect((await owner.post(`/api/assistants/${id}/deploy`)).status).toBe(200);
}

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

const change = (id: number, body: object) => desk.patch(`/api/operator/deployments/${id}`, body);
const list = (query = '') => desk.get(`/api/operator/deployments${query}`);
const idsOf = async (query = '') => (await list(query)).body.map(({ id }: { id: number }) => id);

describe('the list of requests', () => {
  it('[OPER-80] is found by company, address, id and number, however they are written', async () => {
    const oak = await createDeployed('Oak & 100% Sons');
    const maple = await createDeployed('Maple Homes');
    await owner.patch(`/api/assistants/${maple}/deployment`, { notifyEmail: 'kim@maple.example' });
    await change(oak, { phoneNumber: '+12125550142' });
    const found = (q: string) => idsOf(`?q=${encodeURIComponent(q)}`);
    expect(await found('oak')).toEqual([oak]);
    expect(await found('100% S')).toEqual([oak]);
    expect(await found('KIM@maple')).toEqual([maple]);
    expect(await found(String(maple))).toEqual([maple]);
    expect(await found('(212) 555-0142')).toEqual([oak]);
    // The transfer number of both.
    expect((await found(voiceContact.transferNumber.replace(/\D/g, ''))).sort()).toEqual(
      [oak, maple].sort(),
    );
    expect(await found('%')).toEqual([oak]);
    expect(await found('birch')).toEqual([]);
  });

  it('[OPER-80] tells how many there are, on whatever page', async () => {
    for (const name of ['One Oak', 'Two Oaks', 'Three Birches']) await createDeployed(name);
    const first = await list('?limit=1&q=oak');
    expect(first.body).toHaveLength(1);
    expect(first.headers['x-total-count']).toBe('2');
    expect((await list('?limit=5&offset=5')).headers['x-total-count']).toBe('3');
  });

  it('[OPER-05] begins with what is due first, and tells what is overdue', async () => {
    const late = await createDeployed();
    const done = await createDeployed();
    await change(done, { phoneNumber: '+12125550142' });
    started.clock.advance(3 * dayMs);
    const young = await createDeployed();
    started.clock.set('2026-03-12T15:00:00.000Z');
    desk = await signedIn(started);
    expect(await idsOf()).toEqual([late, young, done]);
    expect(await idsOf('?order=newest')).toEqual([young, ...[late, done].sort((a, b) => b - a)]);
    const overdue = (await list()).body.map(({ isOverdue }: { isOverdue: boolean }) => isOverdue);
    expect(overdue).toEqual([true, false, false]);
  });
});

describe('states and notes', () => {
  it('[OPER-81] are kept with who wrote them and when, and found by state', async () => {
    const id = await createDeployed();
    await change(id, { state: 'rejected', note: 'Carrier wants the tax id' });
    started.clock.advance(60_000);
    expect(await idsOf('?state=rejected')).toEqual([id]);
    expect(await idsOf('?state=open')).toEqual([]);
    const ported = await change(id, { phoneNumber: '+12125550142', state: 'ported' });
    expect(ported.body).toMatchObject({ state: 'ported', phoneNumber: '+12125550142' });
    // The same again changes nothing.
    const again = await change(id, { phoneNumber: '+12125550142', state: 'ported' });
    expect(again.text).toBe(ported.text);
    const by = { writtenBy: operator.username };
    expect(again.body.notes).toEqual([
      { kind: 'state', text: 'rejected', ...by, writtenAt: '2026-03-02T15:00:00.000Z' },
      {
        kind: 'note',
        text: 'Carrier wants the tax id',
        ...by,
        writtenAt: '2026-03-02T15:00:00.000Z',
      },
      { kind: 'state', text: 'ported', ...by, writtenAt: '2026-03-02T15:01:00.000Z' },
    ]);
    expect((await change(id, { state: 'assigned' })).body.state).toBe('assigned');
  });

  it.each([
    [{}, 'Please send a phoneNumber, a state or a note.'],
    [
      { state: 'ported' },
      'A request is ported once its number is recorded. Send the phoneNumber too.',
    ],
    [{ state: 'assigned' }, 'A request is assigned once its number is recorded.'],
    [{ phoneNumber: '+12125550142', state: 'ended' }, 'A request with a number is not ended.'],
    [{ state: 'gone' }, 'state must be one of open, assigned, ported, rejected, ended.'],
    [{ note: ' ' }, 'Please write a note.'],
  ])('[OPER-81] refuses %j with a sentence', async (body, sentence) => {
    const id = await createDeployed();
    const answer = await change(id, body);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toContain(sentence);
    expect((await list()).body[0].notes).toEqual([]);
  });

  it('[OPER-81] go with the assistant', async () => {
    const id = await createDeployed();
    await change(id, { note: 'Called back' });
    await owner.delete(`/api/assistants/${id}`);
    expect(await started.services.db.selectFrom('desk_notes').selectAll().execute()).toEqual([]);
  });
});

describe('a number that is taken back', () => {
  it('[OPER-82] is cleared by null, stays in the history, and its user is told once', async () => {
    const id = await createDeployed();
    await confirm(id, 'manager@maple.example');
    await change(id, { phoneNumber: '+12125550142' });
    await started.services.outbox.runDue();
    started.clock.advance(60_000);
    const cleared = await change(id, { phoneNumber: null });
    expect(cleared.body).toMatchObject({ state: 'open', phoneNumber: null, assignedAt: null });
    expect(cleared.body.history.map((row: { phoneNumber: string }) => row.phoneNumber)).toEqual([
      '+12125550142',
      null,
    ]);
    expect((await change(id, { phoneNumber: null })).text).toBe(cleared.text);
    const { numberRequest } = (await owner.get(`/api/assistants/${id}`)).body;
    expect(numberRequest).toMatchObject({ phoneNumber: null, serviceEndedAt: null });
    const mail = (await mailsTo('manager@maple.example')).at(-1);
    expect(mail?.subject).toBe('Your phone number was withdrawn: +1 212 555 0142');
    expect(mail?.text.replaceAll('\n', ' ')).toContain('Stop forwarding your calls');
    // It may be given to another assistant now.
    expect((await change(await createDeployed(), { phoneNumber: '+12125550142' })).status).toBe(
      200,
    );
  });

  it('[OPER-83] the end of service gives it up, is told to the user, and nothing is due any more', async () => {
    const id = await createDeployed();
    await confirm(id, 'manager@maple.example');
    await change(id, { phoneNumber: '+12125550142' });
    await started.services.outbox.runDue();
    started.clock.advance(60_000);
    const ended = await change(id, { state: 'ended', note: 'Contract is over' });
    expect(ended.body).toMatchObject({ state: 'ended', phoneNumber: null, isOverdue: false });
    const { numberRequest } = (await owner.get(`/api/assistants/${id}`)).body;
    expect(numberRequest.serviceEndedAt).toBe('2026-03-02T15:01:00.000Z');
    const mail = (await mailsTo('manager@maple.example')).at(-1);
    expect(mail?.subject).toBe('Phone service ended: +1 212 555 0142');
    started.clock.advance(30 * dayMs);
    desk = await signedIn(started);
    expect((await list()).body[0].isOverdue).toBe(false);
    // A changed assistant that is deployed asks for a number anew.
    await owner.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
    await deploy(id);
    const [asked] = (await list()).body;
    expect(asked).toMatchObject({ state: 'open', serviceEndedAt: null });
    expect(asked.requestedAt).toBe(started.clock.now().toISOString());
  });
});

describe('a number that calls would come back from', () => {
  const own = '+12125550142';
  const looping = async (lines: object) => {
    const id = await createComplete(owner);
    expect(
      (await owner.patch(`/api/assistants/${id}/voice-contact`, { ...voiceContact, ...lines }))
        .status,
    ).toBe(200);
    await deploy(id);
    return id;
  };

  it.each([{ transferNumber: '212 555 0142' }, { emergencyNumber: '(212) 555-0142' }])(
    '[OPER-84] is not recorded where it is %j',
    async (lines) => {
      const id = await looping(lines);
      const answer = await change(id, { phoneNumber: own });
      expect(answer.status).toBe(409);
      expect(answer.body.detail).toContain('straight back to the assistant');
      expect((await list()).body[0].phoneNumber).toBeNull();
      expect((await change(id, { phoneNumber: '+12125550143' })).status).toBe(200);
    },
  );

  it.each(['transferNumber', 'emergencyNumber'])(
    '[OPER-84] is not saved as %s, and the field is named',
    async (field) => {
      const id = await createDeployed();
      await change(id, { phoneNumber: own });
      const save = (number: string) =>
        owner.patch(`/api/assistants/${id}/voice-contact`, { ...voiceContact, [field]: number });
      const answer = await save('212.555.0142');
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual([
        { field, message: expect.stringContaining('own number') },
      ]);
      expect((await save('212 555 0142 ext. 4')).status).toBe(200);
    },
  );

  it('[OPER-84] keeps one of an earlier release from being deployed', async () => {
    const id = await looping({ transferNumber: own });
    const { db } = started.services;
    await db
      .updateTable('voice_assistants')
      .set({ phoneNumber: own, answer: null, answerFormat: null })
      .where('id', '=', id)
      .execute();
    await owner.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
    const { isComplete, problems } = (await owner.get(`/api/assistants/${id}/readiness`)).body;
    expect(isComplete).toBe(false);
    expect(problems[0]).toMatchObject({ step: 'voice-settings', field: 'transferNumber' });
    expect((await owner.post(`/api/assistants/${id}/deploy`)).status).toBe(422);
  });
});

it('[OPS-130] /metrics tells how many requests wait, are overdue, and since when', async () => {
  const lines = async (name: string) => {
    const { payload } = await started.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    return payload.match(new RegExp(`^${name}.*$`, 'gm'));
  };
  await createDeployed();
  started.clock.advance(3 * dayMs);
  const id = await createDeployed();
  await createComplete(owner);
  started.clock.set('2026-03-12T15:00:00.000Z');
  expect(await lines('number_requests{')).toEqual([
    'number_requests{state="open"} 2',
    'number_requests{state="overdue"} 1',
  ]);
  expect(await lines('number_requests_oldest_seconds')).toEqual([
    `number_requests_oldest_seconds ${10 * 24 * 60 * 60}`,
  ]);
  expect((await lines('assistants{'))?.sort()).toEqual([
    'assistants{status="deployed"} 2',
    'assistants{status="draft"} 1',
  ]);
  desk = await signedIn(started);
  await change(id, { phoneNumber: '+12125550143' });
  expect(await lines('number_requests{')).toContain('number_requests{state="open"} 1');
  expect((await lines('deployments{'))?.join()).toMatch(/deployments\{status="\w+"\} \d/);
});
