// `npm run doctor [-- --mail <address>] [--ping]`: tries what the settings name, before a user does. Changes
// nothing; a mail or a signed message goes out only when it is asked for.
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Config } from '#server/config.ts';
import { operatorNotes } from '#server/features/health/operator-notes.ts';
import type { Clock } from '#server/platform/clock.ts';
import { createMailer } from '#server/platform/mailer.ts';
import { createWebhookSender } from '#server/platform/webhook-sender.ts';
import { CommandError } from '#server/run-command.ts';
import { emailAddressSchema } from '#shared/domain/email-address.ts';
import {
  type Finding,
  lookAtDatabase,
  lookAtDataFolder,
  lookAtMailServer,
  lookAtModelServer,
  lookAtReceiver,
} from './doctor-looks.ts';

const usage = `Say no more than this:
  npm run doctor                       looks at settings, data folder, database, mail server, receiver
  npm run doctor -- --mail <address>   sends a test mail there too
  npm run doctor -- --ping             sends the provider's receiver a signed message of the type "ping"`;

/** @returns isSound: nothing was found that cannot work; notes do not count */
export async function doctorCommand(
  config: Config,
  args: string[],
  clock: Clock,
): Promise<{ lines: string[]; isSound: boolean }> {
  const { mailTo, isPinging } = readWishes(args);
  const looks = [
    lookAtDataFolder(config),
    lookAtDatabase(config),
    lookAtMailServer(config),
    lookAtReceiver(config),
    lookAtModelServer(config),
    ...(mailTo === null ? [] : [sendTestMail(config, mailTo, clock)]),
    ...(isPinging ? [ping(config, clock)] : []),
  ];
  const findings = (await Promise.all(looks)).flat();
  const notes = operatorNotes(config).map((text) => ({ kind: 'note', text }) as const);
  const faults = findings.filter(({ kind }) => kind === 'fault').length;
  const end =
    faults === 0
      ? 'Nothing was found that cannot work.'
      : `${faults} ${faults === 1 ? 'thing' : 'things'} cannot work as it is set.`;
  return { lines: [...[...findings, ...notes].map(lineOf), end], isSound: faults === 0 };
}

const words: Record<Finding['kind'], string> = { ok: 'ok   ', note: 'note ', fault: 'FAULT' };

function lineOf({ kind, text }: Finding): string {
  return `${words[kind]}  ${text}`;
}

function readWishes(args: string[]): { mailTo: string | null; isPinging: boolean } {
  const options = { mail: { type: 'string' }, ping: { type: 'boolean' } } as const;
  try {
    const { values } = parseArgs({ args, options });
    const mailTo = values.mail === undefined ? null : emailAddressSchema.parse(values.mail);
    return { mailTo, isPinging: values.ping ?? false };
  } catch (error) {
    throw new CommandError(usage, { cause: error });
  }
}

async function sendTestMail(config: Config, to: string, clock: Clock): Promise<Finding> {
  const mailer = createMailer(config);
  const text = `This is a test mail of ${config.productName}. Whoever reads it knows that mails arrive.`;
  const mail = { to, subject: `${config.productName}: test mail`, text };
  const sent = { ...mail, messageId: newId(), date: clock.now() };
  const outcome = await mailer.send(sent, AbortSignal.timeout(patienceMs));
  mailer.close();
  if (!outcome.isDelivered) return { kind: 'fault', text: `Test mail: ${outcome.reason}` };
  return mailer.isSending
    ? { kind: 'ok', text: `Test mail: the mail server took it for ${to}. Look whether it arrives.` }
    : { kind: 'fault', text: 'Test mail: SMTP_URL is not set, so it is a file in DATA_DIR/mail.' };
}

async function ping(config: Config, clock: Clock): Promise<Finding> {
  const sender = createWebhookSender(config, clock);
  const body = JSON.stringify({ type: 'ping', timestamp: clock.now().toISOString(), data: {} });
  const message = { messageId: newId(), body };
  const outcome = await sender.send(message, AbortSignal.timeout(patienceMs));
  return outcome.isDelivered
    ? { kind: 'ok', text: `Ping: the receiver answered ${outcome.code}.` }
    : { kind: 'fault', text: `Ping: ${outcome.reason}` };
}

const patienceMs = 15_000;

function newId(): string {
  return `msg_${randomBytes(18).toString('base64url')}`;
}
