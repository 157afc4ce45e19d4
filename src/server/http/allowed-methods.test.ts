// Tests that a known address tells which methods it takes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';

let started: StartedApp;
beforeAll(async () => {
  started = await startApp();
});
afterAll(() => started.close());

test.each([
  ['PUT', '/api/assistants/1000000001/company', 'PATCH'],
  ['OPTIONS', '/api/assistants', 'GET, HEAD, POST'],
  ['PUT', '/api/assistants/1000000001?deviceId=x', 'DELETE, GET, HEAD, PATCH'],
  ['GET', '/api/assistants/1000000001/deploy', 'POST'],
  ['HEAD', '/api/operator/login', 'POST'],
  ['DELETE', '/healthz', 'GET'],
] as const)('[OPS-132] %s %s is a 405 that allows %s', async (method, path, allow) => {
  const answer = await started.newClient().request(method, path);
  expect([answer.status, answer.headers.allow]).toEqual([405, allow]);
  expect(answer.headers['content-type']).toContain('application/problem+json');
});

test.each(['/api/nothing', '/api/assistants/1/2/3', '/api/assistants/'])(
  '[OPS-132] what no route knows stays a 404: %s',
  async (path) => {
    const answer = await started.newClient().request('PUT', path);
    expect([answer.status, answer.headers.allow]).toEqual([404, undefined]);
  },
);
