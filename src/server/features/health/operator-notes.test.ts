import { expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { operatorNotes } from './operator-notes.ts';

const notesOf = (env: Record<string, string>) => operatorNotes(loadConfig(env)).join('\n');
const complete = {
  SMTP_URL: 'smtp://mail.example.com',
  ADMIN_EMAIL: 'desk@example.com',
  SUPPORT_EMAIL: 'help@example.com',
  PUBLIC_URL: 'https://voice.example.com',
  WEBHOOK_URL: 'https://provider.example.com/',
  WEBHOOK_SECRET: Buffer.from('a secret of the provider').toString('base64'),
  VOICE_NUMBER: '+1 (555) 010-0100',
};

test('[OPS-102] settings that are complete need no note', () => {
  expect(notesOf(complete)).toBe('');
});

test.each([
  [
    'SMTP_URI',
    { SMTP_URI: 'x' },
    'SMTP_URI is no setting and has no effect. SMTP_URL may be meant.',
  ],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: '' }, 'ADMIN_EMAIL is not set'],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL is not set'],
  ['PUBLIC_URL', { PUBLIC_URL: '' }, 'PUBLIC_URL is not set: the links in mails lead to localhost'],
  ['VOICE_NUMBER', { VOICE_NUMBER: '12' }, 'VOICE_NUMBER cannot be dialed'],
  ['HOST', { HOST: '0.0.0.0' }, 'HOST is not this computer alone'],
  ['HOST', { HOST: '::' }, 'HOST is not this computer alone'],
  ['RATE_LIMIT', { RATE_LIMIT: 'off' }, 'RATE_LIMIT is off'],
])('[OPS-102] %s is noted when it cannot work', (_name, change, sentence) => {
  expect(notesOf({ ...complete, ...change })).toContain(sentence);
  expect(notesOf({ ...complete, ...change }).split('\n')).toHaveLength(1);
});

test('[OPS-102] without a mail server neither its recipient nor the links in mails are noted', () => {
  const notes = notesOf({});
  expect(notes).toContain('nobody is notified');
  expect(notes).not.toMatch(/ADMIN_EMAIL|PUBLIC_URL|HOST/);
});
