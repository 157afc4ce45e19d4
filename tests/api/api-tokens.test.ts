// Tokens for the provider's own programs: what they open, and that nobody else gets in with one.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operatorCommand } from '#server/commands/operator.ts';
import { createComplete } from './example-assistant.ts';
import { deskCalls } from './operator-desk.ts';
import { runCommand } from './run-command.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

let started: StartedApp;
let assistantId: number;

beforeAll(async () => {
  started = await startApp();
  const owner = started.newClient();
  assistantId = await createComplete(owner);
  await owner.post(`/api/assistants/${assistantId}/deploy`);
});
afterAll(() => started.close());
beforeEach(() => started.services.db.deleteFrom('api_tokens').execute());

const operator = (...args: string[]) =>
  runCommand(
    (services, all) => operatorCommand(services, all, async () => ''),
    ['token', ...args],
    started.services.config,
    { clock: started.clock },
  );
const add = async (...args: string[]) => (await operator('add', ...args)).split('\n')[0] ?? '';
const bearer = (token: string): TestClient =>
  started.newClient().withHeaders({ authorization: `Bearer ${token}` });
const path = '/api/operator/deployments';
const number = { phoneNumber: '+12125550142' };

test('[OPER-85] are made, listed and revoked by command; only their hash is stored', async () => {
  expect(await operator('list')).toBe('There is no token yet.');
  const token = await add('number-system', '--write');
  expect(token).toMatch(/^plt_[\w-]{43}$/);
  const kept = await started.services.db.selectFrom('api_tokens').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token.slice(4));
  const createdAt = started.clock.now().toISOString();
  expect(await operator('list')).toBe(`number-system  write  since ${createdAt}  never used`);
  expect((await bearer(token).get(path)).status).toBe(200);
  expect(JSON.parse(await operator('list', '--json'))).toEqual([
    { name: 'number-system', scope: 'write', createdAt, lastUsedAt: createdAt },
  ]);
  expect(await operator('revoke', 'number-system')).toContain('is revoked');
  expect((await bearer(token).get(path)).status).toBe(401);
});

test('[OPER-85] one that may read lists and changes nothing; one that may write records numbers', async () => {
  const reading = bearer(await add('reports'));
  const writing = bearer(await add('number-system', '--write'));
  expect((await reading.get(path)).headers['x-total-count']).toBe('1');
  const refused = await reading.patch(`${path}/${assistantId}`, number);
  expect([refused.status, refused.body.title]).toEqual([403, 'Not allowed with this token']);
  expect((await reading.get(path)).body[0].phoneNumber).toBeNull();
  const recorded = await writing.patch(`${path}/${assistantId}`, number);
  expect(recorded.status).toBe(200);
  expect(recorded.body.history[0].assignedBy).toBe('token: number-system');
});

test('[OPER-85] none makes a recovery code: a person has to have checked who asks', async () => {
  const writing = bearer(await add('number-system', '--write'));
  const answer = await writing.post(`${path}/${assistantId}/recovery-code`);
  expect([answer.status, answer.text.includes('recoveryCode')]).toEqual([403, false]);
});

test('[OPER-85] what is no token gets the one refusal, and nothing', async () => {
  const token = await add('number-system', '--write');
  const guesses = ['', 'x', token.slice(4), `${token}x`, token.toUpperCase(), 'plt_'];
  const texts = new Set<string>();
  for (const guess of guesses) {
    for (const [method, address, body] of deskCalls(assistantId)) {
      const answer = await bearer(guess).request(method, address, { body });
      expect(`${guess} ${method} ${answer.status}`).toBe(`${guess} ${method} 401`);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      if (method !== 'HEAD') texts.add(answer.text);
    }
  }
  expect(texts.size).toBe(1);
});

test('[OPER-85] one opens nothing of an owner', async () => {
  const writing = bearer(await add('number-system', '--write'));
  expect((await writing.get(`/api/assistants/${assistantId}`)).status).toBe(404);
  expect((await writing.get('/api/assistants')).body).toEqual([]);
});

test.each([
  [['add', 'x'], 'A name has 2 to 100'],
  [['revoke', 'nobody'], 'There is no token of this name.'],
  [['add'], 'Say what to do:'],
  [['grant', 'sam'], 'Say what to do:'],
  [['add', 'sam', '--json'], 'Say what to do:'],
  [['revoke', 'sam', '--write'], 'Say what to do:'],
])('[OPER-85] `npm run operator -- token %j` says why not', async (args, sentence) => {
  await expect(operator(...args)).rejects.toThrow(sentence);
});

test('[OPER-85] a name is taken once', async () => {
  await add('number-system');
  await expect(operator('add', 'number-system')).rejects.toThrow('already a token');
});
