// Who may use the provider's calls, and that nobody else gets anything from them (spec 3 'users').
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addOperator,
  changePassword,
  listOperators,
  removeOperator,
} from '#server/features/operators/operators.service.ts';
import { createComplete } from './example-assistant.ts';
import { addKim, deskCalls, operator, signedIn } from './operator-desk.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

const cookieName = 'porchlight_operator';
const hourMs = 60 * 60 * 1000;

let started: StartedApp;
let owner: TestClient;
let assistantId: number;

beforeAll(async () => {
  started = await startApp();
  owner = started.newClient();
  assistantId = await createComplete(owner);
  expect((await owner.post(`/api/assistants/${assistantId}/deploy`)).status).toBe(200);
});
afterAll(() => started.close());
beforeEach(async () => {
  const { db } = started.services;
  await db.deleteFrom('users').execute();
  await db.deleteFrom('operator_sessions').execute();
  await db.deleteFrom('sign_in_failures').execute();
  await addKim(started);
});

async function expectNothing(client: TestClient): Promise<void> {
  const before = await owner.get(`/api/assistants/${assistantId}`);
  const texts = new Set<string>();
  for (const [method, path, body] of deskCalls(assistantId)) {
    const answer = await client.request(method, path, { body });
    expect(`${method} ${path} ${answer.status}`).toBe(`${method} ${path} 401`);
    if (method !== 'HEAD') texts.add(answer.text);
  }
  // One and the same refusal, whatever was asked and whether it exists.
  expect([...texts]).toHaveLength(1);
  expect(texts.values().next().value).not.toContain('Maple');
  const after = await owner.get(`/api/assistants/${assistantId}`);
  expect(after.text).toBe(before.text);
}

function withToken(value: string): TestClient {
  const client = started.newClient();
  client.cookies.set(cookieName, value);
  return client;
}

describe('signing in', () => {
  it('[OPER-02] gives a strict cookie for 12 hours, of which only the hash is stored', async () => {
    const client = started.newClient();
    const answer = await client.post('/api/operator/login', operator);
    expect(answer.body).toEqual({
      success: true,
      username: operator.username,
      expiresAt: new Date(started.clock.now().getTime() + 12 * hourMs).toISOString(),
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const token = client.cookies.get(cookieName) ?? '';
    expect(String(answer.headers['set-cookie'])).toBe(
      `${cookieName}=${token}; Max-Age=43200; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = JSON.stringify([
      await started.services.db.selectFrom('operator_sessions').selectAll().execute(),
      await started.services.db.selectFrom('users').selectAll().execute(),
      await started.services.db.selectFrom('sign_in_failures').selectAll().execute(),
    ]);
    for (const secret of [token, operator.password]) expect(kept).not.toContain(secret);
    expect((await client.get('/api/operator/deployments')).body).toHaveLength(1);
  });

  it('[OPER-02] takes the name in any case, and the cookie is Secure on https', async () => {
    const secure = await startApp({
      env: { PUBLIC_URL: 'https://voice.example.com' },
    });
    await addKim(secure);
    const client = secure.newClient();
    const username = ` ${operator.username.toUpperCase()} `;
    const answer = await client.post('/api/operator/login', { ...operator, username });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-porchlight_operator=.*Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await client.get('/api/operator/deployments')).status).toBe(200);
    await secure.close();
  });

  it('[OPER-02] answers a wrong password, an unknown name and a missing role the same', async () => {
    const { db, clock } = started.services;
    const noRole = { username: 'sam', password: 'another long one' };
    await addOperator(db, noRole, clock.now());
    await db.updateTable('users').set({ role: '' }).where('username', '=', 'sam').execute();
    const answers = [];
    for (const body of [
      { ...operator, password: 'lamp on the porch 8' },
      { ...operator, password: `${operator.password} ` },
      { ...operator, username: 'nobody@provider.example' },
      { ...operator, username: "' or 1=1 --" },
      noRole,
    ]) {
      const client = started.newClient();
      const answer = await client.post('/api/operator/login', body);
      answers.push([answer.status, answer.text]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      await expectNothing(client);
    }
    expect(answers[0]?.[0]).toBe(401);
    expect(new Set(answers.map(String)).size).toBe(1);
  });

  it('[OPER-03] makes a guesser wait longer and longer, also for a name that nobody has', async () => {
    const guess = async (username: string, password = 'a wrong password') => {
      const answer = await started.newClient().post('/api/operator/login', { username, password });
      return [answer.status, Number(answer.headers['retry-after'] ?? 0)];
    };
    for (const username of [operator.username, 'nobody']) {
      for (let time = 0; time < 5; time++) expect(await guess(username)).toEqual([401, 0]);
      expect(await guess(username)).toEqual([429, 30]);
    }
    // The right password waits as well, or the wait would tell it.
    expect(await guess(operator.username, operator.password)).toEqual([429, 30]);
    for (const wait of [30, 60, 120, 240, 480, 900, 900]) {
      started.clock.advance(wait * 1000 - 1000);
      expect(await guess(operator.username)).toEqual([429, 1]);
      started.clock.advance(1000);
      expect(await guess(operator.username)).toEqual([401, 0]);
    }
    started.clock.advance(900_000);
    expect(await guess(operator.username, operator.password)).toEqual([200, 0]);
    // From then on it begins anew.
    expect(await guess(operator.username)).toEqual([401, 0]);
    expect(await guess(operator.username)).toEqual([401, 0]);
  });

  it('[OPER-03] a stranger keeps no operator out, who signs in from elsewhere', async () => {
    const proxied = await startApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
    await addKim(proxied);
    const guess = async (address: string, password: string) => {
      const headers = { 'x-forwarded-for': address };
      const body = { ...operator, password };
      return (await proxied.newClient().post('/api/operator/login', body, headers)).status;
    };
    // Five strangers, each as often as it may.
    for (let at = 1; at <= 5; at++) {
      const statuses: number[] = [];
      for (let time = 0; time < 6; time++) statuses.push(await guess(`192.0.2.${at}`, 'wrong one'));
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      if (at === 3) expect(await guess('198.51.100.7', operator.password)).toBe(200);
    }
    expect(await guess('198.51.100.7', operator.password)).toBe(200);
    // A new password ends the wait for every address.
    await changePassword(proxied.services.db, { ...operator, password: 'quite another lamp' });
    expect(await guess('192.0.2.5', 'quite another lamp')).toBe(200);
    await proxied.close();
  });

  it('[OPER-03] looks at no more guesses when they come all at once', async () => {
    const body = { ...operator, password: 'a wrong password' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => started.newClient().post('/api/operator/login', body)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
  });

  it('[OPER-03] limits the guesses of an address, whatever the names', async () => {
    const limited = await startApp({ env: { RATE_LIMIT: 'on' } });
    const guess = (index: number) =>
      limited.newClient().post('/api/operator/login', { username: `n${index}`, password: 'x' });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => guess(index)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    await limited.close();
  });

  it('[OPER-02] refuses a sign-in that another site sends', async () => {
    const client = started.newClient().withHeaders({ origin: 'https://evil.example' });
    expect((await client.post('/api/operator/login', operator)).status).toBe(403);
  });
});

describe("the provider's calls", () => {
  it('[OPER-04] give nothing to a guessed session', async () => {
    const client = await signedIn(started);
    const token = client.cookies.get(cookieName) ?? '';
    const stored = createHash('sha256').update(token).digest('hex');
    for (const guess of ['', 'x', 'A'.repeat(43), token.slice(1), `${token}x`, stored]) {
      await expectNothing(withToken(guess));
    }
  });

  it("[OPER-04] give nothing to an owner's cookie, in whatever place", async () => {
    await expectNothing(owner);
    for (const value of owner.cookies.values()) await expectNothing(withToken(value));
  });

  it("[OPER-04] and an operator's cookie opens nothing of an owner", async () => {
    const client = await signedIn(started);
    const asOwner = started.newClient();
    asOwner.cookies.set('porchlight_session', client.cookies.get(cookieName) ?? '');
    for (const one of [client, asOwner]) {
      expect((await one.get('/api/assistants')).body).toEqual([]);
      expect((await one.get('/api/webhook-submissions')).body).toEqual([]);
      const found = await one.get(`/api/assistants/${assistantId}`);
      const missing = await one.get('/api/assistants/1000000001');
      expect([found.status, found.text]).toEqual([404, missing.text]);
      expect((await one.delete(`/api/assistants/${assistantId}`)).status).toBe(404);
    }
  });

  it.each([
    ['12 hours', async () => started.clock.advance(12 * hourMs)],
    [
      'a new password',
      () => changePassword(started.services.db, { ...operator, password: 'x'.repeat(12) }),
    ],
    ['the removal of the operator', () => removeOperator(started.services.db, operator.username)],
    [
      'the loss of the role',
      () => started.services.db.updateTable('users').set({ role: '' }).execute(),
    ],
  ])('[OPER-04] end with %s', async (_what, end) => {
    const client = await signedIn(started);
    expect((await client.get('/api/operator/deployments')).status).toBe(200);
    const token = client.cookies.get(cookieName) ?? '';
    await end();
    await expectNothing(withToken(token));
  });

  it('[OPER-04] end with signing out, for this sign-in only', async () => {
    const [client, other] = [await signedIn(started), await signedIn(started)];
    const token = client.cookies.get(cookieName) ?? '';
    expect((await client.post('/api/operator/logout')).body).toEqual({ success: true });
    expect(client.cookies.has(cookieName)).toBe(false);
    await expectNothing(withToken(token));
    expect((await other.get('/api/operator/deployments')).status).toBe(200);
  });
});

describe('operators', () => {
  it('[OPER-01] have one name each, a long password, and are listed without it', async () => {
    const { db, clock } = started.services;
    const add = (username: string, password = operator.password) =>
      addOperator(db, { username, password }, clock.now());
    await expect(add(operator.username.toUpperCase())).rejects.toThrow('already an operator');
    for (const name of ['', 'k', 'kim smith', 'kim\u0000', '<b>', 'x'.repeat(101)]) {
      await expect(add(name)).rejects.toThrow('A name has');
    }
    await expect(add('sam', 'short')).rejects.toThrow('12 to 200 characters');
    await expect(add('sam', 'x'.repeat(201))).rejects.toThrow('12 to 200 characters');
    await expect(removeOperator(db, 'sam')).rejects.toThrow('no operator of this name');
    await add('sam');
    const listed = await listOperators(db);
    expect(listed.map(({ username }) => username)).toEqual([operator.username, 'sam']);
    expect(JSON.stringify(listed)).not.toContain('scrypt');
  });

  it('[OPER-01] a new password takes the place of the old one and ends the wait', async () => {
    const { db } = started.services;
    const wrong = { ...operator, password: 'a wrong password' };
    for (let time = 0; time < 6; time++)
      await started.newClient().post('/api/operator/login', wrong);
    await changePassword(db, { ...operator, password: 'another lamp, brighter' });
    const sign = (password: string) =>
      started.newClient().post('/api/operator/login', { ...operator, password });
    expect((await sign('another lamp, brighter')).status).toBe(200);
    expect((await sign(operator.password)).status).toBe(401);
  });
});
