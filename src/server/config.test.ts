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
      modelServerUrl: null,
      modelServerKey: null,
      languageModel: null,
      speechModel: null,
      transcriptionModel: null,
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
    ['HSTS', 'on'],
    ['SUPPORT_EMAIL', 'a@b.example, c@d.example'],
    ['ADMIN_EMAIL', 'nobody'],
    ['MAX_UPLOAD_MB', '0'],
    ['MAX_STORED_GB', '0'],
    ['SMTP_URL', 'mail.example.com'],
    ['WEBHOOK_URL', 'provider.example'],
    ['WEBHOOK_SECRET', 'short'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'proxy.example.com'],
    ['TRUST_PROXY', 'all'],
    ['WEBHOOK_ALLOW_PRIVATE', '10.0.0/8'],
    ['WEBHOOK_ALLOW_PRIVATE', '10.0.0.0/33'],
    ['WEBHOOK_ALLOW_PRIVATE', '10.0.0.0/'],
    ['WEBHOOK_ALLOW_PRIVATE', '127.0.0.1, localhost'],
    ['OPENAI_BASE_URL', 'localhost:8000'],
    ['OPENAI_BASE_URL', 'https://me:secret@models.example/v1'],
    ['OPENAI_BASE_URL', 'https://models.example/v1?key=1'],
    ['OPENAI_API_KEY', 'two words'],
    ['OPENAI_API_KEY', 'sk-ключ'],
    ['LLM_MODEL', 'two models'],
    ['STT_MODEL', 'x'.repeat(201)],
    ['TTS_VOICES', 'nova'],
    ['TTS_VOICES', 'voice_1=nova'],
    ['TTS_VOICES', 'voice_1=a,voice_2=b,voice_3=c,voice_4=d,voice_5=e,voice_6='],
    ['TTS_VOICES', 'voice_1=a,voice_2=b,voice_3=c,voice_4=d,voice_5=e,voice_6=f,voice_7=g'],
    ['LLM_MODEL', 'alone'],
    ['TTS_MODEL', 'alone'],
    ['STT_MODEL', 'alone'],
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

  const secret = Buffer.from('a secret of the provider').toString('base64');
  test.each([
    'http://127.0.0.1:9/',
    'http://127.1/',
    'http://2130706433/',
    'http://localhost/hook',
    'https://hook.localhost/',
    'http://192.168.1.5/',
    'http://[::1]/',
    'http://[fd00::1]/',
    'http://0.0.0.0/',
  ])('[OPS-101] the private WEBHOOK_URL %s stops the start unless it is allowed', (url) => {
    const env = { WEBHOOK_URL: url, WEBHOOK_SECRET: secret };
    expect(() => loadConfig(env)).toThrow(/Wrong setting: WEBHOOK_URL must not lie in a private/);
    expect(() => loadConfig({ ...env, WEBHOOK_ALLOW_PRIVATE: '172.16.0.0/12' })).toThrow();
    expect(loadConfig({ ...env, WEBHOOK_ALLOW_PRIVATE: 'all' }).webhookUrl).toBe(url);
  });

  test('[OPS-101] a public WEBHOOK_URL, a name and an allowed network are taken', () => {
    const load = (url: string, allowed = '') =>
      loadConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: allowed });
    expect(load('https://hooks.provider.example/x').webhookUrl).toContain('provider.example');
    expect(load('https://9.9.9.9/').webhookUrl).toBe('https://9.9.9.9/');
    expect(load('http://10.1.2.3/', '10.0.0.0/8').webhookUrl).toBe('http://10.1.2.3/');
    expect(load('http://localhost/', '127.0.0.1').webhookUrl).toBe('http://localhost/');
  });

  test('[DELIV-79] two webhook secrets sign while one takes the place of the other', () => {
    const [one, two] = ['a'.repeat(32), `whsec_${'b'.repeat(32)}`];
    expect(loadConfig({ WEBHOOK_SECRET: `${one} ${two}` }).webhookSecrets).toEqual([one, two]);
    expect(() => loadConfig({ WEBHOOK_SECRET: `${one} ${two} ${one}` })).toThrow(/WEBHOOK_SECRET/);
    expect(() => loadConfig({ WEBHOOK_SECRET: `${one} short` })).toThrow(/WEBHOOK_SECRET/);
  });

  test('[TALK-33] a model server is named by its address, its key, or both', () => {
    expect(
      loadConfig({ OPENAI_BASE_URL: 'http://localhost:8000/v1/', STT_MODEL: 'ears' }),
    ).toMatchObject({
      modelServerUrl: 'http://localhost:8000/v1',
      modelServerKey: null,
      transcriptionModel: 'ears',
    });
    expect(loadConfig({ OPENAI_API_KEY: 'sk-1', LLM_MODEL: 'org/model:7b' })).toMatchObject({
      modelServerUrl: 'https://api.openai.com/v1',
      modelServerKey: 'sk-1',
      languageModel: 'org/model:7b',
    });
  });

  test('[TALK-33] TTS_VOICES gives each of the six voices the name of a voice there', () => {
    const names = 'voice_1=a, voice_2=b,voice_3=c,voice_4=d,voice_5=e,voice_6=f g';
    expect(loadConfig({ TTS_VOICES: names }).speechVoices).toEqual({
      voice_1: 'a',
      voice_2: 'b',
      voice_3: 'c',
      voice_4: 'd',
      voice_5: 'e',
      voice_6: 'f g',
    });
    expect(Object.keys(loadConfig({}).speechVoices)).toHaveLength(6);
  });

  test('[OPS-03] a wrong key or address of a model server is not repeated', () => {
    const load = () =>
      loadConfig({ OPENAI_API_KEY: 'secret word', OPENAI_BASE_URL: 'https://me:secret@a.example' });
    expect(load).toThrow(/OPENAI_API_KEY must[\s\S]*OPENAI_BASE_URL must/);
    expect(load).not.toThrow(/secret/);
  });

  test('[OPS-04] TRUST_PROXY is a number of hops or a list of addresses', () => {
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(loadConfig({ TRUST_PROXY: '10.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.0.0.0/8',
    ]);
  });

  test('[OPS-03] networks have IPv4, IPv6 and the names that are known', () => {
    const env = { TRUST_PROXY: 'loopback, fd00::/8', WEBHOOK_ALLOW_PRIVATE: '::1,10.0.0.0/8, all' };
    expect(loadConfig(env)).toMatchObject({
      trustProxy: ['loopback', 'fd00::/8'],
      webhookAllowPrivate: ['::1', '10.0.0.0/8', 'all'],
    });
  });

  test('[OPS-04] PUBLIC_URL is kept as an origin', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://voice.example.com/' })).toMatchObject({
      publicUrl: 'https://voice.example.com',
      isPublicUrlSet: true,
    });
  });
});
