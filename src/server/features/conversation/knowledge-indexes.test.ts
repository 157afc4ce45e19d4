// Tests of when a set-up is compiled, on a real database: once a change, for a price.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAssistantHead } from '#server/features/assistants/assistants.service.ts';
import { companyDetails, createDraft } from '#tests/api/example-assistant.ts';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import type { TestClient } from '#tests/api/test-client.ts';
import { compileStored, createKnowledgeIndexes, type IndexOf } from './knowledge-indexes.ts';

let started: StartedApp;
let client: TestClient;
let id: number;
let ownerId: number;
/** How often something was compiled. */
let compiled: number;
let indexOf: IndexOf;

beforeAll(async () => {
  started = await startApp();
  client = started.newClient();
  id = await createDraft(client);
  const row = await started.services.db
    .selectFrom('voice_assistants')
    .select('ownerId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  ownerId = row.ownerId;
});
afterAll(() => started.close());

const indexes = (isRateLimited: boolean, compile = compileStored): IndexOf => {
  compiled = 0;
  const { services } = started;
  const config = { ...services.config, isRateLimited };
  return createKnowledgeIndexes({ ...services, config }, (...given) => {
    compiled += 1;
    return compile(...given);
  });
};
const head = () => readAssistantHead(started.services.db, ownerId, id);
const name = async (companyName: string) => {
  const saved = await client.patch(`/api/assistants/${id}/company`, {
    ...companyDetails,
    companyName,
  });
  expect(saved.status).toBe(200);
};

it('[OPS-80] many who want a set-up at once have it compiled once', async () => {
  indexOf = indexes(false);
  const assistant = await head();
  const found = await Promise.all(Array.from({ length: 60 }, () => indexOf(assistant, ['a'])));
  expect(compiled).toBe(1);
  expect(new Set(found).size).toBe(1);
  expect(await indexOf(await head(), ['b'])).toBe(found[0]);
  expect(compiled).toBe(1);
});

it('[OPS-80] after a change it is compiled again, also back to what it was', async () => {
  indexOf = indexes(false);
  const before = await head();
  await indexOf(before, ['a']);
  await name('Oakwood');
  expect((await indexOf(await head(), ['a'])).setup.companyName).toBe('Oakwood');
  await name('Elmwood');
  // Asked for by what was read before the change: what is stored now is what is compiled.
  expect((await indexOf(before, ['a'])).setup.companyName).toBe('Elmwood');
  expect((await indexOf(await head(), ['a'])).setup.companyName).toBe('Elmwood');
  expect(compiled).toBe(3);
});

it('[OPS-80] whoever changes much and asks again and again has to wait', async () => {
  const { db } = started.services;
  // What it costs is told before, so one result will do for all.
  const once = await compileStored(db, ownerId, id);
  indexOf = indexes(true, async () => once);
  const answer = 'Please ask the office about it. '.repeat(150);
  const faqs = Array.from({ length: 180 }, (_, n) => ({ question: `Question ${n}?`, answer }));
  const saved = await client.patch(`/api/assistants/${id}/knowledge-base`, { faqs });
  expect(saved.status).toBe(200);
  const asked = async () => {
    // Each is another version, as after a change.
    const version = `${Math.random()}`;
    return indexOf({ ...(await head()), version }, ['a']).then(
      () => 'answered',
      (error: Error) => error.message,
    );
  };
  const results: string[] = [];
  for (let n = 0; n < 40 && results.at(-1) !== refusal; n += 1) results.push(await asked());
  expect(results.at(-1)).toBe(refusal);
  expect(results.length).toBeGreaterThan(5);
  // A minute later it is possible again.
  started.clock.advance(60_000);
  expect(await asked()).toBe('answered');
});

const refusal = 'This assistant was changed very often in a short time. Please wait a moment.';
