import { afterEach, describe, expect, test } from 'vitest';
import { type StartedApp, type StartOptions, startApp } from '#tests/api/start-app.ts';
import { operatorNotes } from './operator-notes.ts';

let started: StartedApp;
const start = async (options: StartOptions = {}) => {
  started = await startApp(options);
  return started;
};
afterEach(() => started.close());

describe('GET /api/config', () => {
  test('[OPS-05] gives the names and addresses of the operator', async () => {
    const { newClient } = await start({
      env: {
        PRODUCT_NAME: 'Nightlight',
        SUPPORT_EMAIL: 'help@nightlight.example',
        ADMIN_EMAIL: 'desk@nightlight.example',
        VOICE_NUMBER: '+1 555 0100',
        MAX_UPLOAD_MB: '5',
        SMTP_URL: 'smtp://127.0.0.1:2525',
        OPENAI_BASE_URL: 'http://127.0.0.1:8000/v1',
        STT_MODEL: 'ears',
      },
    });
    expect((await newClient().get('/api/config')).body).toEqual({
      productName: 'Nightlight',
      supportEmail: 'help@nightlight.example',
      adminEmail: 'desk@nightlight.example',
      voiceNumber: '+1 555 0100',
      maxUploadMegabytes: 5,
      isProviderNotified: true,
      isMailSent: true,
      hasTranscription: true,
    });
  });

  test('[OPS-05] says so when nobody is notified', async () => {
    const { newClient } = await start();
    expect((await newClient().get('/api/config')).body).toMatchObject({
      productName: 'Porchlight',
      voiceNumber: '',
      isProviderNotified: false,
      isMailSent: false,
      hasTranscription: false,
    });
  });
});

describe('health', () => {
  test('[OPS-07] /healthz says that the process lives', async () => {
    const { newClient } = await start();
    expect(await newClient().get('/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
  });

  test('[OPS-07] /readyz tells database, free disk and what is not set up', async () => {
    const { newClient, services } = await start();
    const { status, body } = await newClient().get('/readyz');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ready', database: 'ok', isDiskLow: false });
    expect(body.freeDiskMegabytes).toBeGreaterThan(0);
    expect(body.notes).toEqual(operatorNotes(services.config));
    expect(body.notes.join(' ')).toContain(
      'Saved on this server. Nobody has been told yet: send it yourself',
    );
  });

  test('[OPS-07] /readyz is 503 when the database does not answer', async () => {
    const { app, newClient, services } = await start();
    await services.close();
    started = { ...started, close: () => app.close() };
    const { status, body } = await newClient().get('/readyz');
    expect(status).toBe(503);
    expect(body.database).toBe('away');
    expect((await newClient().get('/healthz')).status).toBe(200);
  });
});

describe('GET /metrics', () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    started.app.inject({ url: '/metrics', remoteAddress, headers });

  test('[OPS-07] answers Prometheus text to this machine only', async () => {
    const { newClient } = await start();
    const device = 'device_1_metrics';
    await newClient().get(`/api/device/${device}/webhook-submissions`);
    await newClient().get('/api/nothing');
    const local = await from('127.0.0.1');
    expect(local.statusCode).toBe(200);
    expect(local.headers['content-type']).toContain('text/plain');
    expect(local.payload).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\(none\)",status="404"\} 1/,
    );
    expect(local.payload).not.toContain(device);
    expect((await from('::1')).statusCode).toBe(200);
    expect((await from('10.0.0.5')).statusCode).toBe(403);
    // A proxy on this machine must not make everybody local.
    expect((await from('127.0.0.1', { 'x-forwarded-for': '1.2.3.4' })).statusCode).toBe(403);
  });

  test('[OPS-07] answers whoever has METRICS_TOKEN, and nobody else', async () => {
    await start({ env: { METRICS_TOKEN: 'a-long-token' } });
    const authorization = 'Bearer a-long-token';
    expect((await from('10.0.0.5', { authorization })).statusCode).toBe(200);
    expect((await from('127.0.0.1')).statusCode).toBe(403);
    expect((await from('127.0.0.1', { authorization: 'Bearer other' })).statusCode).toBe(403);
  });
});
