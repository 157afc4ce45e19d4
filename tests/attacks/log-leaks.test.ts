// Every call of the router by an owner with a name, numbers and addresses, and what the log keeps of it: nothing.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyDetails, faqs, voiceContact } from '#tests/api/example-assistant.ts';
import { recipes } from '#tests/api/isolation-recipes.ts';
import { makeThings, noDeliveryIsOpen } from '#tests/api/make-things.ts';
import { type StartedDeployment, startDeployment, until } from '#tests/api/start-deployment.ts';
import { reportFigure } from '#tests/faults/fault-form.ts';

const log: string[] = [];
const routes = new Set<string>();
const deviceId = 'device_1700000000000_abababababababababababababababab';
const recipient = 'pat.quartz@oakwood.example';
const spoken = 'My name is Ann Quartz, call me at 555-010-0177';
let started: StartedDeployment;

beforeAll(async () => {
  started = await startDeployment({
    env: { LOG_LEVEL: 'trace' },
    build: {
      logStream: { write: (line) => log.push(line) },
      onRoute: ({ method, url }) => {
        for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
      },
    },
  });
});
afterAll(() => started?.close());

test('[INPUT-31] [OPS-14] every call of the router, by its owner and by a stranger: 0 values in the log', async () => {
  const secrets = new Set<string>([
    ...[deviceId, recipient, spoken, 'Quartz', '010-0177', 'admin@provider.example'],
    ...Object.values(companyDetails),
    ...[voiceContact.transferNumber, voiceContact.transferMessage],
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ...['rules.txt', 'Quiet hours begin', 'mallory', '0000-0000', started.receiver.secret],
  ]);
  const newOwner = async () => {
    const owner = started.newClient();
    const things = await makeThings(started, owner, `${deviceId}${secrets.size}`);
    const path = `/api/assistants/${things.assistantId}`;
    await owner.post(`${path}/conversation`, { text: spoken });
    await owner.patch(`${path}/deployment`, { notifyEmail: recipient });
    const { recoveryCode } = (await owner.post('/api/device/recovery-code')).body;
    for (const value of [...Object.values(things), ...owner.cookies.values(), recoveryCode]) {
      secrets.add(String(value));
    }
    return { owner, things };
  };
  let { owner, things } = await newOwner();
  for (const route of routes) {
    const [method = ''] = route.split(' ');
    for (const client of [owner, started.newClient()]) {
      const attack = recipes[route]?.reach(things) ?? { path: route.split(' ')[1] ?? '' };
      if (attack.file) await client.upload(attack.path, attack.file);
      // The router has no other methods.
      else await client.request(method as 'GET', attack.path, { body: attack.body });
    }
    for (const value of owner.cookies.values()) secrets.add(value);
    if (/^DELETE|forget$|recovery/.test(route)) ({ owner, things } = await newOwner());
  }
  await until(() => noDeliveryIsOpen(started));
  const text = log.join('');
  const requestLines = text.split('\n').filter((line) => line.includes('"msg":"request"'));
  expect(requestLines.length).toBeGreaterThan(routes.size * 2);
  const found = [...secrets].filter((secret) => text.includes(secret));
  reportFigure({
    row: 'T16',
    what: `${secrets.size} names, numbers, addresses, identifiers and cookies in ${log.length} log lines`,
    wanted: '0 found',
    measured: `${found.length} found`,
  });
  expect(found).toEqual([]);
  expect(text).not.toMatch(/device_|porchlight_session|[\w.]@[\w.]/);
});
