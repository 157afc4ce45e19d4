// A real SMTP server on a free loopback port that keeps the mails it gets, and refuses when told to.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { type ReceivedMail, readMail } from './read-mail.ts';

export interface SmtpPeer {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** Number of messages that were begun, refused ones included. */
  attempts: number;
  /** The next so many messages are refused with this code; 5xx at RCPT TO when `atRecipient`. */
  refuse(times: number, code: number, atRecipient?: boolean): void;
  close(): Promise<void>;
}

export async function startSmtpPeer(): Promise<SmtpPeer> {
  let refusals = { times: 0, code: 450, atRecipient: false };
  const refusal = () => {
    refusals.times -= 1;
    return Object.assign(new Error('refused by the test'), { responseCode: refusals.code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (refusals.times > 0 && refusals.atRecipient) {
        peer.attempts += 1;
        return done(refusal());
      }
      done();
    },
    onData(stream, session, done) {
      peer.attempts += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals.times > 0) return done(refusal());
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
        peer.mails.push(readMail(Buffer.concat(chunks).toString('utf8'), from, to));
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo; // listening on TCP
  const peer: SmtpPeer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    attempts: 0,
    refuse(times, code, atRecipient = false) {
      refusals = { times, code, atRecipient };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return peer;
}
