// Two tabs on one assistant: a changed part is noticed, an unchanged one is not in the way.
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
let path: string;

beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());
beforeEach(async () => {
  client = started.newClient();
  path = `/api/assistants/${await createDraft(client)}`;
});

const etags = async () => (await client.get(path)).body.etags;
const ifMatch = (etag: string) => ({ 'if-match': etag });

describe('If-Match', () => {
  it.each([
    ['setupType', '', { setupType: 'both' }, { setupType: 'receptionist' }],
    ['company', '/company', companyDetails, { ...companyDetails, companyName: 'Oak' }],
    ['voiceContact', '/voice-contact', voiceContact, { ...voiceContact, selectedVoice: 'voice_2' }],
    [
      'callInstructions',
      '/knowledge-base',
      { callInstructions },
      { callInstructions: { ...callInstructions, ownerRequests: 'Say good morning.' } },
    ],
    ['faqs', '/knowledge-base', { faqs }, { faqs: [...faqs, ...faqs] }],
  ])('[LIFE-18] refuses a save of %s that was changed since', async (part, sub, mine, theirs) => {
    const before = (await etags())[part];
    const saved = await client.patch(path + sub, theirs, ifMatch(before));
    expect(saved.status).toBe(200);
    expect(saved.headers.etag).toBe((await etags())[part]);
    expect(saved.headers.etag).not.toBe(before);

    const stale = await client.patch(path + sub, mine, ifMatch(before));
    expect(stale.status).toBe(412);
    expect(stale.body.detail).toMatch(/changed in another tab/);
    expect(stale.headers.etag).toBeUndefined();
    expect((await etags())[part]).toBe(saved.headers.etag);

    const again = await client.patch(path + sub, mine, ifMatch(String(saved.headers.etag)));
    expect(again.status).toBe(200);
  });

  it('[LIFE-18] a change of another part is no conflict', async () => {
    const before = await etags();
    await client.patch(`${path}/voice-contact`, voiceContact);
    await client.patch(`${path}/knowledge-base`, { callInstructions });
    const company = await client.patch(`${path}/company`, companyDetails, ifMatch(before.company));
    const questions = await client.patch(`${path}/knowledge-base`, { faqs }, ifMatch(before.faqs));
    expect([company.status, questions.status]).toEqual([200, 200]);
  });

  it('[LIFE-18] scripts and FAQs in one call need both tags', async () => {
    const before = await etags();
    const both = { callInstructions, faqs };
    const list = `${before.callInstructions}, ${before.faqs}`;
    const one = await client.patch(`${path}/knowledge-base`, both, ifMatch(before.faqs));
    expect(one.status).toBe(412);
    expect((await client.patch(`${path}/knowledge-base`, both, ifMatch(list))).status).toBe(200);
  });

  it('[LIFE-18] a save repeated word for word passes, so a lost answer does no harm', async () => {
    const { company } = await etags();
    await client.patch(`${path}/company`, companyDetails, ifMatch(company));
    const repeated = await client.patch(`${path}/company`, companyDetails, ifMatch(company));
    expect(repeated.status).toBe(200);
  });

  it('[LIFE-18] without If-Match, or with *, the last write wins', async () => {
    await client.patch(`${path}/company`, companyDetails);
    const oak = { ...companyDetails, companyName: 'Oak Homes' };
    expect((await client.patch(`${path}/company`, oak)).status).toBe(200);
    expect((await client.patch(`${path}/company`, companyDetails, ifMatch('*'))).status).toBe(200);
    expect((await client.get(path)).body.companyName).toBe('Maple Homes');
  });

  it('[LIFE-18] accepts the weak form that a compressing proxy makes of a tag', async () => {
    const { company } = await etags();
    const answer = await client.patch(`${path}/company`, companyDetails, ifMatch(`W/${company}`));
    expect(answer.status).toBe(200);
  });

  it('[LIFE-18] of two saves at once with one tag exactly one passes', async () => {
    const { company } = await etags();
    const answers = await Promise.all(
      ['Oak Homes', 'Elm Homes', 'Ash Homes'].map((companyName) =>
        client.patch(`${path}/company`, { ...companyDetails, companyName }, ifMatch(company)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});
