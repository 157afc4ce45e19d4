// Sends one mail to one address: by SMTP when SMTP_URL is set, else as an .eml file in DATA_DIR/mail.
// The recipient is always handed over as an object: as text, a line break in it would add recipients.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '#server/config.ts';
import { emailAddressSchema } from '#shared/domain/email-address.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { mailFileName, mailFolder } from './mail-files.ts';

export interface MailAttachment {
  name: string;
  mimeType: string;
  content: Buffer;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachment?: MailAttachment;
  /** Kept over retries, so that mail programs show one mail. */
  messageId: string;
  /** When it was written, the same over retries. */
  date: Date;
}

export interface Mailer {
  /** False: mails become files on this server and nobody gets them. */
  isSending: boolean;
  /** Never rejects. The signal ends the attempt. */
  send(mail: Mail, signal: AbortSignal): Promise<DeliveryOutcome>;
  close(): void;
}

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'productName' | 'dataDir'>;

/** No part of a message may be read from a file or an address. */
const closedDoors = { disableFileAccess: true, disableUrlAccess: true };

export function createMailer(settings: Settings): Mailer {
  return settings.smtpUrl ? smtpMailer(settings, settings.smtpUrl) : fileMailer(settings);
}

function smtpMailer(settings: Settings, smtpUrl: string): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    ...closedDoors,
  });
  return {
    isSending: true,
    async send(mail, signal) {
      const message = messageOf(mail, settings);
      if (!message) return refusedAddress;
      try {
        const sent = await orAborted(transport.sendMail(message), signal);
        return { isDelivered: true, code: Number.parseInt(sent.response, 10) || 250 };
      } catch (error) {
        return mailFailure(error, signal);
      }
    },
    close: () => transport.close(),
  };
}

function fileMailer(settings: Settings): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...closedDoors,
  });
  const folder = mailFolder(settings);
  return {
    isSending: false,
    async send(mail) {
      const message = messageOf(mail, settings);
      if (!message) return refusedAddress;
      try {
        const { message: content } = await transport.sendMail(message);
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = join(folder, mailFileName(mail));
        const bytes = content as Buffer; // `buffer: true` above
        await writeFile(`${path}.part`, bytes, { mode: 0o600, flush: true });
        await rename(`${path}.part`, path);
        return { isDelivered: true, code: null };
      } catch {
        const reason = 'The mail could not be written to a file on this server.';
        return { isDelivered: false, code: null, reason };
      }
    },
    close: () => {},
  };
}

/** undefined for anything but one plain address. */
function messageOf(mail: Mail, { mailFrom, productName }: Settings) {
  const to = emailAddressSchema.safeParse(mail.to);
  if (!to.success) return undefined;
  return {
    from: { name: productName, address: mailFrom },
    to: { name: '', address: to.data },
    subject: mail.subject.replace(/\s+/g, ' '),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.attachment && { attachments: [attachmentOf(mail.attachment)] }),
    messageId: `<${mail.messageId}@${mailFrom.split('@').at(-1)}>`,
    date: mail.date,
    // Out-of-office answers to a machine help nobody.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function attachmentOf({ name, mimeType, content }: MailAttachment) {
  return { filename: name, contentType: mimeType, content };
}

const refusedAddress: DeliveryOutcome = {
  isDelivered: false,
  code: null,
  reason: 'This is not one e-mail address.',
  isFinal: true,
};

function mailFailure(error: unknown, signal: AbortSignal): DeliveryOutcome {
  const failed = { isDelivered: false, code: null } as const;
  if (signal.aborted) return { ...failed, reason: 'The mail server did not answer in time.' };
  // The fields that nodemailer adds to its errors.
  const { responseCode = null, code } = error as { responseCode?: number; code?: string };
  if (responseCode === null) {
    return {
      ...failed,
      reason: `The mail server could not be reached${code ? ` (${code})` : ''}.`,
    };
  }
  const isAddressRefused = code === 'EENVELOPE' && responseCode >= 500;
  const reason = isAddressRefused
    ? `The mail server refused this address (${responseCode}).`
    : `The mail server answered ${responseCode}.`;
  return { ...failed, code: responseCode, reason, isFinal: isAddressRefused };
}

/** nodemailer cannot be stopped; whoever waits for it can. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new Error('aborted'));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
