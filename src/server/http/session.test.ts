import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { sha256 } from '#server/platform/sha256.ts';
import { type StartedApp, type StartOptions, startApp } from '#tests/api/start-app.ts';

const deviceA = 'device_1700000000000_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const deviceB = 'device_1700000000000_bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
const https = { env: { PUBLIC_URL: 'https://voice.example.com' } };
const plain = 'porchlight_session';
const secure = '__Host-porchlight_session';

let started: StartedApp;
const start = async (options: StartOptions = {}) => {
  started = await startApp(options);
  return started;
};
afterEach(() => started.close());

const create = (client: ReturnType<StartedApp['newClient']>, deviceId: string) =>
  client.post('/api/assistants', { deviceId });
const count = async (table: 'owners' | 'browser_sessions' | 'devices') =>
  (await started.services.db.selectFrom(table).selectAll().execute()).length;

describe('the session cookie', () => {
  test('[IDENT-02] has the name, the flags and 400 days', async () => {
    const { newClient } = await start();
    const { headers } = await newClient().get('/api/device');
    expect(headers['set-cookie']).toMatch(
      /^porchlight_session=[\w-]{43}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('[IDENT-02] slides: every look at /api/device renews the 400 days', async () => {
    const { newClient, clock } = await start();
    const client = newClient();
    await create(client, deviceA);
    for (let month = 0; month < 30; month++) {
      clock.advance(300 * 24 * 3600 * 1000);
      const { body, headers } = await client.get('/api/device');
      expect(body.deviceIds).toEqual([deviceA]);
      expect(headers['set-cookie']).toContain('Max-Age=34560000');
    }
    clock.advance(401 * 24 * 3600 * 1000);
    expect((await client.get('/api/assistants')).body).toEqual([]);
  });

  test('[IDENT-03] is __Host- and Secure with an https PUBLIC_URL', async () => {
    const { newClient } = await start(https);
    const { headers } = await newClient().get('/api/device');
    expect(headers['set-cookie']).toMatch(/^__Host-porchlight_session=.*Secure/);
  });

  /** Data of a server that was first reached over plain http, and a cookie of then. */
  const startedOnHttp = async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-http-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const before = await startApp({ dataDir });
    const owner = before.newClient();
    await create(owner, deviceA);
    const cookie = owner.cookies.get(plain) ?? '';
    await before.close();
    return { dataDir, cookie };
  };

  test('[IDENT-03] [IDENT-08] a plain http cookie is rotated once into the https one', async () => {
    const { dataDir, cookie } = await startedOnHttp();
    const { newClient, services, clock } = await start({ ...https, dataDir });

    const browser = newClient();
    browser.cookies.set(plain, cookie);
    const [first, second] = await Promise.all([
      browser.get('/api/device'),
      browser.get('/api/device'),
    ]);
    expect(first.body.deviceIds).toEqual([deviceA]);
    expect(second.headers['set-cookie']).toEqual(first.headers['set-cookie']);
    const rotated = browser.cookies.get(secure);
    expect(rotated).toBeDefined();
    expect(rotated).not.toBe(cookie);
    const rows = await services.db.selectFrom('browser_sessions').selectAll().execute();
    expect(rows).toHaveLength(2);

    // The old token is good for 60 s more, with the same successor each time.
    clock.advance(59_000);
    const late = newClient();
    late.cookies.set(plain, cookie);
    expect((await late.get('/api/assistants')).body).toHaveLength(1);
    await late.get('/api/device');
    expect(late.cookies.get(secure)).toBe(rotated);

    // After that it is worth nothing, and gets no new cookie that could overwrite the good one.
    clock.advance(2_000);
    const outdated = newClient();
    outdated.cookies.set(plain, cookie);
    const answer = await outdated.get(`/api/device?deviceId=${deviceA}`);
    expect(answer.body).toEqual({ deviceIds: [], needsRecovery: true, hasRecoveryCode: false });
    expect(outdated.cookies.get(secure)).toBeUndefined();
    expect((await browser.get('/api/assistants')).body).toHaveLength(1);

    // The old cookie goes, so that the browser is no prisoner of it: it may begin anew or enter its code.
    expect(answer.headers['set-cookie']).toMatch(
      /^porchlight_session=; .*Expires=Thu, 01 Jan 1970/,
    );
    expect(outdated.cookies.get(plain)).toBeUndefined();
    expect((await create(outdated, deviceB)).status).toBe(200);
    expect(outdated.cookies.get(secure)).toBeDefined();
  });

  test('[IDENT-08] a first write with an outdated token is refused once, and its cookie goes', async () => {
    const { dataDir, cookie } = await startedOnHttp();
    const { newClient, clock } = await start({ ...https, dataDir });
    const browser = newClient();
    browser.cookies.set(plain, cookie);
    await browser.get('/api/device');
    clock.advance(61_000);
    const late = newClient();
    late.cookies.set(plain, cookie);
    const refused = await create(late, deviceB);
    expect(refused).toMatchObject({ status: 401, body: { type: 'urn:problem:session-outdated' } });
    expect(late.cookies.size).toBe(0);
    expect((await create(late, deviceB)).status).toBe(200);
  });

  test('[IDENT-20] a token that https handed out counts under the guarded name only', async () => {
    const { newClient, services } = await start(https);
    const attacker = newClient();
    await create(attacker, deviceA);
    const planted = attacker.cookies.get(secure) ?? '';

    const victim = newClient();
    victim.cookies.set(plain, planted);
    const answer = await victim.get('/api/device');
    expect(answer.body.deviceIds).toEqual([]);
    const own = victim.cookies.get(secure);
    expect(own).toBeDefined();
    expect(own).not.toBe(planted);
    expect((await create(victim, deviceB)).status).toBe(200);
    expect((await attacker.get('/api/assistants')).body).toHaveLength(1);
    expect(await services.db.selectFrom('owners').selectAll().execute()).toHaveLength(2);

    // Nor is a token that nothing is stored for yet taken from the plain name.
    const fresh = newClient();
    await fresh.get('/api/device');
    const other = newClient();
    other.cookies.set(plain, fresh.cookies.get(secure) ?? '');
    await other.get('/api/device');
    expect(other.cookies.get(secure)).not.toBe(fresh.cookies.get(secure));
  });

  test('[IDENT-20] a browser of an earlier version is known as one of plain http by its next call', async () => {
    const { dataDir, cookie } = await startedOnHttp();
    const before = await startApp({ dataDir });
    await before.services.db.updateTable('browser_sessions').set({ isPlainHttp: 0 }).execute();
    const browser = before.newClient();
    browser.cookies.set(plain, cookie);
    await browser.get('/api/assistants');
    await before.close();
    const { newClient } = await start({ ...https, dataDir });
    const later = newClient();
    later.cookies.set(plain, cookie);
    expect((await later.get('/api/device')).body.deviceIds).toEqual([deviceA]);
  });

  test('[IDENT-04] only the SHA-256 of the 256-bit token is stored', async () => {
    const { newClient, services } = await start();
    const client = newClient();
    await create(client, deviceA);
    const [token = ''] = (client.cookies.get(plain) ?? '').split('.');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await services.db.selectFrom('browser_sessions').selectAll().execute();
    expect(rows).toMatchObject([{ tokenHash: sha256(token) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('[IDENT-05] nothing is stored before the first write', async () => {
    const { newClient } = await start();
    const client = newClient();
    await client.get('/api/device');
    await client.get(`/api/device?deviceId=${deviceA}`);
    await client.get(`/api/assistants?deviceId=${deviceA}`);
    expect(await count('owners')).toBe(0);
    expect(await count('browser_sessions')).toBe(0);
    expect(await count('devices')).toBe(0);
  });

  test('[IDENT-05] a fresh cookie stays the same until the first write and after it', async () => {
    const { newClient } = await start();
    const client = newClient();
    await client.get('/api/device');
    const cookie = client.cookies.get(plain);
    await client.get('/api/device');
    expect(client.cookies.get(plain)).toBe(cookie);
    const write = await create(client, deviceA);
    expect(write.headers['set-cookie']).toBeUndefined();
    expect((await client.get('/api/device')).body.deviceIds).toEqual([deviceA]);
  });

  test('[IDENT-05] an unknown token with a wrong tag counts as no cookie', async () => {
    const { newClient } = await start();
    const client = newClient();
    const invented = `${'a'.repeat(43)}.${'b'.repeat(43)}`;
    client.cookies.set(plain, invented);
    await create(client, deviceA);
    expect(client.cookies.get(plain)).not.toBe(invented);
    expect(await count('owners')).toBe(1);
  });

  test('[IDENT-05] a stored token is valid whatever its tag', async () => {
    const { newClient } = await start();
    const client = newClient();
    await create(client, deviceA);
    const [token] = (client.cookies.get(plain) ?? '').split('.');
    client.cookies.set(plain, `${token}.${'x'.repeat(43)}`);
    expect((await client.get('/api/assistants')).body).toHaveLength(1);
  });

  test.each(['', 'x', 'a.b', `${'a'.repeat(43)}.${'b'.repeat(42)}`, 'a'.repeat(2000), '%00.%00'])(
    'a cookie that cannot be ours counts as none (%#)',
    async (text) => {
      const { newClient } = await start();
      const answer = await newClient().get('/api/assistants', { cookie: `${plain}=${text}` });
      expect(answer).toMatchObject({ status: 200, body: [] });
    },
  );

  test('[IDENT-05] parallel first writes with one fresh cookie make one owner', async () => {
    const { newClient } = await start();
    const client = newClient();
    await client.get('/api/device');
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(client, deviceA)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(await count('owners')).toBe(1);
    expect(await count('browser_sessions')).toBe(1);
  });

  test('[IDENT-06] is set only by /api/device or a first write, on answers marked no-store', async () => {
    const { newClient } = await start();
    const paths = [
      '/',
      '/healthz',
      '/api/assistants',
      '/api/voices',
      '/api/config',
      '/api/nothing',
    ];
    for (const path of paths) {
      expect((await newClient().get(path)).headers['set-cookie'], path).toBeUndefined();
    }
    for (const answer of [
      await newClient().get('/api/device'),
      await create(newClient(), deviceA),
    ]) {
      expect(answer.headers['set-cookie']).toBeDefined();
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('device identifiers', () => {
  test('[IDENT-09] the first write that names one binds it; reading claims nothing', async () => {
    const { newClient } = await start();
    const [reader, writer] = [newClient(), newClient()];
    await reader.get('/api/device');
    await reader.get(`/api/device?deviceId=${deviceA}`);
    await reader.get(`/api/assistants?deviceId=${deviceA}`);
    expect((await create(writer, deviceA)).status).toBe(200);
    expect((await create(reader, deviceA)).status).toBe(409);
    expect((await writer.get('/api/device')).body.deviceIds).toEqual([deviceA]);
  });

  test('[IDENT-10] lists: own identifier, none, foreign, unknown, no cookie', async () => {
    const { newClient } = await start();
    const [ann, ben] = [newClient(), newClient()];
    await create(ann, deviceA);
    await create(ben, deviceB);
    const namesOf = async (client: typeof ann, path: string) => {
      const answer = await client.get(path);
      expect(answer.status).toBe(200);
      return answer.body.length;
    };
    expect(await namesOf(ann, `/api/assistants?deviceId=${deviceA}`)).toBe(1);
    expect(await namesOf(ann, '/api/assistants')).toBe(1);
    expect(await namesOf(ann, `/api/assistants?deviceId=${deviceB}`)).toBe(0);
    expect(await namesOf(ann, '/api/assistants?deviceId=device_unknown')).toBe(0);
    expect(await namesOf(newClient(), `/api/assistants?deviceId=${deviceA}`)).toBe(0);
    expect(await namesOf(newClient(), '/api/assistants')).toBe(0);
  });

  test('[IDENT-11] a write naming a foreign identifier is a 409 and leaves nothing behind', async () => {
    const { newClient } = await start();
    const [ann, mallory] = [newClient(), newClient()];
    await create(ann, deviceA);
    const answer = await create(mallory, deviceA);
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toBe(
      'This device identifier belongs to another browser. Please reload the page.',
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await count('owners')).toBe(1);
    expect((await ann.get('/api/assistants')).body).toHaveLength(1);
  });

  test('[IDENT-09] two owners that name a new identifier at once: one gets it', async () => {
    const { newClient } = await start();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => create(newClient(), deviceA)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await count('devices')).toBe(1);
  });
});
