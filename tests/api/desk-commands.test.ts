// `npm run operator` and `npm run deployments` beside a running server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deploymentsCommand } from '#server/commands/deployments.ts';
import { operatorCommand } from '#server/commands/operator.ts';
import { inProject } from '../../scripts/lib/project.mjs';
import { companyDetails, createComplete } from './example-assistant.ts';
import { operator } from './operator-desk.ts';
import { runCommand } from './run-command.ts';
import { type StartedApp, startApp } from './start-app.ts';
import type { TestClient } from './test-client.ts';

let started: StartedApp;
let owner: TestClient;

beforeAll(async () => {
  started = await startApp();
  owner = started.newClient();
});
afterAll(() => started.close());

const { username, password } = operator;
const newPassword = 'a new and longer one';

const operators = (args: string[], typed = '') =>
  runCommand(
    (services, all) => operatorCommand(services, all, async () => typed),
    args,
    started.services.config,
    { clock: started.clock },
  );
const deployments = (...args: string[]) =>
  runCommand(deploymentsCommand, args, started.services.config, { clock: started.clock });

const signIn = async (tried: string) =>
  (await started.newClient().post('/api/operator/login', { username, password: tried })).status;

test('[OPER-01] operators are added, listed, given a new password and removed by command', async () => {
  expect(await operators(['list'])).toBe('There is no operator yet.');
  expect(await operators(['add', username], password)).toBe(`Operator ${username} may sign in.`);
  expect(await signIn(password)).toBe(200);
  const createdAt = started.clock.now().toISOString();
  expect(await operators(['list'])).toBe(`${username}  since ${createdAt}`);
  expect(JSON.parse(await operators(['list', '--json']))).toEqual([
    { username, role: 'operator', createdAt },
  ]);
  await operators(['passwd', username], newPassword);
  expect([await signIn(password), await signIn(newPassword)]).toEqual([401, 200]);
  await operators(['remove', username]);
  expect(await signIn(newPassword)).toBe(401);
});

test.each([
  [['add', 'sam'], 'A password has 12 to 200 characters.'],
  [['remove', 'nobody'], 'There is no operator of this name.'],
  [[], 'Say what to do:'],
  [['add'], 'Say what to do:'],
  [['grant', 'sam'], 'Say what to do:'],
  [['list', '--everything'], 'Say what to do:'],
  [['list', 'sam'], 'Say what to do:'],
])('[OPER-01] `npm run operator -- %j` says why not', async (args, sentence) => {
  await expect(operators(args, 'short')).rejects.toThrow(sentence);
});

test('[OPER-01] the password is the first line of what is piped in', async () => {
  const run = async (args: string[], input: string) => {
    const { dataDir, databaseUrl } = started.services.config;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', inProject('src', 'server', 'operator-command.ts'), ...args],
      { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' } },
    );
    child.stdin.end(input);
    const ended = once(child, 'exit');
    const [out, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { out, problem, code: (await ended)[0] };
  };
  expect(await run(['add', username], `${password}\nmore\n`)).toEqual({
    out: `Operator ${username} may sign in.\n`,
    problem: '',
    code: 0,
  });
  expect(await signIn(password)).toBe(200);
  const [none, twice] = [await run(['add', 'sam'], ''), await run(['add', username], password)];
  expect(none).toEqual({ out: '', problem: 'No password was given.\n', code: 1 });
  expect(twice.problem).toBe(`There is already an operator ${username}.\n`);
});

test('[OPER-10] deployments are listed and numbers recorded by command', async () => {
  const id = await createComplete(owner);
  await owner.patch(`/api/assistants/${id}/company`, {
    ...companyDetails,
    companyName: 'Maple \u001b[31mHomes',
  });
  await owner.post(`/api/assistants/${id}/deploy`);
  // What a user typed does not steer the terminal.
  expect(await deployments('list', '--open')).toBe(
    `${id}  asked 2026-03-02  expected by 2026-03-11  Maple [31mHomes  (555) 010-0100\n1 open, 0 assigned`,
  );
  const assigned = await deployments('assign', String(id), '(212)', '555-0142');
  expect(assigned).toContain('has the number +12125550142.');
  expect(assigned).toContain('nobody is written to');
  expect(await deployments('list', '--open')).toBe('0 open, 0 assigned');
  expect(await deployments('list', '--assigned')).toContain('+1 212 555 0142');
  const [listed] = JSON.parse(await deployments('list', '--json'));
  expect(listed).toMatchObject({ id, phoneNumber: '+12125550142' });
  expect(listed.history[0].assignedBy).toMatch(/^command: ./);
  const { numberRequest } = (await owner.get(`/api/assistants/${id}`)).body;
  expect(numberRequest.phoneNumber).toBe('+12125550142');
});

test('[OPER-82] [OPER-83] numbers are cleared, states set and notes written by command', async () => {
  const id = await createComplete(owner);
  await owner.post(`/api/assistants/${id}/deploy`);
  await deployments('assign', String(id), '+12125550177');
  expect(await deployments('clear', String(id))).toContain('has no number yet');
  expect(await deployments('state', String(id), 'rejected')).toContain('it was rejected');
  await deployments('note', String(id), 'tax', 'id', 'missing');
  const found = await deployments('list', String(id));
  expect(found).toContain('rejected, expected by 2026-03-11');
  expect(found).toMatch(/2026-03-02 command: .*: tax id missing/);
  expect(found).toMatch(/0 open, 0 assigned, 1 rejected$/);
  expect(await deployments('state', String(id), 'ended')).toContain('its service has ended');
  expect(await deployments('list', '--ended')).toContain(`${id}  asked 2026-03-02  service ended`);
});

test.each([
  [['assign', '1000000001', '+12125550143'], 'No deployment was requested under this id.'],
  [['assign', '1000000001', '911'], 'Please enter one phone number'],
  [['assign', 'x', '+12125550143'], 'Say what to do:'],
  [['assign', '1000000001'], 'Say what to do:'],
  [['list', '--open', '--assigned'], 'Say what to do:'],
  [['state', '1000000001', 'gone'], 'Say what to do:'],
  [['clear', '1000000001', 'now'], 'Say what to do:'],
  [['note', '1000000001'], 'Say what to do:'],
  [['clear', '1000000001', '--json'], 'Say what to do:'],
  [[], 'Say what to do:'],
])('[OPER-10] `npm run deployments -- %j` says why not', async (args, sentence) => {
  await expect(deployments(...args)).rejects.toThrow(sentence);
});
