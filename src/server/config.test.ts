import { describe, expect, test } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

describe('settings', () => {
  test('[OPS-03] all are optional and have these defaults', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      isPublicUrlSet: false,
      trustProxy: false,
      isRateLimited: true,
      productName: 'Porchlight',
      maxUploadMegabytes: 10,
      smtpUrl: null,
      webhookUrl: null,
      metricsToken: null,
    });
    expect(loadConfig({}).dataDir).toBe(`${process.cwd()}/data`);
  });

  test('an empty setting counts as not set', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test.each([
    ['PORT', '80 80'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'voice.example.com'],
    ['PUBLIC_URL', 'https://voice.example.com/app'],
    ['PUBLIC_URL', 'ftp://voice.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', 'no'],
    ['SUPPORT_EMAIL', 'a@b.example, c@d.example'],
    ['ADMIN_EMAIL', 'nobody'],
    ['MAX_UPLOAD_MB', '0'],
    ['SMTP_URL', 'mail.example.com'],
    ['WEBHOOK_URL', 'provider.example'],
    ['WEBHOOK_SECRET', 'short'],
  ])('[OPS-03] a wrong %s stops the start with a sentence that names it (%s)', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`Wrong setting: ${name} must`));
  });

  test('[OPS-03] every wrong setting is named at once, and none repeats a password', () => {
    const load = () => loadConfig({ PORT: 'x', DATABASE_URL: 'mysql://me:secret-word@host/x' });
    expect(load).toThrow(/PORT[\s\S]*DATABASE_URL/);
    expect(load).not.toThrow(/secret-word/);
  });

  test('a webhook address needs a secret to sign with', () => {
    expect(() => loadConfig({ WEBHOOK_URL: 'https://provider.example/hook' })).toThrow(
      /WEBHOOK_SECRET must be set/,
    );
  });

  test('[OPS-04] TRUST_PROXY is a number of hops or a list of addresses', () => {
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(loadConfig({ TRUST_PROXY: '10.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.0.0.0/8',
    ]);
  });

  test('[OPS-04] PUBLIC_URL is kept as an origin', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://voice.example.com/' })).toMatchObject({
      publicUrl: 'https://voice.example.com',
      isPublicUrlSet: true,
    });
  });
});
