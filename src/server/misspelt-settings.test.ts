import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

test.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['WEB_HOOK_URL', 'WEBHOOK_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['TTS_VOICE', 'TTS_VOICES'],
  ['port', 'PORT'],
])('[OPS-100] %s is taken for a misspelt %s', (name, meant) => {
  expect(loadConfig({ [name]: 'x' }).misspelt).toEqual([{ name, meant }]);
});

test('[OPS-100] what others have in the environment is left alone', () => {
  const others = [
    ...[
      'PATH',
      'HOME',
      'POST',
      'PORTS',
      'HOSTNAME',
      'HOSTS',
      'SMTP_USER',
      'SMTP_PORT',
      'MAIL_HOST',
    ],
    ...['LOGNAME', 'DATA_URL', 'OPENAI_API_BASE', 'POSTGRES_URL', 'XDG_DATA_DIRS', 'LLM_MODE_X'],
    ...['npm_config_host', 'KUBERNETES_PORT', 'NODE_ENV', 'LANG', 'PGHOST', 'RATE', 'WEBHOOK'],
  ];
  expect(loadConfig(Object.fromEntries(others.map((name) => [name, 'x']))).misspelt).toEqual([]);
  expect(loadConfig({ SMTP_URI: '' }).misspelt).toEqual([]);
});
