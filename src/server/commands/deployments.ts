// `npm run deployments -- list|assign|clear|state|note|release …`: the provider's desk for who works on the
// machine itself.
import {
  changeRequest,
  listNumberRequests,
  type RequestChange,
} from '#server/features/deployment/numbers.service.ts';
import { releaseWithdrawn } from '#server/features/deployment/withdrawn.service.ts';
import type { Services } from '#server/platform/services.ts';
import { CommandError } from '#server/run-command.ts';
import type { DeploymentRequest, ListedState, RequestState } from '#shared/contract/operator.ts';
import { readablePhoneNumber } from '#shared/domain/phone-number.ts';
import { accountName } from './account-name.ts';
import { plainText } from './plain-text.ts';
import { readArguments } from './read-arguments.ts';

const states = [
  'open',
  'assigned',
  'ported',
  'rejected',
  'ended',
] as const satisfies RequestState[];
const listedStates = [...states, 'withdrawn'] as const satisfies ListedState[];
const flags = [...listedStates, 'newest', 'json'] as const;

const usage = `Say what to do:
  npm run deployments -- list [<part of company, e-mail, id or number>] [--open|--assigned|--ported|--rejected|--ended|--withdrawn] [--newest] [--json]
  npm run deployments -- assign <id> <number>
  npm run deployments -- clear <id>                 takes the number back
  npm run deployments -- state <id> open|assigned|ported|rejected|ended
  npm run deployments -- note <id> <text>
  npm run deployments -- release <id>               the number of a deleted assistant was given back`;

/** @returns what to print */
export async function deploymentsCommand(services: Services, args: string[]): Promise<string> {
  const { positionals, values } = readArguments(args, flags, usage);
  const [action, ...words] = positionals;
  const [state, ...others] = listedStates.filter((name) => values[name]);
  if (action === 'list' && others.length === 0) {
    const order = values.newest ? 'newest' : 'due';
    const requests = await listAll(services, { state, order, search: words.join(' ') });
    return values.json ? JSON.stringify(requests, null, 2) : listed(requests);
  }
  const [id = '', ...rest] = words;
  const isPlain = /^\d{1,15}$/.test(id) && Object.keys(values).length === 0;
  if (action === 'release' && isPlain && rest.length === 0) {
    await releaseWithdrawn(services.db, Number(id));
    return `The withdrawn request of assistant ${id} is released and forgotten.`;
  }
  const change = changeOf(action, rest.join(' '));
  if (!change || !isPlain) throw new CommandError(usage);
  const target = { assistantId: Number(id), changedBy: accountName() };
  const request = await changeRequest(services, { ...change, ...target });
  const told = change.phoneNumber === undefined ? [] : [whoIsTold(services, request)];
  return [
    `Assistant ${request.id} (${plainText(request.companyName)}) ${stateOf(request)}.`,
    ...told,
  ].join('\n');
}

/** @returns undefined for what is no change */
function changeOf(
  action: string | undefined,
  words: string,
): Pick<RequestChange, 'phoneNumber' | 'state' | 'note'> | undefined {
  if (action === 'clear') return words === '' ? { phoneNumber: null } : undefined;
  if (words === '') return undefined;
  if (action === 'assign') return { phoneNumber: words };
  if (action === 'note') return { note: words };
  const state = states.find((name) => name === words);
  return action === 'state' && state ? { state } : undefined;
}

const rowsPerRead = 500;

async function listAll(
  { db, clock }: Services,
  wanted: { state: ListedState | undefined; order: 'due' | 'newest'; search: string },
): Promise<DeploymentRequest[]> {
  const now = clock.now().toISOString();
  const all: DeploymentRequest[] = [];
  for (;;) {
    const page = { limit: rowsPerRead, offset: all.length };
    const { requests } = await listNumberRequests(db, { ...wanted, ...page, now });
    all.push(...requests);
    if (requests.length < rowsPerRead) return all;
  }
}

function listed(requests: DeploymentRequest[]): string {
  const lines = requests.map((request) => {
    const { id, companyName, requestedAt } = request;
    const asked = `asked ${requestedAt.slice(0, 10)}`;
    const notes = request.notes.filter(({ kind }) => kind === 'note');
    return [
      `${id}  ${asked}  ${shortStateOf(request)}  ${plainText(companyName)}  ${contactOf(request)}`.trim(),
      ...notes.map(
        ({ text, writtenBy, writtenAt }) =>
          `            ${writtenAt.slice(0, 10)} ${writtenBy}: ${plainText(text)}`,
      ),
    ].join('\n');
  });
  const counts = listedStates
    .map((state) => ({ state, count: requests.filter((one) => one.state === state).length }))
    .filter(({ state, count }) => count > 0 || state === 'open' || state === 'assigned')
    .map(({ state, count }) => `${count} ${state}`);
  return [...lines, counts.join(', ')].join('\n');
}

function shortStateOf(request: DeploymentRequest): string {
  const { state, phoneNumber, expectedBy, isOverdue, withdrawnAt } = request;
  const number = phoneNumber && readablePhoneNumber(phoneNumber);
  if (state === 'withdrawn') {
    return `withdrawn ${withdrawnAt?.slice(0, 10)}${number ? `, release ${number}` : ''}`;
  }
  if (state === 'assigned') return `${number}`;
  if (state === 'ported') return `${number} (ported)`;
  if (state === 'ended') return 'service ended';
  const day = `${isOverdue ? 'OVERDUE, was expected' : 'expected'} by ${expectedBy}`;
  return state === 'rejected' ? `rejected, ${day}` : day;
}

function stateOf({ state, phoneNumber, expectedBy }: DeploymentRequest): string {
  if (state === 'ended') return 'has no number any more: its service has ended';
  if (state === 'rejected')
    return `has no number yet: it was rejected, and is expected by ${expectedBy}`;
  if (state === 'open') return `has no number yet: it is expected by ${expectedBy}`;
  return `has the number ${phoneNumber}${state === 'ported' ? ', which was ported' : ''}`;
}

function whoIsTold({ mailer }: Services, request: DeploymentRequest): string {
  const { isNotifyEmailConfirmed, notifyEmail } = request;
  if (!isNotifyEmailConfirmed) {
    return 'There is no confirmed e-mail address: the dashboard shows it, nobody is written to.';
  }
  return mailer.isSending
    ? `A server that runs writes to ${notifyEmail} within 15 seconds, once for each number.`
    : `No mail server is set up: the mail to ${notifyEmail} is only written to a file by a server that runs.`;
}

function contactOf({ notifyEmail, isNotifyEmailConfirmed, transferNumber }: DeploymentRequest) {
  const mail = isNotifyEmailConfirmed ? notifyEmail : notifyEmail && `${notifyEmail} (unconfirmed)`;
  return [mail, plainText(transferNumber)].filter(Boolean).join(', ');
}
