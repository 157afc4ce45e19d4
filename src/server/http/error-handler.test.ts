import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedApp, startApp } from '#tests/api/start-app.ts';
import { appErrors } from './app-error.ts';
import { toAppError } from './error-handler.ts';

const failure = (properties: Record<string, unknown>, message = 'x') =>
  Object.assign(new Error(message), properties) as unknown as Parameters<typeof toAppError>[0];

describe('failures', () => {
  test.each([
    [failure({ code: 'SQLITE_FULL' }), 507],
    [failure({ code: 'ENOSPC' }), 507],
    [failure({ code: '53100' }), 507],
    [failure({ code: 'ECONNREFUSED' }), 503],
    [failure({ code: '57P01' }), 503],
    [failure({}, 'Connection terminated unexpectedly'), 503],
    [failure({ code: 'SQLITE_BUSY' }), 503],
    [failure({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 413],
    [failure({ statusCode: 400 }), 400],
    [failure({}), 500],
  ])('[OPS-11] [OPS-12] become the right status (case %#)', (error, status) => {
    expect(toAppError(error).status).toBe(status);
  });

  test('every refusal has one or two plain sentences and no technical word', () => {
    for (const { title, detail } of Object.values(appErrors)) {
      expect(title).not.toMatch(/[.!]$/);
      expect(detail).toMatch(/^[A-Z]/);
      expect(detail).not.toMatch(/null|undefined|exception|SQL|stack/i);
    }
  });
});

describe('error answers', () => {
  let started: StartedApp;
  beforeAll(async () => {
    started = await startApp();
    started.app.log.level = 'silent';
  });
  afterAll(() => started.close());

  test('[OPS-06] are problem+json with type, title, status and one sentence', async () => {
    const { status, headers, body } = await started.newClient().get('/api/assistants/1000000001');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      type: 'urn:problem:not-found',
      title: 'Not found',
      status: 404,
      detail: 'This does not exist, or it belongs to someone else.',
    });
  });

  test('[OPS-06] of a refused form carry a sentence per field', async () => {
    const client = started.newClient();
    const { id } = (await client.post('/api/assistants', { deviceId: '' })).body;
    const { status, body } = await client.patch(`/api/assistants/${id}/company`, {
      companyName: ' M ',
      greeting: 'short',
      companyWebsite: '',
      residentPortal: '',
      businessHours: '',
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'companyName', message: 'Company name must be at least 2 characters' },
      { field: 'greeting', message: 'Greeting must be at least 10 characters' },
      { field: 'companyWebsite', message: 'Company website is required' },
      { field: 'businessHours', message: 'Business hours are required' },
    ]);
    expect(body.detail).toBe('Company name must be at least 2 characters.');
  });

  test.each(['/api/documents/download/5', '/api/pdf/none.pdf'])(
    '[OPS-06] [CALL-13] [CALL-21] of downloads carry message and details: %s',
    async (path) => {
      const { status, body } = await started.newClient().get(path);
      expect(status).toBe(404);
      expect(body.message).toBe(body.detail);
      expect(body.details).toBe(body.detail);
    },
  );

  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/assistants/5/nothing'],
    ['PUT', '/api/nothing'],
    ['GET', '/api/%zz'],
    ['GET', '/api/'],
    ['GET', '/api/assistants/5/'],
  ] as const)('an unknown address is a 404: %s %s', async (method, path) => {
    const answer = await started.newClient().request(method, path);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  test.each(['x', '1.5', '-1', '0', '1e9', '9'.repeat(30), '%20', "1'--", '../1'])(
    'an id that is no whole number names nothing: %s',
    async (id) => {
      const answer = await started.newClient().get(`/api/assistants/${encodeURIComponent(id)}`);
      expect(answer.status).toBe(404);
    },
  );
});
