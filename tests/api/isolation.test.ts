// Every route of the router × every stranger: nothing of somebody else is read, changed or betrayed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Attack, type Recipe, recipes, type Things } from './isolation-recipes.ts';
import { makeThings } from './make-things.ts';
import { rowsOfOwner } from './rows-of-owner.ts';
import { type StartedApp, startApp } from './start-app.ts';
import { until } from './start-deployment.ts';
import type { TestAnswer, TestClient } from './test-client.ts';

const victimDevice = 'device_1700000000000_11111111111111111111111111111111';
const otherDevice = 'device_1700000000000_22222222222222222222222222222222';
const missing: Things = {
  assistantId: 1_000_000_001,
  documentId: 1_000_000_001,
  submissionId: 1_000_000_001,
  pdfFilename: '0123456789abcdef0123456789abcdef.pdf',
  speechKey: '0123456789abcdef0123456789abcdef',
  browserId: 1_000_000_001,
  deviceId: 'device_1700000000000_99999999999999999999999999999999',
};

const routes = new Set<string>();
let started: StartedApp;
let victim: TestClient;
let things: Things;

beforeAll(async () => {
  started = await startApp({
    build: {
      onRoute: ({ method, url }) => {
        for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
      },
    },
  });
  victim = started.newClient();
  things = await makeThings(started, victim, victimDevice);
  // From here on nothing of the victim's changes by itself.
  await until(everythingIsRead);
});
afterAll(() => started.close());

async function everythingIsRead(): Promise<boolean> {
  const rows = await started.services.db.selectFrom('document_readings').selectAll().execute();
  return rows.every(({ status }) => status === 'ready');
}

const strangers: [string, () => Promise<TestClient>][] = [
  ['another owner', newOwner],
  ['a browser without a cookie', async () => started.newClient()],
  ['another owner that names the identifier', async () => naming(await newOwner())],
];

async function newOwner(): Promise<TestClient> {
  const client = started.newClient();
  const ownDevice = otherDevice.replace(/2{12}$/, String(Math.random()).slice(2, 14));
  expect((await client.post('/api/assistants', { deviceId: ownDevice })).status).toBe(200);
  return client;
}

/** From then on each request carries the victim's identifier wherever it could be put. */
function naming(client: TestClient): TestClient {
  const plainRequest = client.request.bind(client);
  client.request = (method, url, options = {}) => {
    const path = url.includes('deviceId=')
      ? url
      : `${url}${url.includes('?') ? '&' : '?'}deviceId=${victimDevice}`;
    const { body } = options;
    const isForm = options.payload !== undefined;
    return plainRequest(method, path, {
      ...options,
      ...(!isForm && method !== 'GET' && { body: { ...(body ?? {}), deviceId: victimDevice } }),
    });
  };
  return client;
}

function carryOut(client: TestClient, method: string, attack: Attack): Promise<TestAnswer> {
  if (attack.file) return client.upload(attack.path, attack.file);
  // The router has no other methods; the list of routes is checked below.
  return client.request(method as 'GET', attack.path, { body: attack.body });
}

/** Everything the victim owns, as the database has it. */
async function victimData(): Promise<string[]> {
  const { db } = started.services;
  const { ownerId } = await db
    .selectFrom('browser_sessions')
    .select('ownerId')
    .where('id', '=', things.browserId)
    .executeTakeFirstOrThrow();
  return rowsOfOwner(db, ownerId);
}

/** The same for both, but for what differs from request to request. */
function comparable({ status, headers, text }: TestAnswer) {
  const { 'x-request-id': _id, date: _date, 'set-cookie': _cookie, ...rest } = headers;
  return { status, text, headers: rest };
}

function expectNothingOfTheVictim({ text }: TestAnswer): void {
  for (const secret of Object.values(things)) expect(text).not.toContain(String(secret));
  expect(text).not.toContain('Maple Homes');
}

const check: { [Kind in Recipe['kind']]: (answer: TestAnswer, recipe: Recipe) => void } = {
  object: () => {},
  list: (answer) => {
    expect(answer.status).toBe(200);
    expectNothingOfTheVictim(answer);
  },
  claim: (answer) => {
    expect(answer.status).toBe(409);
    expectNothingOfTheVictim(answer);
  },
  secret: (answer, recipe) => {
    expect(answer.status).toBe(recipe.kind === 'secret' ? recipe.status : 0);
    expectNothingOfTheVictim(answer);
  },
  own: (answer) => {
    expect(answer.status).toBe(200);
    expectNothingOfTheVictim(answer);
  },
};

test('[IDENT-12] no route is left out: the router and the list of attacks name the same ones', () => {
  expect([...routes].sort()).toEqual(Object.keys(recipes).sort());
});

describe.each(strangers)('[IDENT-12] %s', (_name, newStranger) => {
  test.each(Object.entries(recipes))('gets nothing from %s', async (route, recipe) => {
    const [method = ''] = route.split(' ');
    const before = await victimData();
    const stranger = await newStranger();
    const answer = await carryOut(stranger, method, recipe.reach(things));
    check[recipe.kind](answer, recipe);
    if (recipe.kind === 'object') {
      const nothing = await carryOut(stranger, method, recipe.reach(missing));
      expect(answer.status).toBe(404);
      expect(comparable(answer)).toEqual(comparable(nothing));
      if (method === 'GET') {
        const [head, headOfNothing] = [
          await carryOut(stranger, 'HEAD', recipe.reach(things)),
          await carryOut(stranger, 'HEAD', recipe.reach(missing)),
        ];
        expect(head.status).toBe(404);
        expect(comparable(head)).toEqual(comparable(headOfNothing));
      }
    }
    expect(await victimData()).toEqual(before);
  });

  test('[IDENT-10] lists with [] what is not its own', async () => {
    for (const [route, recipe] of Object.entries(recipes)) {
      if (recipe.kind !== 'list' || route === 'GET /api/webhook-submissions') continue;
      const { body } = await carryOut(await newStranger(), 'GET', recipe.reach(things));
      expect(body, route).toEqual([]);
    }
  });
});

test('[IDENT-12] each attack is real: the owner itself succeeds with the same request', async () => {
  for (const [route, recipe] of Object.entries(recipes)) {
    if (recipe.kind !== 'object' && recipe.kind !== 'list') continue;
    const [method = ''] = route.split(' ');
    const owner = started.newClient();
    const deviceId = `device_1700000000000_${String(Math.random()).slice(2)}`;
    const own = await makeThings(started, owner, deviceId);
    const answer = await carryOut(owner, method, recipe.reach(own));
    expect(`${route} ${answer.status}`).toBe(`${route} 200`);
    if (recipe.kind === 'list') expect(answer.body, route).toHaveLength(1);
  }
});
