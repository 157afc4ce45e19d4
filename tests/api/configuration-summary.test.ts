// Sending the configuration summary, its limits, and the address to notify (spec 2 step 6, 7).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteEndedDeliveries } from '#server/platform/outbox.ts';
import { companyDetails, createComplete, createDraft, faqs } from './example-assistant.ts';
import { adminEmail, type StartedDeployment, startDeployment, until } from './start-deployment.ts';
import type { TestClient } from './test-client.ts';

let started: StartedDeployment;
let client: TestClient;

beforeAll(async () => {
  started = await startDeployment({ env: { PUBLIC_URL: 'https://voice.example.com' } });
});
afterAll(() => started.close());
beforeEach(async () => {
  // What an earlier test left behind.
  await started.services.outbox.runDue();
  // The limits look back one day.
  started.clock.advance(25 * 60 * 60 * 1000);
  client = started.newClient();
  started.smtp.mails.length = 0;
  started.receiver.received.length = 0;
});

const runDue = () => started.services.outbox.runDue();
const send = (id: number, email?: string) =>
  client.post(`/api/assistants/${id}/webhook`, email === undefined ? {} : { email });

describe('POST /api/assistants/{id}/webhook', () => {
  it('[CALL-16] [ENT-18] [DEPLOY-06] sends the summary to the admin when no address is given', async () => {
    const id = await createComplete(client);
    const answer = await send(id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      summary: {
        subject: 'Voice assistant configuration for Maple Homes',
        body: expect.stringContaining('Maple Homes'),
        sentTo: adminEmail,
        sentAt: started.clock.now().toISOString(),
      },
      message: `The configuration summary of this version is queued for ${adminEmail}, once. Its submission shows whether it was sent.`,
    });
    await runDue();
    expect(started.smtp.mails.map(({ to }) => to)).toEqual([[adminEmail]]);
    expect(started.receiver.received).toEqual([]);
    expect((await client.get(`/api/assistants/${id}`)).body.status).toBe('draft');
  });

  it('[DELIV-12] sends one mail a version and address, and answers the first time again', async () => {
    const id = await createComplete(client);
    const first = await send(id, 'ada@example.com');
    await runDue();
    started.clock.advance(60_000);
    const again = await send(id, 'Ada@example.com');
    expect(again.body.success).toBe(true);
    expect(again.body.summary.sentAt).toBe(first.body.summary.sentAt);
    await runDue();
    expect(started.smtp.mails).toHaveLength(1);
    await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
    const changed = await send(id, 'ada@example.com');
    expect(changed.body.summary.sentAt).toBe(started.clock.now().toISOString());
    await runDue();
    expect(started.smtp.mails).toHaveLength(2);
    expect((await client.get('/api/webhook-submissions')).body).toHaveLength(2);
  });

  it('[DELIV-12] answers 20 calls at once the same, with one mail and one submission', async () => {
    const id = await createComplete(client);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id)));
    expect(answers.every(({ status, body }) => status === 200 && body.success)).toBe(true);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.summary))).size).toBe(1);
    await runDue();
    expect(started.smtp.mails).toHaveLength(1);
    expect((await client.get('/api/webhook-submissions')).body).toHaveLength(1);
  });

  it('[DELIV-12] shares the submission with the deployment, and the provider is still told', async () => {
    const id = await createComplete(client);
    await send(id);
    await runDue();
    const deployed = await client.post(`/api/assistants/${id}/deploy`);
    await runDue();
    const list = (await client.get('/api/webhook-submissions')).body;
    expect(list.map((submission: { id: number }) => submission.id)).toEqual([
      deployed.body.submissionId,
    ]);
    expect(started.smtp.mails.map(({ subject }) => subject)).toEqual([
      'Voice assistant configuration for Maple Homes',
      'Deployment request: Maple Homes',
    ]);
    await send(id);
    await runDue();
    expect(started.smtp.mails).toHaveLength(2);
  });

  it('[DELIV-13] tells a stranger what triggered the mail, with links as plain text', async () => {
    const id = await createComplete(client);
    await send(id, 'stranger@example.com');
    await runDue();
    const [mail] = started.smtp.mails;
    expect(mail?.to).toEqual(['stranger@example.com']);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('someone who sets up a voice assistant with Porchlight');
      expect(part).toContain('maplehomes[.]example');
      expect(part).not.toMatch(/https?:\/\/|maplehomes\.example/);
    }
    expect(mail?.html).not.toMatch(/<a[\s>]|href=/i);
  });

  it('[DELIV-13] sends one assistant to at most 3 addresses beside the admin', async () => {
    const id = await createComplete(client);
    for (const name of ['a', 'b', 'c']) {
      expect((await send(id, `${name}-three@example.com`)).status).toBe(200);
    }
    const beyond = await send(id, 'd-three@example.com');
    expect(beyond.status).toBe(429);
    expect(beyond.body.detail).toContain('at most 3 different addresses');
    expect((await send(id)).status).toBe(200);
    expect((await send(id, 'b-three@example.com')).status).toBe(200);
  });

  it('[DELIV-13] sends at most 10 mails an address and day, also after deleting', async () => {
    const victim = 'victim@example.com';
    for (let count = 0; count < 10; count++) {
      const id = await createComplete(client);
      expect((await send(id, victim)).status).toBe(200);
      await client.delete(`/api/assistants/${id}`);
    }
    const id = await createComplete(client);
    expect((await send(id, victim)).status).toBe(429);
    started.clock.advance(24 * 60 * 60 * 1000);
    expect((await send(id, victim)).status).toBe(200);
  });

  it('[DELIV-13] sends at most 500 mails a day to addresses that were typed in', async () => {
    const { db } = started.services;
    expect((await send(await createComplete(client), 'first@example.com')).status).toBe(200);
    await runDue();
    const sent = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('recipient', '=', 'first@example.com')
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 498 }, (_, index) => ({
      ...sent,
      id: 1_000_000_000 + index,
      messageId: `msg_${index}`,
      recipient: `reader-${index}@example.com`,
      // Of many visitors.
      ownerId: 5_000_000_000 + index,
      askedFrom: `network ${index}`,
    }));
    await db.insertInto('deliveries').values(more).execute();

    const id = await createComplete(client);
    expect((await send(id, 'last@example.com')).status).toBe(200);
    const beyond = await send(id, 'beyond@example.com');
    expect(beyond.status).toBe(429);
    expect(beyond.body.detail).toContain('has sent as many mails as it may today');
    expect((await send(id)).status, 'to the admin').toBe(200);
    started.clock.advance(24 * 60 * 60 * 1000);
    expect((await send(id, 'beyond@example.com')).status).toBe(200);
  });

  it('[DELIV-20] no visitor can use up what all others may send', async () => {
    const results: number[] = [];
    // Each owner has few, and so has the address that all of them share.
    for (let owner = 0; owner < 4; owner++) {
      const visitor = started.newClient();
      for (let count = 0; count < 24; count++) {
        const id = await createDraft(visitor);
        const notifyEmail = `reader-${owner}-${count}@flood.example`;
        const path = `/api/assistants/${id}/deployment`;
        results.push((await visitor.patch(path, { notifyEmail })).status);
      }
    }
    const sent = results.filter((status) => status === 200).length;
    expect(results.slice(0, 24)).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
    expect(sent).toBe(40);
    const other = await started.app.inject({ method: 'GET', url: '/api/config' });
    expect(other.statusCode).toBe(200);
    // Somebody elsewhere may still write.
    const { db } = started.services;
    await db.updateTable('deliveries').set({ askedFrom: 'elsewhere' }).execute();
    const id = await createComplete(client);
    expect((await send(id, 'mine@example.com')).status).toBe(200);
  });

  it('[DELIV-20] where a mail was asked for is forgotten after a day', async () => {
    const { db } = started.services;
    const asked = async () =>
      (await db.selectFrom('deliveries').select('askedFrom').execute()).filter(
        ({ askedFrom }) => askedFrom !== null,
      ).length;
    await send(await createComplete(client), 'forgotten@example.com');
    expect(await asked()).toBeGreaterThan(0);
    started.clock.advance(25 * 60 * 60 * 1000);
    await deleteEndedDeliveries(db, started.clock.now());
    expect(await asked()).toBe(0);
  });

  it('[DELIV-21] an address as a name goes to nobody who did not ask', async () => {
    const id = await createComplete(client);
    const companyName = 'Your account is locked, sign in at http://evil.example/now';
    await client.patch(`/api/assistants/${id}/company`, { ...companyDetails, companyName });
    const notifyEmail = 'victim-of-names@example.com';
    await client.patch(`/api/assistants/${id}/deployment`, { notifyEmail });
    await send(id, 'reader-of-names@example.com');
    await runDue();
    expect(started.smtp.mails).toHaveLength(2);
    for (const { subject, text, html } of started.smtp.mails) {
      for (const part of [subject, text, html]) expect(part).not.toContain('evil.example');
    }
    const confirming = started.smtp.mails.find(({ to }) => to.includes(notifyEmail));
    expect(confirming?.text).not.toContain('locked');
  });

  it.each(['a@b.co\r\nBcc: evil@x.co', 'a@b.co,evil@x.co', 'nobody', '<a@b.co>', 'ä@b.co'])(
    '[INPUT-09] refuses the address %j',
    async (email) => {
      const id = await createComplete(client);
      const answer = await send(id, email);
      expect(answer.status).toBe(400);
      await runDue();
      expect(started.smtp.mails).toEqual([]);
    },
  );

  it('[INPUT-08] sends what was typed as text', async () => {
    const id = await createDraft(client);
    await client.patch(`/api/assistants/${id}/company`, {
      companyName: '<script>alert(1)</script>',
      greeting: '<img src=x onerror=alert(1)>',
      companyWebsite: 'x',
      businessHours: 'always',
    });
    const { body } = (await send(id, 'ada-markup@example.com')).body.summary;
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toMatch(/<script|<img/);
  });
});

describe('PATCH /api/assistants/{id}/deployment', () => {
  const save = (id: number, body: object, headers = {}) =>
    client.patch(`/api/assistants/${id}/deployment`, body, headers);
  const tokenIn = (text = '') => /#confirm-email=([\w-]+)/.exec(text)?.[1] ?? '';

  it('[CALL-14] [DEPLOY-04] takes an empty form', async () => {
    const id = await createDraft(client);
    expect((await save(id, {})).body).toEqual({
      success: true,
      notifyEmail: '',
      isNotifyEmailConfirmed: false,
    });
    expect((await client.patch(`/api/assistants/${id}/deployment`)).status).toBe(200);
  });

  it('[DELIV-90] shows a stranger no name that looks like an address', async () => {
    const id = await createComplete(client);
    const { companyWebsite, businessHours, greeting } = companyDetails;
    const named = { companyWebsite, businessHours, greeting, companyName: 'Win at prize.example' };
    await client.patch(`/api/assistants/${id}/company`, named);
    await save(id, { notifyEmail: 'manager@example.com' });
    await runDue();
    const [mail] = started.smtp.mails;
    expect(mail?.subject).toBe('Confirm manager@example.com');
    expect(`${mail?.text}${mail?.html}`).not.toContain('prize');
  });

  it('[DELIV-90] [DELIV-14] confirms a changed address by a button and a link in a mail', async () => {
    const id = await createComplete(client);
    const answer = await save(id, { notifyEmail: 'manager@example.com' });
    expect(answer.body).toMatchObject({
      notifyEmail: 'manager@example.com',
      isNotifyEmailConfirmed: false,
    });
    await runDue();
    const [mail] = started.smtp.mails;
    expect(mail?.to).toEqual(['manager@example.com']);
    expect(mail?.subject).toBe('Confirm manager@example.com for Maple Homes');
    expect(mail?.text).toContain('https://voice.example.com/#confirm-email=');
    expect(mail?.html).toMatch(
      /<a href="https:\/\/voice\.example\.com\/#confirm-email&#61;[\w-]+" [^>]*>Confirm this address<\/a>/,
    );
    const token = tokenIn(mail?.text);

    const stranger = started.newClient();
    for (let time = 0; time < 2; time++) {
      const confirmed = await stranger.post('/api/notify-email/confirm', { token });
      expect(confirmed.body).toEqual({ success: true, companyName: 'Maple Homes' });
    }
    expect((await client.get(`/api/assistants/${id}`)).body.isNotifyEmailConfirmed).toBe(true);
    // Saved again unchanged: no other mail.
    await save(id, { notifyEmail: 'manager@example.com' });
    await runDue();
    expect(started.smtp.mails).toHaveLength(1);
  });

  it('[DELIV-14] tells the provider when the address is confirmed after deploying', async () => {
    const id = await createComplete(client);
    await save(id, { notifyEmail: 'manager2@example.com' });
    await client.post(`/api/assistants/${id}/deploy`);
    await runDue();
    const token = started.smtp.mails.map(({ text }) => tokenIn(text)).find((found) => found !== '');
    await client.post('/api/notify-email/confirm', { token });
    await until(() => started.receiver.received.length === 2);
    expect(started.receiver.received[1]?.event).toMatchObject({
      type: 'assistant.notify_email.confirmed',
      data: { assistantId: id, notifyEmail: 'manager2@example.com' },
    });
  });

  it('[DELIV-14] takes no link that was replaced, invented or of a removed address', async () => {
    const id = await createComplete(client);
    await save(id, { notifyEmail: 'first@example.com' });
    await runDue();
    const token = tokenIn(started.smtp.mails[0]?.text);
    await save(id, { notifyEmail: '' });
    for (const wrong of [token, 'invented', '']) {
      const answer = await client.post('/api/notify-email/confirm', { token: wrong });
      expect(answer.status).toBe(404);
    }
  });

  it('[DELIV-13] limits the mails that confirm addresses', async () => {
    const id = await createComplete(client);
    for (const name of ['a', 'b', 'c']) {
      expect((await save(id, { notifyEmail: `${name}-limit@example.com` })).status).toBe(200);
    }
    expect((await save(id, { notifyEmail: 'd-limit@example.com' })).status).toBe(429);
    const { notifyEmail } = (await client.get(`/api/assistants/${id}`)).body;
    expect(notifyEmail).toBe('c-limit@example.com');
  });

  it('notices an address that was changed in another tab', async () => {
    const id = await createComplete(client);
    const { etags } = (await client.get(`/api/assistants/${id}`)).body;
    await save(id, { notifyEmail: 'one@example.com' });
    const stale = await save(
      id,
      { notifyEmail: 'two@example.com' },
      { 'if-match': etags.deployment },
    );
    expect(stale.status).toBe(412);
  });
});
