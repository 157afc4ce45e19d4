// `npm run deployments -- list [--open|--assigned|--withdrawn] [--json]`, `… assign <id> <number>` and
// `… release <id>`: the provider's desk for who works on the machine itself.
import { userInfo } from 'node:os';
import { assignNumber, listNumberRequests } from '#server/features/deployment/numbers.service.ts';
import { releaseWithdrawn } from '#server/features/deployment/withdrawn.service.ts';
import type { Services } from '#server/platform/services.ts';
import { CommandError } from '#server/run-command.ts';
import type { DeploymentRequest } from '#shared/contract/operator.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { readArguments } from './read-arguments.ts';

const usage = `Say what to do:
  npm run deployments -- list [--open|--assigned|--withdrawn] [--json]
  npm run deployments -- assign <id> <number>
  npm run deployments -- release <id>`;

/** @returns what to print */
export async function deploymentsCommand(services: Services, args: string[]): Promise<string> {
  const { positionals, values } = readArguments(args, [...states, 'json'], usage);
  const [action, id = '', ...number] = positionals;
  const [state, ...otherStates] = states.filter((word) => values[word]);
  if (action === 'list' && id === '' && otherStates.length === 0) {
    const requests = await listAll(services, state);
    return values.json ? JSON.stringify(requests, null, 2) : listed(requests);
  }
  const isPlain = Object.keys(values).length === 0 && /^\d{1,15}$/.test(id);
  if (action === 'release' && isPlain && number.length === 0) {
    await releaseWithdrawn(services.db, Number(id));
    return `The withdrawn request of assistant ${id} is released and forgotten.`;
  }
  if (action !== 'assign' || !isPlain || number.length === 0) throw new CommandError(usage);
  const request = await assignNumber(services, {
    assistantId: Number(id),
    phoneNumber: number.join(' '),
    assignedBy: accountName(),
  });
  return `${assigned(request)}\n${whoIsTold(services, request)}`;
}

const states = ['open', 'assigned', 'withdrawn'] as const;
const rowsPerRead = 500;

async function listAll({ db }: Services, state: DeploymentRequest['state'] | undefined) {
  const all: DeploymentRequest[] = [];
  for (;;) {
    const some = await listNumberRequests(db, { state, limit: rowsPerRead, offset: all.length });
    all.push(...some);
    if (some.length < rowsPerRead) return all;
  }
}

function listed(requests: DeploymentRequest[]): string {
  const lines = requests.map((request) => {
    const { id, companyName, requestedAt } = request;
    const asked = `asked ${requestedAt.slice(0, 10)}`;
    return `${id}  ${asked}  ${stateOf(request)}  ${plain(companyName)}  ${contactOf(request)}`.trim();
  });
  const counts = states
    .map((word) => ({ word, count: requests.filter(({ state }) => state === word).length }))
    .filter(({ word, count }) => word !== 'withdrawn' || count > 0)
    .map(({ word, count }) => `${count} ${word}`);
  return [...lines, counts.join(', ')].join('\n');
}

function stateOf({ state, withdrawnAt, expectedBy, phoneNumber }: DeploymentRequest): string {
  const number = phoneNumber ? readablePhoneNumber(phoneNumber) : undefined;
  if (state !== 'withdrawn') return number ?? `expected by ${expectedBy}`;
  return `withdrawn ${withdrawnAt?.slice(0, 10)}${number ? `, release ${number}` : ''}`;
}

function assigned({ id, companyName, phoneNumber }: DeploymentRequest): string {
  return `Assistant ${id} (${plain(companyName)}) has the number ${phoneNumber}.`;
}

function whoIsTold({ mailer }: Services, request: DeploymentRequest): string {
  const { isNotifyEmailConfirmed, notifyEmail } = request;
  if (!isNotifyEmailConfirmed) {
    return 'There is no confirmed e-mail address: the dashboard shows the number, nobody is written to.';
  }
  return mailer.isSending
    ? `A server that runs writes to ${notifyEmail} within 15 seconds, once for each number.`
    : `No mail server is set up: the mail to ${notifyEmail} is only written to a file by a server that runs.`;
}

function contactOf({ notifyEmail, isNotifyEmailConfirmed, transferNumber }: DeploymentRequest) {
  const mail = isNotifyEmailConfirmed ? notifyEmail : notifyEmail && `${notifyEmail} (unconfirmed)`;
  return [mail, plain(transferNumber)].filter(Boolean).join(', ');
}

/** What users typed must not steer the terminal. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
}

function accountName(): string {
  try {
    return `command: ${userInfo().username}`;
  } catch {
    // A container may run under a number that has no name.
    return `command: user ${process.getuid?.() ?? 'unknown'}`;
  }
}
