import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import type { TestClient } from '#tests/api/test-client.ts';

const deviceA = 'device_1700000000000_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const deviceB = 'device_1700000000000_bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let started: StartedApp;
let office: TestClient;
beforeEach(async () => {
  started = await startApp({ env: { PUBLIC_URL: 'http://voice.example.com', RATE_LIMIT: 'on' } });
  office = started.newClient().withHeaders({ 'user-agent': chrome });
  const { id } = (await office.post('/api/assistants', { deviceId: deviceA })).body;
  await office.patch(`/api/assistants/${id}/company`, {
    companyName: 'Maple Court',
    greeting: 'Thank you for calling Maple Court.',
    companyWebsite: 'maple.example',
    residentPortal: '',
    businessHours: '9-5',
  });
});
afterEach(() => started.close());

const newCode = async (client: TestClient) =>
  (await client.post('/api/device/recovery-code')).body.recoveryCode as string;
const newSecret = async (client: TestClient) =>
  new URL((await client.post('/api/device/links')).body.url).hash.replace('#resume=', '');
const namesOf = async (client: TestClient) =>
  (await client.get('/api/assistants')).body.map(
    (assistant: { companyName: string }) => assistant.companyName,
  );

describe('a lost cookie or a lost local storage', () => {
  test('[IDENT-07] [IDENT-19] storage lost, cookie kept: the identifier comes back', async () => {
    expect((await office.get('/api/device')).body).toEqual({
      deviceIds: [deviceA],
      needsRecovery: false,
      hasRecoveryCode: false,
    });
  });

  test('[IDENT-19] cookie lost, identifier kept: a recovery code is needed', async () => {
    const stranger = started.newClient();
    const path = `/api/device?deviceId=${deviceA}`;
    expect((await stranger.get(path)).body).toEqual({
      deviceIds: [],
      needsRecovery: true,
      hasRecoveryCode: false,
    });
    expect((await office.get(path)).body.needsRecovery).toBe(false);
    expect((await stranger.get(`/api/device?deviceId=${deviceB}`)).body.needsRecovery).toBe(false);
  });
});

describe('the recovery code', () => {
  test('[IDENT-16] has at least 128 bits in readable groups and is stored only hashed', async () => {
    const code = await newCode(office);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    const owners = await started.services.db.selectFrom('owners').selectAll().execute();
    expect(owners[0]?.recoveryCodeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(owners)).not.toContain(code);
  });

  test('[IDENT-16] [IDENT-17] gives another browser access; the first keeps its own', async () => {
    const code = await newCode(office);
    const home = started.newClient();
    const answer = await home.post('/api/device/recovery', { recoveryCode: code });
    expect(answer.body).toEqual({ success: true, deviceIds: [deviceA] });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await namesOf(home)).toEqual(['Maple Court']);
    expect(await namesOf(office)).toEqual(['Maple Court']);
    expect([...home.cookies]).not.toEqual([...office.cookies]);
    expect((await home.post('/api/assistants', { deviceId: deviceA })).status).toBe(200);
  });

  test('[IDENT-16] is read as people write it', async () => {
    const code = await newCode(office);
    const written = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const answer = await started
      .newClient()
      .post('/api/device/recovery', { recoveryCode: written });
    expect(answer.status).toBe(200);
  });

  test('[IDENT-16] of before stops working when a new one is made', async () => {
    const old = await newCode(office);
    await newCode(office);
    const answer = await started.newClient().post('/api/device/recovery', { recoveryCode: old });
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe(
      'This recovery code is not known. Please check it and try again.',
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('[OPS-84] guessing is slowed down after ten wrong ones, and what is right is let in', async () => {
    const code = await newCode(office);
    const guesser = started.newClient();
    const guess = (recoveryCode: string) => guesser.post('/api/device/recovery', { recoveryCode });
    for (let n = 0; n < 10; n++) expect((await guess(`WRONG${n}`)).status).toBe(400);
    const refused = await guess('WRONG10');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('180');
    // Behind the same address; links are counted apart.
    const preview = await guesser.post('/api/device/links/preview', { secret: 'invented' });
    expect(preview.status).toBe(410);
    expect((await guess(code)).status).toBe(200);
    expect(
      (await started.newClient().post('/api/device/recovery', { recoveryCode: 'W' })).status,
    ).toBe(429);
    started.clock.advance(180_000);
    expect(
      (await started.newClient().post('/api/device/recovery', { recoveryCode: 'W' })).status,
    ).toBe(400);
  });

  test('[OPS-84] clicking a link again and again is no guessing', async () => {
    const { url } = (await office.post('/api/device/links')).body;
    const secret = new URL(url).hash.replace('#resume=', '');
    const redeem = () => started.newClient().post('/api/device/links/redeem', { secret });
    const answers = await Promise.all(Array.from({ length: 30 }, redeem));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(29).fill(410)]);
    expect((await redeem()).status).toBe(410);
  });
});

describe('a browser that already owns something', () => {
  test('[IDENT-17] confirms the switch first, and nothing is merged', async () => {
    const code = await newCode(office);
    const home = started.newClient();
    await home.post('/api/assistants', { deviceId: deviceB });
    const asked = await home.post('/api/device/recovery', { recoveryCode: code });
    expect(asked.status).toBe(409);
    expect(asked.body.detail).toContain('already has assistants of its own');
    expect((await home.get('/api/device')).body.deviceIds).toEqual([deviceB]);

    const confirmed = await home.post('/api/device/recovery', {
      recoveryCode: code,
      confirmSwitch: true,
    });
    expect(confirmed.body).toEqual({ success: true, deviceIds: [deviceA] });
    expect(await namesOf(home)).toEqual(['Maple Court']);
    expect((await office.get('/api/device')).body.deviceIds).toEqual([deviceA]);
    expect((await home.post('/api/assistants', { deviceId: deviceB })).status).toBe(409);
  });

  test('[IDENT-17] that holds no assistant needs not confirm', async () => {
    const code = await newCode(office);
    const home = started.newClient();
    const { id } = (await home.post('/api/assistants', { deviceId: deviceB })).body;
    await home.delete(`/api/assistants/${id}`);
    const answer = await home.post('/api/device/recovery', { recoveryCode: code });
    expect(answer.status).toBe(200);
  });

  test('[IDENT-17] the code of the owner it already has changes nothing', async () => {
    const before = [...office.cookies];
    const answer = await office.post('/api/device/recovery', {
      recoveryCode: await newCode(office),
    });
    expect(answer.body).toEqual({ success: true, deviceIds: [deviceA] });
    expect([...office.cookies]).toEqual(before);
    expect((await office.get('/api/device/browsers')).body).toHaveLength(1);
  });
});

describe('a link for another computer', () => {
  test('[IDENT-16] has its secret behind the # and is good for 10 minutes', async () => {
    const { body } = await office.post('/api/device/links');
    expect(body.url).toMatch(/^http:\/\/voice\.example\.com\/#resume=[\w-]{43}$/);
    expect(Date.parse(body.expiresAt) - started.clock.now().getTime()).toBe(600_000);
    const rows = await started.services.db.selectFrom('resume_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.url.split('=')[1]);
  });

  test('[IDENT-16] says what it opens, without being used up, and opens it once', async () => {
    const secret = await newSecret(office);
    const home = started.newClient();
    for (let look = 0; look < 2; look++) {
      expect((await home.post('/api/device/links/preview', { secret })).body).toEqual({
        assistantNames: ['Maple Court'],
        ownsSomething: false,
      });
    }
    const redeemed = await home.post('/api/device/links/redeem', { secret });
    expect(redeemed.body).toEqual({ success: true, deviceIds: [deviceA] });
    expect(await namesOf(home)).toEqual(['Maple Court']);
    for (const call of ['preview', 'redeem']) {
      const answer = await started.newClient().post(`/api/device/links/${call}`, { secret });
      expect(answer.status).toBe(410);
      expect(answer.body.detail).toContain('already used or is older than 10 minutes');
    }
  });

  test('[IDENT-16] redeemed by ten browsers at once, one gets in', async () => {
    const secret = await newSecret(office);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        started.newClient().post('/api/device/links/redeem', { secret }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await office.get('/api/device/browsers')).body).toHaveLength(2);
  });

  test('[IDENT-16] is worthless after 10 minutes', async () => {
    const secret = await newSecret(office);
    started.clock.advance(600_001);
    const answer = await started.newClient().post('/api/device/links/redeem', { secret });
    expect(answer.status).toBe(410);
  });

  test('[IDENT-17] is not used up by a browser that has yet to confirm the switch', async () => {
    const secret = await newSecret(office);
    const home = started.newClient();
    await home.post('/api/assistants', { deviceId: deviceB });
    const preview = await home.post('/api/device/links/preview', { secret });
    expect(preview.body.ownsSomething).toBe(true);
    expect((await home.post('/api/device/links/redeem', { secret })).status).toBe(409);
    const confirmed = await home.post('/api/device/links/redeem', { secret, confirmSwitch: true });
    expect(confirmed.body.deviceIds).toEqual([deviceA]);
  });
});

describe('browsers in use', () => {
  let home: TestClient;
  beforeEach(async () => {
    home = started.newClient().withHeaders({ 'user-agent': phone });
    started.clock.advance(60_000);
    await home.post('/api/device/links/redeem', { secret: await newSecret(office) });
  });

  test('[IDENT-18] are listed with a name a person knows, the latest first', async () => {
    const { body } = await office.get('/api/device/browsers');
    expect(body).toMatchObject([
      { label: 'Safari on iPhone', isThisBrowser: false },
      { label: 'Chrome on Windows', isThisBrowser: true },
    ]);
    expect(Object.keys(body[0]).sort()).toEqual([
      'createdAt',
      'id',
      'isThisBrowser',
      'label',
      'lastSeenAt',
    ]);
    expect((await started.newClient().get('/api/device/browsers')).body).toEqual([]);
  });

  test('[IDENT-18] one can be removed, and has no access from then on', async () => {
    const [other] = (await office.get('/api/device/browsers')).body;
    expect((await office.delete(`/api/device/browsers/${other.id}`)).body).toEqual({
      success: true,
    });
    expect(await namesOf(home)).toEqual([]);
    expect((await home.get(`/api/device?deviceId=${deviceA}`)).body).toEqual({
      deviceIds: [],
      needsRecovery: true,
      hasRecoveryCode: false,
    });
    expect(await namesOf(office)).toEqual(['Maple Court']);
    expect((await office.delete(`/api/device/browsers/${other.id}`)).status).toBe(404);
  });

  test("[IDENT-18] another owner's browser cannot be removed", async () => {
    const stranger = started.newClient();
    await stranger.post('/api/assistants', { deviceId: deviceB });
    const [theirs] = (await office.get('/api/device/browsers')).body;
    expect((await stranger.delete(`/api/device/browsers/${theirs.id}`)).status).toBe(404);
    expect(await namesOf(home)).toEqual(['Maple Court']);
  });

  test('[IDENT-18] this one can be forgotten: its cookie is worthless, nothing is deleted', async () => {
    const kept = new Map(home.cookies);
    const answer = await home.post('/api/device/forget');
    expect(answer.body).toEqual({ success: true });
    expect(home.cookies.size).toBe(0);
    for (const [name, value] of kept) home.cookies.set(name, value);
    expect(await namesOf(home)).toEqual([]);
    expect(await namesOf(office)).toEqual(['Maple Court']);
    expect((await started.newClient().post('/api/device/forget')).body).toEqual({ success: true });
  });
});
