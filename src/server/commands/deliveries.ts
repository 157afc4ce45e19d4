// `npm run deliveries -- list [--failed|--pending] [--json]`, `… retry <id|all-failed>` and `… replay <id>`.
import {
  listUnsentDeliveries,
  retryDelivery,
  type UnsentDelivery,
  type UnsentStatus,
} from '#server/features/deliveries/deliveries.service.ts';
import {
  type ReplayResult,
  replayDeployment,
} from '#server/features/deployment/replay-deployment.ts';
import type { Services } from '#server/platform/services.ts';
import { CommandError } from '#server/run-command.ts';
import { readArguments } from './read-arguments.ts';

const usage = `Say what to do:
  npm run deliveries -- list [--failed|--pending] [--json]
  npm run deliveries -- retry <id>
  npm run deliveries -- retry all-failed
  npm run deliveries -- replay <submission or assistant id>   sends a delivered deployment again`;

/** @returns what to print */
export async function deliveriesCommand(services: Services, args: string[]): Promise<string> {
  const { positionals, values } = readArguments(args, ['failed', 'pending', 'json'], usage);
  const [action, which, ...more] = positionals;
  if (action === 'list' && which === undefined) {
    const wanted: UnsentStatus[] = [];
    if (values.failed || !values.pending) wanted.push('failed');
    if (values.pending || !values.failed) wanted.push('pending');
    const deliveries = await listUnsentDeliveries(services, wanted);
    return values.json ? JSON.stringify(deliveries, null, 2) : listed(deliveries);
  }
  const isPlain = Object.keys(values).length === 0 && more.length === 0;
  if (action === 'replay' && which !== undefined && isPlain) return replay(services, which);
  if (action !== 'retry' || which === undefined || !isPlain) throw new CommandError(usage);
  return which === 'all-failed' ? retryAllFailed(services) : retryOne(services, which);
}

function listed(deliveries: readonly UnsentDelivery[]): string {
  const lines = deliveries.map((delivery) => {
    const { id, kind, purpose, host, status, attempts, nextAttemptAt, lastError } = delivery;
    const next = nextAttemptAt && `, next ${nextAttemptAt}`;
    const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
    return [
      `${id}  ${status}  ${kind} to ${host} (${purpose})  ${tried}${next}  ${lastError}`,
      ...delivery.recentAttempts.map(
        ({ at, code, reason }) => `            ${at}  ${code ?? 'no answer'}  ${reason}`,
      ),
    ].join('\n');
  });
  const count = (wanted: UnsentStatus) =>
    deliveries.filter(({ status }) => status === wanted).length;
  return [...lines, `${count('failed')} failed, ${count('pending')} pending`].join('\n');
}

async function replay(services: Services, which: string): Promise<string> {
  const result = /^\d{1,15}$/.test(which)
    ? await replayDeployment(services, Number(which))
    : 'unknown';
  if (result !== 'due') throw new CommandError(notReplayed[result](which));
  return `The deployment of ${which} is due again, under its old message id. A server that runs sends it within 15 seconds.`;
}

const notReplayed: Record<Exclude<ReplayResult, 'due'>, (which: string) => string> = {
  unknown: (which) => `There is no submission and no deployed assistant ${which}.`,
  outdated: (which) =>
    `A newer version was deployed after submission ${which}. Name the assistant to send that one.`,
  undelivered: (which) =>
    `The deployment of ${which} was not delivered yet: see \`npm run deliveries -- list\`, and retry it.`,
  'no-webhook': (which) =>
    `The deployment of ${which} went to no webhook, so none can be repeated.`,
};

async function retryAllFailed(services: Services): Promise<string> {
  const failed = await listUnsentDeliveries(services, ['failed']);
  let due = 0;
  for (const { id } of failed) due += (await retryDelivery(services, id)) === 'due' ? 1 : 0;
  return `${due} of ${failed.length} failed deliveries are due now.`;
}

async function retryOne(services: Services, which: string): Promise<string> {
  const result = /^\d{1,15}$/.test(which)
    ? await retryDelivery(services, Number(which))
    : 'unknown';
  if (result === 'unknown') throw new CommandError(`There is no delivery ${which}.`);
  if (result === 'ended') {
    throw new CommandError(`Delivery ${which} was delivered or cancelled: nothing is to be sent.`);
  }
  return result === 'running'
    ? `Delivery ${which} is being sent this moment.`
    : `Delivery ${which} is due now. A server that runs sends it within 15 seconds.`;
}
