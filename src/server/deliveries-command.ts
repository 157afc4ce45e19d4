// `npm run deliveries -- list [--failed|--pending] [--json]` and `… retry <id|all-failed>`.
import { parseArgs } from 'node:util';
import {
  listUnsentDeliveries,
  retryDelivery,
  type UnsentDelivery,
  type UnsentStatus,
} from './features/deliveries/deliveries.service.ts';
import type { Services } from './platform/services.ts';
import { CommandError, runCommand } from './run-command.ts';

const usage = `Say what to do:
  npm run deliveries -- list [--failed|--pending] [--json]
  npm run deliveries -- retry <id>
  npm run deliveries -- retry all-failed`;

await runCommand(async (services) => {
  const { positionals, values } = readArguments();
  const [action, which, ...more] = positionals;
  if (action === 'list' && which === undefined) {
    const wanted: UnsentStatus[] = [];
    if (values.failed || !values.pending) wanted.push('failed');
    if (values.pending || !values.failed) wanted.push('pending');
    show(await listUnsentDeliveries(services, wanted), values.json ?? false);
  } else if (action === 'retry' && which !== undefined && more.length === 0) {
    await retry(services, which);
  } else {
    throw new CommandError(usage);
  }
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        failed: { type: 'boolean' },
        pending: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch {
    throw new CommandError(usage);
  }
}

function show(deliveries: UnsentDelivery[], isJson: boolean): void {
  if (isJson) {
    console.log(JSON.stringify(deliveries, null, 2));
    return;
  }
  for (const {
    id,
    kind,
    purpose,
    host,
    status,
    attempts,
    nextAttemptAt,
    lastError,
  } of deliveries) {
    const next = nextAttemptAt && `, next ${nextAttemptAt}`;
    const tried = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
    console.log(`${id}  ${status}  ${kind} to ${host} (${purpose})  ${tried}${next}  ${lastError}`);
  }
  const [failed, pending] = (['failed', 'pending'] as const).map(
    (wanted) => deliveries.filter(({ status }) => status === wanted).length,
  );
  console.log(`${failed} failed, ${pending} pending`);
}

async function retry(services: Services, which: string): Promise<void> {
  if (which === 'all-failed') {
    const failed = await listUnsentDeliveries(services, ['failed']);
    let due = 0;
    for (const { id } of failed) due += (await retryDelivery(services, id)) === 'due' ? 1 : 0;
    console.log(`${due} of ${failed.length} failed deliveries are due now.`);
    return;
  }
  const result = /^\d{1,15}$/.test(which)
    ? await retryDelivery(services, Number(which))
    : 'unknown';
  if (result === 'unknown') throw new CommandError(`There is no delivery ${which}.`);
  if (result === 'ended') {
    throw new CommandError(
      `Delivery ${which} was delivered or cancelled: there is nothing to send.`,
    );
  }
  console.log(
    result === 'running'
      ? `Delivery ${which} is being sent this moment.`
      : `Delivery ${which} is due now. A server that runs sends it within 15 seconds.`,
  );
}
