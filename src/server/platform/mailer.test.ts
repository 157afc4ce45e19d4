import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMail } from '#tests/peers/read-mail.ts';
import { type SmtpPeer, startSmtpPeer } from '#tests/peers/smtp-server.ts';
import { createMailer } from './mailer.ts';

let smtp: SmtpPeer;
const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-mail-'));
const noEnd = () => new AbortController().signal;
const mail = {
  to: 'ada@example.com',
  subject: 'Größe – Ελλάδα',
  text: 'Guten Tag, naïve reader',
  html: '<p>Guten Tag</p>',
  messageId: 'msg_abc',
  date: new Date('2026-03-02T15:00:00Z'),
};

beforeAll(async () => {
  smtp = await startSmtpPeer();
});
afterAll(async () => {
  await smtp.close();
  rmSync(dataDir, { recursive: true });
});

function mailer(smtpUrl: string | null = smtp.url) {
  return createMailer({
    smtpUrl,
    mailFrom: 'porchlight@host.example',
    productName: 'Porchlight',
    dataDir,
  });
}

describe('mailer with SMTP', () => {
  it('[DELIV-01] sends one mail to one address under a stable Message-ID', async () => {
    expect(await mailer().send(mail, noEnd())).toEqual({ isDelivered: true, code: 250 });
    const received = smtp.mails.at(-1);
    expect(received?.to).toEqual(['ada@example.com']);
    expect(received?.from).toBe('porchlight@host.example');
    expect(received?.subject).toBe(mail.subject);
    expect(received?.text.trim()).toBe(mail.text);
    expect(received?.html).toContain('<p>Guten Tag</p>');
    expect(received?.headers['message-id']).toBe('<msg_abc@host.example>');
  });

  it.each([
    'a@b.co\r\nRCPT TO:<evil@x.co>',
    'a@b.co,evil@x.co',
    'a@b.co; evil@x.co',
    '"x" <evil@x.co>',
    'a@b.co\nBcc: evil@x.co',
    'a b@c.co',
    '@x.co',
    '',
  ])('[INPUT-09] refuses the recipient %j without talking to the server', async (to) => {
    const before = smtp.attempts;
    const outcome = await mailer().send({ ...mail, to }, noEnd());
    expect(outcome).toMatchObject({ isDelivered: false, isFinal: true });
    expect(smtp.attempts).toBe(before);
  });

  it('[INPUT-09] takes no header from a subject', async () => {
    await mailer().send({ ...mail, subject: 'Hello\r\nBcc: evil@x.co' }, noEnd());
    const received = smtp.mails.at(-1);
    expect(received?.to).toEqual(['ada@example.com']);
    expect(received?.headers.bcc).toBeUndefined();
    expect(received?.subject).toBe('Hello Bcc: evil@x.co');
  });

  it('[DELIV-03] tells a passing refusal from a refused address', async () => {
    smtp.refuse(1, 451);
    expect(await mailer().send(mail, noEnd())).toMatchObject({ code: 451, isFinal: false });
    smtp.refuse(1, 550, true);
    expect(await mailer().send(mail, noEnd())).toMatchObject({ code: 550, isFinal: true });
  });

  it('[DELIV-03] reports a server that cannot be reached', async () => {
    const outcome = await mailer('smtp://127.0.0.1:9').send(mail, noEnd());
    expect(outcome).toMatchObject({ isDelivered: false, code: null });
  });
});

describe('mailer without SMTP', () => {
  it('[DELIV-11] writes the same mail as an .eml file, once under one name', async () => {
    const files = mailer(null);
    expect(files.isSending).toBe(false);
    expect(await files.send(mail, noEnd())).toEqual({ isDelivered: true, code: null });
    await files.send(mail, noEnd());
    const names = readdirSync(join(dataDir, 'mail'));
    expect(names).toEqual(['2026-03-02T15-00-00-000Z-msg_abc.eml']);
    const read = readMail(readFileSync(join(dataDir, 'mail', names[0] ?? ''), 'utf8'));
    expect(read.subject).toBe(mail.subject);
    expect(read.headers.to).toBe('ada@example.com');
    expect(read.headers['message-id']).toBe('<msg_abc@host.example>');
    expect(read.html).toContain('<p>Guten Tag</p>');
  });
});
